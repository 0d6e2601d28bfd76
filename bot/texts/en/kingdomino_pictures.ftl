### Words on the pictures of Kingdomino. A line with a name has two forms; the short one is used where
### the full one does not fit. Only characters of the font, no marks on letters of terrains.

kingdomino-letter-wheat = W
kingdomino-letter-forest = F
kingdomino-letter-water = A
kingdomino-letter-grass = G
kingdomino-letter-swamp = S
kingdomino-letter-mine = M

kingdomino-pic-round-of-game = Game { $game } · { $round }/{ $rounds }
kingdomino-pic-places = { $name } places { $domino }
kingdomino-pic-places-short = { $name }: { $domino }
kingdomino-pic-claims = { $name } claims a domino
kingdomino-pic-claims-short = { $name } claims
kingdomino-pic-last-placed = { $name } placed { $domino }
kingdomino-pic-last-placed-short = { $name }: { $domino }
kingdomino-pic-last-placed-took = { $name } placed { $domino }, claimed { $taken }
kingdomino-pic-last-placed-took-short = { $name }: { $domino }, claimed { $taken }
kingdomino-pic-last-discarded = { $name } discarded { $domino }
kingdomino-pic-last-discarded-short = { $name }: discarded { $domino }
kingdomino-pic-last-discarded-took = { $name } discarded { $domino }, claimed { $taken }
kingdomino-pic-last-discarded-took-short = { $name }: discarded { $domino }, claimed { $taken }
kingdomino-pic-last-took = { $name } claimed { $taken }
kingdomino-pic-last-took-short = { $name }: { $taken }
kingdomino-pic-now = Now
kingdomino-pic-by-lot = Then at random
kingdomino-pic-next = Next
kingdomino-pic-free = free
kingdomino-pic-free-count = { $count } free
kingdomino-pic-standings = Points
kingdomino-pic-game-over = Game { $game } of three is over

kingdomino-pic-panel-place = { $name }: place { $domino }
kingdomino-pic-panel-place-short = { $name }: { $domino }
kingdomino-pic-panel-claim = { $name }: claim a domino
kingdomino-pic-panel-claim-short = { $name }: claim
kingdomino-pic-closeup = { $name }
kingdomino-pic-closeup-short = { $name }
kingdomino-pic-dot = goes on the letter
kingdomino-pic-from-to = { $from } to { $to }
kingdomino-pic-discarded = Discarded: { $dominoes }

kingdomino-pic-wins = { $name } wins with { $points }
kingdomino-pic-wins-short = { $name }: { $points }
kingdomino-pic-shared = { $name } win with { $points }
kingdomino-pic-shared-short = { $name }: { $points }
kingdomino-pic-squares = squares
kingdomino-pic-more = { $count } more
kingdomino-pic-total = Total
kingdomino-pic-middle_kingdom = Middle
kingdomino-pic-harmony = Harmony
kingdomino-pic-earlier = Earlier games
kingdomino-pic-bonus = Bonus
kingdomino-pic-tie-area = Largest area
kingdomino-pic-tie-crowns = Crowns

kingdomino-pic-rules-place = place
kingdomino-pic-rules-take = claim
kingdomino-pic-rules-same = same terrain on both sides
kingdomino-pic-rules-other = two different terrains
kingdomino-pic-rules-castle = the castle fits everything
kingdomino-pic-rules-corner = corners don't count

## The souvenir
kingdomino-pic-best-area = best area: { $name }, { $points }
kingdomino-pic-best-area-short = best: { $name }, { $points }
