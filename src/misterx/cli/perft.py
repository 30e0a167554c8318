import click


@click.command("perft")
def command() -> None:
    """x"""
