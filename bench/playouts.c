/* Random playouts of Scotland Yard in plain C: what the compiled rules are measured against.
 *
 * The same board, rules and random numbers as the kernels in src/misterx, so the same seed must bring the same game; only
 * what Scotland Yard needs is here, and everything is laid out for speed: stations that are held are a table of bytes,
 * neighbours of a station lie together, nothing is allocated and nothing is called through a pointer.
 */
#include <stdint.h>
#include <string.h>

enum { NODES = 256, COLUMNS = 5, LINKS = NODES * 24, PAWNS = 6, CARDS = 64 };
enum { BLACK = 3, ANY = 4 };
enum { NOBODY, MISTER_X, HUNTERS };
enum { CAPTURED = 1, X_ENCLOSED, X_WITHOUT_MOVE, SURVIVED, HUNTERS_STUCK };

typedef struct {
    int32_t hunter_cards, x_cards;
    int32_t hunter_deck[CARDS], x_deck[CARDS];
    int16_t first[NODES][COLUMNS + 1];
    int16_t to[LINKS];
    int16_t served[NODES];
} Board;

typedef struct {
    int32_t hunters, limit, by_entries, fixed_order, refill, doubles;
    int32_t stock[PAWNS];
    int32_t tickets[PAWNS][4];
} Rules;

typedef struct {
    uint8_t held[NODES];
    int32_t pos[PAWNS]; /* Mister X's is pos[0] */
    int32_t tickets[PAWNS][4];
    int32_t doubles, doubled, second, entries, round, moved, turn, winner, reason;
} Game;

typedef struct {
    uint16_t to;
    uint8_t pawn, mode;
} Move; /* a pawn of 8 or more: Mister X with the first leg of a double */

static inline uint32_t draw(uint32_t *random, uint32_t n) {
    uint32_t x = *random;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    *random = x;
    return (uint32_t)((uint64_t)x * n >> 32);
}

static uint32_t mix(uint32_t seed) {
    uint32_t x = seed + 0x1E3779B9u;
    x = (x ^ x >> 16) * 0x45D9F3Bu;
    x = (x ^ x >> 15) * 0x2C1B3C6Du;
    x ^= x >> 16;
    return x ? x : 0x1E3779B9u;
}

static inline int can_go_on(const Board *board, const Game *game, int node, int spent) {
    for (int ticket = 0; ticket <= BLACK; ticket++) {
        if (game->tickets[0][ticket] <= (ticket == spent))
            continue;
        int column = ticket == BLACK ? ANY : ticket;
        for (int i = board->first[node][column]; i < board->first[node][column + 1]; i++)
            if (!game->held[board->to[i]])
                return 1;
    }
    return 0;
}

static inline int x_moves(const Board *board, const Rules *rules, const Game *game, Move *out) {
    int here = game->pos[0], n = 0;
    int may_double = game->doubles > 0 && !game->doubled && (!rules->by_entries || game->entries + 2 <= rules->limit);
    for (int ticket = 0; ticket <= BLACK; ticket++) {
        if (game->tickets[0][ticket] == 0)
            continue;
        int column = ticket == BLACK ? ANY : ticket;
        for (int i = board->first[here][column]; i < board->first[here][column + 1]; i++) {
            int to = board->to[i];
            if (game->held[to])
                continue;
            out[n++] = (Move){(uint16_t)to, 0, (uint8_t)ticket};
            if (may_double && can_go_on(board, game, to, ticket))
                out[n++] = (Move){(uint16_t)to, 8, (uint8_t)ticket};
        }
    }
    return n;
}

static inline int pays(const Rules *rules, const Game *game, int pawn, int mode) {
    return rules->stock[pawn] == 0 || game->tickets[rules->stock[pawn]][mode] > 0;
}

static inline int can_ride(const Board *board, const Rules *rules, const Game *game, int pawn) {
    int here = game->pos[pawn];
    for (int mode = 0; mode < 3; mode++)
        if (pays(rules, game, pawn, mode))
            for (int i = board->first[here][mode]; i < board->first[here][mode + 1]; i++)
                if (!game->held[board->to[i]])
                    return 1;
    return 0;
}

static inline int may_move_now(const Rules *rules, const Game *game, int pawn) {
    return !(game->moved >> pawn & 1) && (!rules->fixed_order || game->turn + 1 == pawn);
}

static inline int hunter_moves(const Board *board, const Rules *rules, const Game *game, Move *out) {
    int n = 0;
    for (int pawn = 1; pawn <= rules->hunters; pawn++) {
        if (!may_move_now(rules, game, pawn))
            continue;
        const int16_t *first = board->first[game->pos[pawn]];
        for (int mode = 0; mode < 3; mode++) {
            if (!pays(rules, game, pawn, mode))
                continue;
            for (int i = first[mode]; i < first[mode + 1]; i++) {
                int to = board->to[i];
                out[n] = (Move){(uint16_t)to, (uint8_t)pawn, (uint8_t)mode};
                n += !game->held[to];
            }
        }
    }
    return n;
}

static int all_stuck(const Board *board, const Rules *rules, const Game *game) {
    for (int pawn = 1; pawn <= rules->hunters; pawn++) {
        if (rules->stock[pawn] == 0)
            continue;
        for (int mode = 0; mode < 3; mode++)
            if (board->served[game->pos[pawn]] >> mode & 1 && game->tickets[rules->stock[pawn]][mode] > 0)
                return 0;
    }
    return 1;
}

static void end(Game *game, int winner, int reason) {
    game->winner = winner;
    game->reason = reason;
}

/* After the hunters' last move of a round: the end, or Mister X's turn. */
static void next_round(const Board *board, const Rules *rules, Game *game) {
    if (game->round > 0) {
        if (all_stuck(board, rules, game))
            return end(game, MISTER_X, HUNTERS_STUCK);
        if ((rules->by_entries ? game->entries : game->round) >= rules->limit)
            return end(game, MISTER_X, SURVIVED);
    }
    game->round++;
    game->moved = game->turn = game->doubled = 0;
    if (!can_go_on(board, game, game->pos[0], -1)) {
        int enclosed = 1;
        for (int i = board->first[game->pos[0]][ANY]; i < board->first[game->pos[0]][ANY + 1]; i++)
            enclosed &= game->held[board->to[i]];
        end(game, HUNTERS, enclosed ? X_ENCLOSED : X_WITHOUT_MOVE);
    }
}

/* Whether some hunter still has a move in this round; those who cannot move pass. */
static int hunters_go_on(const Board *board, const Rules *rules, Game *game) {
    for (;;) {
        int waiting = 0;
        for (int pawn = 1; pawn <= rules->hunters; pawn++)
            if (may_move_now(rules, game, pawn)) {
                if (can_ride(board, rules, game, pawn))
                    return 1;
                waiting |= 1 << pawn;
            }
        if (!waiting)
            return 0;
        game->moved |= waiting;
        game->turn++;
    }
}

static int deal(const Board *board, const Rules *rules, Game *game, uint32_t *random) {
    for (int pawn = 1; pawn <= rules->hunters + 1; pawn++) {
        int is_x = pawn > rules->hunters, n = 0, nodes[CARDS];
        const int32_t *deck = is_x ? board->x_deck : board->hunter_deck;
        for (int card = 0; card < (is_x ? board->x_cards : board->hunter_cards); card++)
            if (!game->held[deck[card]])
                nodes[n++] = deck[card];
        int node = nodes[draw(random, (uint32_t)n)];
        game->pos[is_x ? 0 : pawn] = node;
        game->held[node] = !is_x;
    }
    return rules->hunters + 1;
}

static int playout(const Board *board, const Rules *rules, Game *game, uint32_t *random) {
    Move moves[512];
    memset(game, 0, sizeof *game);
    memcpy(game->tickets, rules->tickets, sizeof game->tickets);
    game->doubles = rules->doubles;
    int decisions = deal(board, rules, game, random);
    next_round(board, rules, game);
    while (game->winner == NOBODY) {
        do { /* Mister X: one leg, or two */
            Move move = moves[draw(random, (uint32_t)x_moves(board, rules, game, moves))];
            decisions++;
            game->tickets[0][move.mode]--;
            game->pos[0] = move.to;
            game->entries++;
            game->second = move.pawn != 0;
            game->doubles -= game->second;
            game->doubled |= game->second;
        } while (game->second);
        while (hunters_go_on(board, rules, game)) {
            Move move = moves[draw(random, (uint32_t)hunter_moves(board, rules, game, moves))];
            int pawn = move.pawn, stock = rules->stock[pawn];
            decisions++;
            if (stock) {
                game->tickets[stock][move.mode]--;
                game->tickets[0][move.mode] += rules->refill;
            }
            game->held[game->pos[pawn]] = 0;
            game->held[move.to] = 1;
            game->pos[pawn] = move.to;
            if (move.to == game->pos[0]) {
                end(game, HUNTERS, CAPTURED);
                break;
            }
            game->moved |= 1 << pawn;
            game->turn++;
        }
        if (game->winner == NOBODY)
            next_round(board, rules, game);
    }
    return decisions;
}

/* Play many games; tally[winner] counts them. `check` takes in where every game ended, if it is wanted. */
int64_t playouts(const Board *board, const Rules *rules, uint32_t seed, int64_t games, int64_t *tally, int64_t *check) {
    int64_t decisions = 0;
    for (int64_t g = 0; g < games; g++) {
        Game game;
        uint32_t random = mix(seed + (uint32_t)g);
        int made = playout(board, rules, &game, &random);
        decisions += made;
        tally[game.winner]++;
        if (check) {
            int64_t end = made * 64 + game.reason;
            for (int pawn = 0; pawn <= rules->hunters; pawn++) {
                end = (end * 31 + game.pos[pawn]) & 0xFFFFFFFF;
                for (int ticket = 0; ticket < 4; ticket++)
                    end = (end * 31 + game.tickets[pawn][ticket]) & 0xFFFFFFFF;
            }
            *check = (*check * 1000003 + end) & 0xFFFFFFFF;
        }
    }
    return decisions;
}
