/* Random playouts of Scotland Yard in plain C: what the compiled rules are measured against.
 *
 * The same board, rules and random numbers as the kernels in src/misterx, so the same seed must bring the same game; only
 * what Scotland Yard needs is here, and everything is laid out for speed: stations that are held are a table of bytes,
 * a station's neighbours by all modes lie together, a list of moves is written without branches and made once for a
 * decision, nothing is allocated and nothing is called through a pointer.
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
    int16_t links[LINKS]; /* a node, and above it the column */
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
    int32_t doubles, entries, round, winner, reason;
} Game;

/* A move is a link, with the pawn above it; of Mister X's, the ticket in the column's place, and a bit for a double. */
enum { NODE = 0x3FF, MODE_SHIFT = 10, PAWN_SHIFT = 13, DOUBLE = 1 << 16 };

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

static int can_go_on(const Board *board, const Game *game, int node, int spent) {
    const int16_t *first = board->first[node];
    for (int ticket = 0; ticket <= BLACK; ticket++) {
        if (game->tickets[0][ticket] <= (ticket == spent))
            continue;
        int column = ticket == BLACK ? ANY : ticket;
        for (int i = first[column]; i < first[column + 1]; i++)
            if (!game->held[board->links[i] & NODE])
                return 1;
    }
    return 0;
}

/* Whether with every ticket that Mister X has, he could have another leg after it: one more of the kind brings him back. */
static inline int is_certain(const Game *game) {
    const int32_t *tickets = game->tickets[0];
    return tickets[0] != 1 && tickets[1] != 1 && tickets[2] != 1 && tickets[BLACK] != 1;
}

static int doubtful_moves(const Board *board, const Game *game, uint32_t *out) {
    const int16_t *first = board->first[game->pos[0]];
    int n = 0;
    for (int ticket = 0; ticket <= BLACK; ticket++) {
        int column = ticket == BLACK ? ANY : ticket;
        if (game->tickets[0][ticket] == 0)
            continue;
        for (int i = first[column]; i < first[column + 1]; i++) {
            uint32_t to = board->links[i] & NODE, ride = to | (uint32_t)ticket << MODE_SHIFT;
            if (game->held[to])
                continue;
            out[n++] = ride;
            if (game->tickets[0][ticket] > 1 || can_go_on(board, game, (int)to, ticket))
                out[n++] = ride | DOUBLE;
        }
    }
    return n;
}

static inline int x_moves(const Board *board, const Game *game, int may_double, uint32_t *out) {
    if (may_double && !is_certain(game))
        return doubtful_moves(board, game, out);
    const int16_t *first = board->first[game->pos[0]];
    const int32_t *tickets = game->tickets[0];
    uint32_t pays = (tickets[0] > 0) | (tickets[1] > 0) << 1 | (tickets[2] > 0) << 2;
    int n = 0;
    for (int i = first[0]; i < first[3]; i++) {
        uint32_t ride = (uint16_t)board->links[i];
        out[n] = ride;
        out[n + 1] = ride | DOUBLE;
        n += (pays >> (ride >> MODE_SHIFT) & !game->held[ride & NODE]) << may_double;
    }
    if (tickets[BLACK])
        for (int i = first[ANY]; i < first[ANY + 1]; i++) {
            uint32_t to = board->links[i] & NODE, ride = to | BLACK << MODE_SHIFT;
            out[n] = ride;
            out[n + 1] = ride | DOUBLE;
            n += !game->held[to] << may_double;
        }
    return n;
}

static inline uint32_t payable(const Rules *rules, const Game *game, int pawn) {
    const int32_t *tickets = game->tickets[rules->stock[pawn]];
    return rules->stock[pawn] == 0 ? 7 : (tickets[0] > 0) | (tickets[1] > 0) << 1 | (tickets[2] > 0) << 2;
}

static inline int pawn_moves(const Board *board, const Rules *rules, const Game *game, int pawn, uint32_t *out) {
    const int16_t *first = board->first[game->pos[pawn]];
    uint32_t pays = payable(rules, game, pawn), ride = (uint32_t)pawn << PAWN_SHIFT;
    int n = 0;
    for (int i = first[0]; i < first[3]; i++) {
        uint32_t link = (uint16_t)board->links[i];
        out[n] = ride | link;
        n += pays >> (link >> MODE_SHIFT) & !game->held[link & NODE];
    }
    return n;
}

/* The moves of the hunters that wait, or in a fixed order of the first that can move; those who cannot move pass. */
static inline int hunter_moves(const Board *board, const Rules *rules, const Game *game, uint32_t *moved, uint32_t *out) {
    int n = 0;
    for (int pawn = 1; pawn <= rules->hunters; pawn++) {
        if (*moved >> pawn & 1)
            continue;
        n += pawn_moves(board, rules, game, pawn, out + n);
        if (rules->fixed_order) {
            if (n > 0)
                break;
            *moved |= 1u << pawn;
        }
    }
    return n;
}

/* Whether a hunter has a ride, now or when some policemen who stand in his way have left. */
static int gets_out(const Board *board, const Rules *rules, const Game *game, int pawn, uint32_t leaving) {
    const int16_t *first = board->first[game->pos[pawn]];
    uint32_t pays = payable(rules, game, pawn);
    for (int i = first[0]; i < first[3]; i++) {
        uint32_t link = (uint16_t)board->links[i];
        if (!(pays >> (link >> MODE_SHIFT) & 1))
            continue;
        if (!game->held[link & NODE])
            return 1;
        for (int other = 1; other <= rules->hunters; other++)
            if (leaving >> other & 1 && (uint32_t)game->pos[other] == (link & NODE))
                return 1;
    }
    return 0;
}

/* Whether no detective can ever move again: without a ticket, or walled in by hunters who never make room. */
static int all_stuck(const Board *board, const Rules *rules, const Game *game) {
    for (uint32_t leaving = 0, before = 1; leaving != before;) {
        before = leaving;
        for (int pawn = 1; pawn <= rules->hunters; pawn++)
            if (!(leaving >> pawn & 1) && gets_out(board, rules, game, pawn, leaving)) {
                if (rules->stock[pawn])
                    return 0;
                leaving |= 1u << pawn;
            }
    }
    return 1;
}

static void end(Game *game, int winner, int reason) {
    game->winner = winner;
    game->reason = reason;
}

/* After the hunters' last move of a round: the end, or Mister X's turn. */
static inline void next_round(const Board *board, const Rules *rules, Game *game) {
    if (game->round > 0) {
        if (all_stuck(board, rules, game))
            return end(game, MISTER_X, HUNTERS_STUCK);
        if ((rules->by_entries ? game->entries : game->round) >= rules->limit)
            return end(game, MISTER_X, SURVIVED);
    }
    game->round++;
}

static void end_without_move(const Board *board, Game *game) {
    int enclosed = 1;
    for (int i = board->first[game->pos[0]][ANY]; i < board->first[game->pos[0]][ANY + 1]; i++)
        enclosed &= game->held[board->links[i] & NODE];
    end(game, HUNTERS, enclosed ? X_ENCLOSED : X_WITHOUT_MOVE);
}

static int deal(const Board *board, const Rules *rules, Game *game, uint32_t *random) {
    for (int pawn = 1; pawn <= rules->hunters + 1; pawn++) {
        int is_x = pawn > rules->hunters, n = 0, nodes[CARDS + 1];
        const int32_t *deck = is_x ? board->x_deck : board->hunter_deck;
        for (int card = 0; card < (is_x ? board->x_cards : board->hunter_cards); card++) {
            nodes[n] = deck[card];
            n += !game->held[deck[card]];
        }
        int node = nodes[draw(random, (uint32_t)n)];
        game->pos[is_x ? 0 : pawn] = node;
        game->held[node] = !is_x;
    }
    return rules->hunters + 1;
}

static int playout(const Board *board, const Rules *rules, Game *game, uint32_t *random_state) {
    uint32_t moves[512], random = *random_state;
    memset(game, 0, sizeof *game);
    memcpy(game->tickets, rules->tickets, sizeof game->tickets);
    game->doubles = rules->doubles;
    int decisions = deal(board, rules, game, &random);
    for (;;) {
        next_round(board, rules, game);
        if (game->winner)
            break;
        int may_double = 1, n;
        uint32_t move, moved = 0;
        do { /* Mister X: one leg, or two */
            may_double &= game->doubles > 0 && (!rules->by_entries || game->entries + 2 <= rules->limit);
            n = x_moves(board, game, may_double, moves);
            if (n == 0) {
                end_without_move(board, game);
                *random_state = random;
                return decisions;
            }
            move = moves[draw(&random, (uint32_t)n)];
            decisions++;
            game->tickets[0][move >> MODE_SHIFT & 7]--;
            game->pos[0] = move & NODE;
            game->entries++;
            game->doubles -= move >> 16;
            may_double = 0;
        } while (move & DOUBLE);
        while ((n = hunter_moves(board, rules, game, &moved, moves))) {
            move = moves[draw(&random, (uint32_t)n)];
            int pawn = move >> PAWN_SHIFT, mode = move >> MODE_SHIFT & 7, to = move & NODE, stock = rules->stock[pawn];
            decisions++;
            if (stock) {
                game->tickets[stock][mode]--;
                game->tickets[0][mode] += rules->refill;
            }
            game->held[game->pos[pawn]] = 0;
            game->held[to] = 1;
            game->pos[pawn] = to;
            if (to == game->pos[0]) {
                end(game, HUNTERS, CAPTURED);
                return decisions;
            }
            moved |= 1u << pawn;
        }
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
