// Writes games down, a line of JSON for each set-up and each turn: `compare.py` plays them with the engine.
//
//     ./told SEATS GAMES SEED WEIGHTS
//
// In every second game all play as the fair player, else by the weights; a tenth of the decisions is left to chance.

#include "game.hpp"

const double TRYING = 0.1;

template <typename Number>
static void list(const char* name, const Number* numbers, int count, const char* format) {
    printf("\"%s\": [", name);
    for (int at = 0; at < count; at++) {
        if (at) printf(", ");
        printf(format, numbers[at]);
    }
    printf("], ");
}

static void takes(const char* name, const std::vector<Taken>& all, size_t from, size_t to) {
    printf("\"%s\": [", name);
    for (size_t at = from; at < to; at++) printf("%s[%d, %d]", at > from ? ", " : "", all[at].cell, all[at].top);
    printf("], ");
}

static void tell(const Game& game, int seat, const std::vector<Taken>& taken, const Position& after) {
    const Realm& realm = game.realms[seat];
    const Cells levels[3] = {realm.one, realm.two, realm.three};
    printf("{\"seat\": %d, ", seat);
    takes("took", taken, 0, game.own_takes);
    takes("ingenuity", taken, game.own_takes, taken.size());
    list("types", realm.types, TYPES, "%u");
    list("levels", levels, 3, "%u");
    printf("\"shrines\": %u, \"pool\": %d, \"points\": %d, ", realm.shrines, realm.pool, realm.points);
    list("heights", game.course.castle.heights, STACKS, "%d");
    list("tops", game.course.castle.tops, STACKS, "%d");
    list("of_types", &after.told.types[0][0], TYPES * OF_TYPE, "%.6g");
    list("of_all", after.told.all, OF_ALL, "%.6g");
    printf("\"supply\": %d, \"laid_out\": %d, \"last_round\": %d, \"next\": %d, \"round\": %d, \"over\": %d}\n",
           game.supply, game.course.laid_out, game.course.last_round, game.seat, game.course.round, game.over);
}

int main(int words, char** given) {
    if (words < 5) return 2;
    prepare();
    int seats = atoi(given[1]), games = atoi(given[2]);
    uint64_t seed = atoll(given[3]);
    static Network net;
    FILE* file = fopen(given[4], "rb");
    if (!file || fread(&net, sizeof net, 1, file) != 1) return 1;
    fclose(file);
    Chance whim{seed * 31 + 7};
    std::vector<Taken> taken;
    heard = &taken;
    for (int number = 0; number < games; number++) {
        Game game(seats, seed * 1000003 + number);
        fair = number % 2;
        printf("{\"first\": %d, ", game.first);
        list("heights", game.course.castle.heights, STACKS, "%d");
        list("tops", game.course.castle.tops, STACKS, "%d");
        printf("\"supply\": %d, \"laid_out\": %d}\n", game.supply, game.course.laid_out);
        while (!game.over) {
            int seat = game.seat;
            Position after;
            taken.clear();
            game.play(net, TRYING, whim, &after);
            tell(game, seat, taken, after);
        }
    }
}
