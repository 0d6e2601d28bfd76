// Trains the network of the solo player, or with -DBESIDE_OTHERS of the player against others. It learns from the
// positions after each decision of a game.
//
//     ./train learn GAMES SEED RATE TRYING MEMORY WEIGHTS [BEGIN]
//     ./train play GAMES SEED FINALISTS MARKETS WEIGHTS   (alone)
//     ./train check < positions
//
// WEIGHTS are written every 500 games. BEGIN are weights to continue with. `check` prints the model's values of positions.
// `recipe.py` compiles it, has the arguments of all runs and turns WEIGHTS into a file of the player.

#include <ctime>

#include "table.hpp"

const int GAMES_AT_ONCE = 8;
const float LARGEST_ERROR = 15;
const uint64_t SEEDS_APART = 1000003;

static bool read(Network& net, const char* name) {
    FILE* file = fopen(name, "rb");
    bool fine = file && fread(&net, sizeof net, 1, file) == 1;
    if (file) fclose(file);
    return fine;
}

static void write(const Network& net, const char* name) {
    FILE* file = fopen(name, "wb");
    fwrite(&net, sizeof net, 1, file);
    fclose(file);
}

// How far the network is from what came of a game: the way is gone backwards.
static int learn_from(const std::vector<Position>& path, float end, float memory, const Network& net, Network& slopes) {
    float target = 0, expected = 0, later = end;
    int positions = 0;
    for (int at = (int)path.size() - 1; at >= 0; at--) {
        const Position& position = path[at];
        target = later - position.sure + (1 - memory) * expected + memory * target;
        later = position.sure;
        if (position.over) {
            expected = target;  // what money brings is sure then
            continue;
        }
        float inner[INNER];
        expected = to_come(net, position.told, inner);
        float error = std::max(-LARGEST_ERROR, std::min(LARGEST_ERROR, expected - target));
        blame(net, position.told, inner, error / SCALE, slopes);
        positions++;
    }
    return positions;
}

struct Adam {
    Network mean, square;
    int steps;

    void step(Network& net, Network& slopes, int positions, double rate) {
        steps++;
        float *weight = (float*)&net, *slope = (float*)&slopes, *first = (float*)&mean, *second = (float*)&square;
        double of_first = 1 - pow(0.9, steps), of_second = 1 - pow(0.999, steps);
        for (int at = 0; at < WEIGHTS; at++) {
            float own = slope[at] / positions;
            first[at] = 0.9f * first[at] + 0.1f * own;
            second[at] = 0.999f * second[at] + 0.001f * own * own;
            weight[at] -= rate * (first[at] / of_first) / (sqrt(second[at] / of_second) + 1e-6);
        }
        memset(&slopes, 0, sizeof slopes);
    }
};

// Most games at four seats.
static int seats_of(int game) { return game % 8 == 3 ? 2 : game % 8 == 6 ? 3 : 4; }

static int learn(int words, char** given) {
    if (words < 8) return 2;
    static Network net, slopes;
    static Adam adam;
    int games = atoi(given[2]), counted = 0, positions = 0;
    uint64_t seed = atoll(given[3]);
    double rate = atof(given[4]), trying = atof(given[5]), points = 0, rounds = 0;
    float memory = atof(given[6]);
    Chance whim{seed * 31 + 7};
    for (int at = 0; at < NUMBERS * INNER; at++) (&net.in[0][0])[at] = 0.15f * (whim.share() * 2 - 1);
    for (float& weight : net.out) weight = 0.05f * (whim.share() * 2 - 1);
    if (words > 8 && !read(net, given[8])) return 1;
    std::vector<Position> path;
    for (int number = 0; number < games; number++) {
        double done = number / (double)games;
        Style style;
        style.trying = trying * (done < 0.8 ? 1 - done / 0.8 : 0);
        if (NUMBERS > NUMBERS_ALONE) {
            Table table(net, seed * SEEDS_APART + number, style, seats_of(number));
            table.play();
            rounds += table.round;
            for (const Table::Seat& seat : table.seat) {
                points += seat.end / (double)table.seats;
                positions += learn_from(seat.path, seat.end, memory, net, slopes);
            }
        } else {
            path.clear();
            Game game(net, seed * SEEDS_APART + number, style, &path);
            int end = game.play();
            points += end, rounds += game.round;
            positions += learn_from(path, end, memory, net, slopes);
        }
        counted++;
        if ((number + 1) % GAMES_AT_ONCE == 0) {
            adam.step(net, slopes, positions, rate * (done < 0.5 ? 1 : done < 0.8 ? 0.4 : 0.15));
            positions = 0;
        }
        if ((number + 1) % 500 == 0) {
            printf("%d games: mean %.2f, rounds %.1f\n", number + 1, points / counted, rounds / counted);
            fflush(stdout);
            points = rounds = counted = 0;
            write(net, given[7]);
        }
    }
    return 0;
}

static int play(int words, char** given) {
    static Network net;
    if (words < 7 || !read(net, given[6])) return 2;
    int games = atoi(given[2]);
    uint64_t seed = atoll(given[3]);
    Style style;
    style.finalists = atoi(given[4]), style.markets = atoi(given[5]);
    std::vector<int> ends;
    double sum = 0, squares = 0, rounds = 0, tiles = 0;
    clock_t begun = clock();
    for (int number = 0; number < games; number++) {
        Game game(net, seed * SEEDS_APART + number, style, nullptr);
        int end = game.play();
        ends.push_back(end);
        sum += end, squares += end * end, rounds += game.round, tiles += game.castle.tiles;
    }
    std::sort(ends.begin(), ends.end());
    double mean = sum / games;
    printf("%d games: mean %.2f +- %.2f, median %d, a tenth below %d, above %d; rounds %.1f, tiles %.1f; %.1f ms a game\n",
           games, mean, sqrt((squares / games - mean * mean) / games), ends[games / 2], ends[games / 10],
           ends[games * 9 / 10], rounds / games, tiles / games, 1000.0 * (clock() - begun) / CLOCKS_PER_SEC / games);
    return 0;
}

static bool number(int& value) { return scanf("%d", &value) == 1; }

static bool spot(Spot& read_spot, int& tile) {
    int x, y, rot;
    if (!number(tile) || !number(x) || !number(y) || !number(rot)) return false;
    read_spot = {short(4 * tile + rot), short(MIDDLE + x), short(MIDDLE + y)};
    return true;
}

// How many seats, which of them it is, and of each favor what the others have.
static bool others(Situation& now) {
    int favors, favor;
    if (!number(now.seats) || !number(now.place) || !number(favors)) return false;
    now.contests.clear();
    for (int at = 0; at < favors; at++) {
        Contest contest;
        if (!number(favor)) return false;
        contest.favor = favor;
        for (int rival = 0; rival < now.seats - 1; rival++)
            if (scanf("%f %f", &contest.amount[rival], &contest.spread[rival]) != 2) return false;
        now.contests.push_back(contest);
    }
    return true;
}

// Of each position the points that are sure and the numbers that describe it; without a new tile also how many
// places each tile has.
static int check() {
    Situation now;
    int cards_left, hand, used, count, tile;
    while (scanf("%f", &now.turns) == 1) {
        bool fine = number(now.coming) && number(now.laid) && number(now.hallways) && number(now.stairs);
        fine = fine && number(cards_left) && number(hand) && number(used);
        for (int& left : now.stack) fine = fine && number(left);
        for (float& supply : now.supply) fine = fine && scanf("%f", &supply) == 1;
        now.corridor_used = used;
        fine = fine && (NUMBERS == NUMBERS_ALONE || others(now));
        foresee_empty(now, cards_left);
        Summary read_summary;
        Waiting& waiting = read_summary.waiting;
        fine = fine && number(read_summary.money) && number(waiting.extra) && number(waiting.corridor);
        fine = fine && number(waiting.look) && number(waiting.draw) && number(waiting.choose) && number(count);
        Spot where;
        if (!fine || !spot(where, tile)) return 2;
        Castle castle(tile);
        for (int at = 1; at < count; at++) {
            if (!spot(where, tile)) return 2;
            castle.put(where, false);
        }
        castle.points = 0, castle.money = read_summary.money, castle.waiting = waiting;
        if (!spot(where, tile)) return 2;
        Summary after = castle;
        if (tile >= 0) castle.foresee(where, used, after);
        bool hallway = tile == HALLWAY || tile == DARK_HALLWAY;
        float told[NUMBERS];
        printf("%g", describe(now, after, now.hallways - hallway, now.stairs - (tile == STAIRS), hand, told));
        for (float each : told) printf(" %.6g", each);
        for (int one = 0; tile < 0 && one < FOYER; one++) {
            std::vector<Spot> found;
            castle.places(one, found);
            printf(" %zu", found.size());
        }
        printf("\n");
    }
    return 0;
}

int main(int words, char** given) {
    if (words > 1 && !strcmp(given[1], "learn")) return learn(words, given);
    if (words > 1 && !strcmp(given[1], "play") && NUMBERS == NUMBERS_ALONE) return play(words, given);
    if (words > 1 && !strcmp(given[1], "check")) return check();
    return 2;
}
