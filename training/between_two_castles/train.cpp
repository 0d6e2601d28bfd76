// Trains the strong player's network by playing against itself.
//
//     ./train GAMES SEED RATE WEIGHTS [BEGIN [TRYING [MEMORY [WATCHING]]]]
//
// WEIGHTS are written every 500 games. BEGIN are weights to continue with; "-" starts from scratch. In the first WATCHING
// share of the games it only watches while all seats play as the fair player. `recipe.py` compiles it, has the arguments
// of all runs and turns WEIGHTS into a file of the player.

#include "game.hpp"

const int REMEMBERED = 60000;             // positions of the last games, to learn from again
const int LESSONS = 6, AT_ONCE = 100;     // the number of lessons after each game, and the positions per lesson
const float LARGEST_ERROR = 15;
const float CALM = 0.0005f;  // the rate at which the kept weights follow the learning ones
const double WATCHED_TRYING = 0.1;
const double MIXED = 0.3;  // of the games half of the others play as the fair player

struct Lesson {
    Told told;
    float target;
};

static void at_random(float* weights, int number, float spread, Chance& chance) {
    for (int at = 0; at < number; at++) weights[at] = spread * (chance.share() * 2 - 1);
}

int main(int words, char** given) {
    if (words < 5) return 2;
    prepare();
    int games = atoi(given[1]);
    uint64_t seed = atoll(given[2]);
    double rate = atof(given[3]), trying = words > 6 ? atof(given[6]) : 0.04;
    float memory = words > 7 ? atof(given[7]) : 0.7;
    double watching = words > 8 ? atof(given[8]) : 0.15;
    Chance whim{seed * 31 + 7};
    static Network net, slopes, mean, square, calm;
    at_random(&net.first[0][0], NUMBERS * OUTER, 0.15f, whim);
    at_random(&net.second[0][0], OUTER * INNER, 0.15f, whim);
    at_random(net.out, INNER, 0.1f, whim);
    if (words > 5 && given[5][0] != '-') {
        FILE* file = fopen(given[5], "rb");
        if (!file || fread(&net, sizeof net, 1, file) != 1) return 1;
        fclose(file);
    }
    calm = net;
    double points = 0, wrong = 0;
    int castles = 0, steps = 0, judged = 0;
    std::vector<Lesson> lessons;
    size_t next = 0;
    for (int number = 0; number < games; number++) {
        double done = number / (double)games;
        double step = rate * (done < 0.5 ? 1 : done < 0.8 ? 0.3 : 0.1);
        double tries = trying * (done < 0.8 ? 1 - done / 0.8 : 0);
        int seats = whim.share() < 0.6 ? 4 : 3 + whim.below(4);
        bool watches = done < watching;
        std::vector<Player> players(
            seats, watches ? Player{FAIR, nullptr, WATCHED_TRYING, 0, 0} : Player{LEARNED, &calm, tries, number % 2 ? 10.f : 0.f, 0});
        bool mixed = !watches && whim.share() < MIXED;
        for (int seat = 1; mixed && seat < seats; seat++)
            if (whim.below(2)) players[seat] = Player{FAIR, nullptr, 0, 0, 0};
        Game game(seats, seed * 1000003 + number, whim, players, true);
        game.play();
        for (int castle = 0; castle < seats; castle++) {
            if (mixed && players[castle].style == FAIR && players[(castle + 1) % seats].style == FAIR) continue;
            float end = game.castles[castle].points(), target = 0, expected = 0, later = end;
            if (!mixed) points += end, castles++;
            for (int at = (int)game.told[castle].size() - 1; at >= 0; at--) {
                const Moment& moment = game.told[castle][at];
                target = later - moment.points + (1 - memory) * expected + memory * target;
                later = moment.points;
                if (moment.over) {
                    target = expected = 0;
                    continue;
                }
                Layers layers;
                expected = to_come(calm, moment.told, layers);
                float all = end - moment.points - expected;
                wrong += all * all, judged++;
                if (lessons.size() < REMEMBERED) lessons.emplace_back();
                lessons[next] = {moment.told, target};
                next = (next + 1) % REMEMBERED;
            }
        }
        for (int again = 0; again < LESSONS && lessons.size() > 2000; again++) {
            for (int one = 0; one < AT_ONCE; one++) {
                const Lesson& lesson = lessons[whim.below(lessons.size())];
                Layers layers;
                float error = to_come(net, lesson.told, layers) - lesson.target;
                error = std::max(-LARGEST_ERROR, std::min(LARGEST_ERROR, error));
                blame(net, lesson.told, layers, error / SCALE / AT_ONCE, slopes);
            }
            steps++;  // Adam
            float *weight = (float*)&net, *slope = (float*)&slopes, *first = (float*)&mean, *second = (float*)&square,
                  *slow = (float*)&calm;
            float rate_now = step / (1 - pow(0.9, steps)), of_second = 1 / (1 - pow(0.999, steps));
            for (int at = 0; at < WEIGHTS; at++) {
                float own = slope[at];
                first[at] = 0.9f * first[at] + 0.1f * own;
                second[at] = 0.999f * second[at] + 0.001f * own * own;
                weight[at] -= rate_now * first[at] / (sqrtf(second[at] * of_second) + 1e-6f);
                slow[at] += CALM * (weight[at] - slow[at]);
            }
            std::memset(&slopes, 0, sizeof slopes);
        }
        if ((number + 1) % 500 == 0) {
            printf("%d games: mean castle %.2f, wrong by %.2f\n", number + 1, points / castles, sqrt(wrong / judged));
            fflush(stdout);
            points = wrong = castles = judged = 0;
            FILE* file = fopen(given[4], "wb");
            fwrite(&calm, sizeof calm, 1, file);
            fclose(file);
        }
    }
}
