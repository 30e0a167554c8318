import sys
from pathlib import Path

from tests.walks.swap_ticket import put_in
from tests.walks.tree import Tree

if __name__ == "__main__":
    made = Tree(Path(sys.argv[1]))
    put_in(made)
    print("\n".join(made.touched()))
