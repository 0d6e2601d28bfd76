// Trains the strong player's network by playing against itself and against rivals that play as the fair player.
//
//     ./train SEATS GAMES SEED RATE WEIGHTS [BEGIN [TRYING [MEMORY]]]
//
// SEATS 0 is a mixture of 4, 3 and 2. WEIGHTS are written every 500 games. BEGIN are weights to go on with; with "-" it
// begins from nothing. `recipe.py` compiles it, has the arguments of all runs and makes WEIGHTS a file of the player's.

#include "game.hpp"

const int GAMES_AT_ONCE = 8;
const double FAIR_RIVALS = 0.75;
const float LARGEST_ERROR = 8;

static void at_random(float* weights, int number, float spread, Chance& chance) {
    for (int at = 0; at < number; at++) weights[at] = spread * (chance.share() * 2 - 1);
}

int main(int words, char** given) {
    if (words < 6) return 2;
    prepare();
    int seats_wanted = atoi(given[1]), games = atoi(given[2]);
    uint64_t seed = atoll(given[3]);
    double rate = atof(given[4]), trying = words > 7 ? atof(given[7]) : 0.06;
    float memory = words > 8 ? atof(given[8]) : 0.6;
    Chance whim{seed * 31 + 7};
    Network net, slopes, mean, square;
    for (Network* all : {&net, &slopes, &mean, &square}) std::memset(all, 0, sizeof *all);
    at_random(&net.type_in[0][0], OF_TYPE * PER_TYPE, 0.3f, whim);
    at_random(&net.sum_in[0][0], PER_TYPE * INNER, 0.12f, whim);
    at_random(&net.all_in[0][0], OF_ALL * INNER, 0.25f, whim);
    at_random(net.out, INNER, 0.1f, whim);
    if (words > 6 && given[6][0] != '-') {
        FILE* file = fopen(given[6], "rb");
        if (!file || fread(&net, sizeof net, 1, file) != 1) return 1;
        fclose(file);
    }
    double points = 0, rivals_points = 0;
    int players = 0, rivals = 0, positions = 0, steps = 0;
    for (int game_number = 0; game_number < games; game_number++) {
        double done = game_number / (double)games;
        double step = rate * (done < 0.5 ? 1 : done < 0.8 ? 0.4 : 0.15);
        double tries = trying * (done < 0.8 ? 1 - done / 0.8 : 0);
        int seats = seats_wanted;
        if (!seats) {
            double share = whim.share();
            seats = share < 0.6 ? 4 : share < 0.8 ? 3 : 2;
        }
        Game game(seats, seed * 1000003 + game_number);
        std::vector<char> is_fair(seats, 0);
        if (seats > 1) {
            for (int seat = 1; seat < seats; seat++) is_fair[seat] = whim.share() < FAIR_RIVALS;
            std::swap(is_fair[0], is_fair[whim.below(seats)]);
        }
        std::vector<std::vector<Position>> paths(seats);
        while (!game.over) {
            int seat = game.seat;
            fair = is_fair[seat];
            Position after;
            game.play(net, fair ? 0 : tries, whim, fair ? nullptr : &after);
            if (!fair) paths[seat].push_back(after);
        }
        for (int seat = 0; seat < seats; seat++) {
            float end = game.realms[seat].points, target = 0, expected = 0, later = end;
            if (is_fair[seat]) {
                rivals_points += end, rivals++;
                continue;
            }
            points += end, players++;
            for (int at = (int)paths[seat].size() - 1; at >= 0; at--) {
                const Position& position = paths[seat][at];
                target = later - position.points + (1 - memory) * expected + memory * target;
                later = position.points;
                if (position.over) {
                    target = expected = 0;
                    continue;
                }
                Layers layers;
                expected = to_come(net, position.told, layers);
                float error = std::max(-LARGEST_ERROR, std::min(LARGEST_ERROR, expected - target));
                blame(net, position.told, layers, error / SCALE, slopes);
                positions++;
            }
        }
        if ((game_number + 1) % GAMES_AT_ONCE == 0) {  // Adam
            steps++;
            float *weight = (float*)&net, *slope = (float*)&slopes, *first = (float*)&mean,
                  *second = (float*)&square;
            double of_first = 1 - pow(0.9, steps), of_second = 1 - pow(0.999, steps);
            for (int at = 0; at < WEIGHTS; at++) {
                float own = slope[at] / positions;
                first[at] = 0.9f * first[at] + 0.1f * own;
                second[at] = 0.999f * second[at] + 0.001f * own * own;
                weight[at] -= step * (first[at] / of_first) / (sqrt(second[at] / of_second) + 1e-6);
            }
            std::memset(&slopes, 0, sizeof slopes);
            positions = 0;
        }
        if ((game_number + 1) % 500 == 0) {
            printf("%d games: mean %.2f, fair rivals %.2f\n", game_number + 1, points / players,
                   rivals_points / std::max(1, rivals));
            fflush(stdout);
            points = rivals_points = players = rivals = 0;
            FILE* file = fopen(given[5], "wb");
            fwrite(&net, sizeof net, 1, file);
            fclose(file);
        }
    }
}
