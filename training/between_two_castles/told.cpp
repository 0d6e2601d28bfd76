// Castles of games that are played as the fair player plays, with their points and their numbers, a line of JSON for
// each change of a castle: `compare.py` compares them with the rules and with the numbers of the strong player.
//
//     ./told GAMES SEED EVERY

#include "game.hpp"

static void tell(int game, const Castle& castle, const Told& told, int points) {
    printf("{\"game\": %d, \"throne\": %d, \"left\": %d, \"pending\": %d, \"points\": %d, \"rooms\": [", game, castle.throne, castle.left, castle.pending, points);
    for (int room = 0; room < castle.number; room++) {
        int cell = castle.cells[room];
        printf("%s[%d, %d, %d]", room ? ", " : "", castle.grid[cell], cell % ROW - THRONE_LEFT % ROW, cell / ROW - GROUND / ROW);
    }
    printf("], \"attendants\": [%d, %d, %d, %d], \"cards\": [", castle.attendants[0], castle.attendants[1], castle.attendants[2], castle.attendants[3]);
    const char* comma = "";
    for (uint32_t rest = castle.cards; rest; rest &= rest - 1) printf("%s%d", comma, __builtin_ctz(rest)), comma = ", ";
    printf("], \"numbers\": {");
    comma = "";
    for (int number = 0; number < NUMBERS; number++)
        if (told.of[number] != 0) printf("%s\"%d\": %.4g", comma, number, told.of[number]), comma = ", ";
    printf("}}\n");
}

int main(int words, char** given) {
    if (words < 4) return 2;
    prepare();
    int games = atoi(given[1]), every = atoi(given[3]), seen = 0;
    uint64_t seed = atoll(given[2]);
    Chance whim{seed * 31 + 7};
    for (int number = 0; number < games; number++) {
        std::vector<Player> players(4, Player{FAIR, nullptr, 0.3, 0, 0});
        Game game(4, seed * 1000003 + number, whim, players, false);
        game.heard = [&](const Castle& castle) {
            if (seen++ % every) return;
            Told told;
            int points = describe(castle, told);
            tell(number, castle, told, points);
        };
        game.play();
    }
}
