"""What is told before a game starts: whom options help, the odds, what has no effect."""

from __future__ import annotations

from tests.server.running import Server

from misterx.server.web.catalogue import catalogue, odds, whom_it_helps


def test_every_option_says_whom_it_helps() -> None:
    known = {option.name: option for title in catalogue("level3").titles for option in title.options}
    assert set(whom_it_helps()) == set(known)
    for name, helps in whom_it_helps().items():
        assert helps, name
        assert set(helps.values()) <= {"x", "hunters", "either"}, name
        option = known[name]
        words = {"number": {"more"}, "entries": {"more"}, "tickets": {"more"}, "flag": {"on"}}
        if option.kind in words:
            assert set(helps) == words[option.kind], name


def test_the_odds_cover_every_title_and_number_of_players() -> None:
    for title in catalogue("level3").titles:
        plain = [row for row in title.odds if not row.option]
        assert {n for row in plain for n in row.players} == set(range(title.least, title.most + 1)), title.id
        assert all(0 <= row.x_wins <= row.games and row.games >= 100 for row in title.odds)
        named = {option.name for option in title.options} | {"edition"}
        assert {row.option for row in title.odds if row.option} <= named
        for edition in title.editions[1:]:
            measured = [row.players for row in title.odds if (row.option, row.value) == ("edition", edition)]
            assert sorted(n for players in measured for n in players) == list(range(title.least, title.most + 1))
    assert catalogue("level3").odds_of == odds()["bot"]


def test_a_wish_is_checked_before_a_table_is_made_of_it(server: Server) -> None:
    told = server.post("/api/check", title="ny-chase", options={"roadblocks": 0, "roadblock_reuse": "never"})
    assert [note["option"] for note in told.json()["notes"]] == ["roadblock_reuse"]
    assert server.post("/api/check", title="sanssouci").json()["notes"] == []
    refused = server.post("/api/check", title="sanssouci", options={"extra_agent": True})
    assert refused.status_code == 422
    assert refused.json()["arguments"]["why"]["code"] == "out_of_range"
    assert server.post("/api/check", title="chess").json()["code"] == "unknown_title"
