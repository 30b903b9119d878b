import { ride } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { minutes, oneBout } from '../land/main-sets/families/family.ts'
import { climbing, falling, pyramid } from '../land/main-sets/families/ladders.ts'
import { ledIn, progression } from '../land/main-sets/families/progression.ts'
import { twoSets } from '../land/main-sets/families/two-sets.ts'
import { uneven } from '../land/main-sets/families/uneven.ts'

// Coggan's level 3; coaches write three times thirteen minutes, with a good third of that between.
const aims: Aims = {
  bout: aimOfMinutes(5, 45),
  bouts: [1, 8],
  work: aimOfMinutes(15, 75),
  // Coaches write three times thirteen minutes into little more than an hour.
  share: [0.36, 0.69],
  rest: [0.11, 0.78],
  intensity: [0.71, 0.855],
}

const pause = [0.15, 0.6] as const
const rungs = { shortest: minutes(5, 6, 8, 10, 12), stride: minutes(1, 2, 3, 4, 5), counts: [3, 5] as const, pause }
const low = { name: 'Tempo, lower half', notes: 'The easy side of tempo. Spin, breathe, look ahead.' }
const high = { name: 'Tempo, upper half', notes: 'The hard side of tempo, as on a long drag: seated and even.' }

export const cyclingTempo = mainSetSession(ride, 'tempo', aims, {
  families: [
    unbroken(oneBout(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 20, 22, 25, 28, 30, 35, 40, 45)),
    even({ bouts: minutes(5, 6, 7, 8, 10, 12, 13, 15, 18, 20, 25, 30, 35), counts: [2, 8], pause }),
    climbing(rungs),
    falling(rungs),
    pyramid({ ...rungs, counts: [2, 3] }),
    uneven(minutes(5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30), pause),
    twoSets({
      name: 'long then short',
      first: { bouts: minutes(15, 20, 25, 30), counts: [1, 2] },
      second: { bouts: minutes(5, 6, 8, 10), counts: [2, 4] },
      pause,
      between: minutes(4, 6),
    }),
    progression(
      [
        { words: low, percents: [75.5, 79] },
        { words: high, percents: [79, 82.5] },
      ],
      minutes(3, 4, 5, 6, 8, 10, 12, 15, 20),
    ),
    ledIn(
      {
        lengths: minutes(3, 4, 5, 8, 10, 15),
        zone: 2,
        words: { name: 'Endurance', notes: 'Settle into the ride, then roll straight into the tempo.' },
      },
      oneBout(5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40, 45),
    ),
  ],
  work: { name: 'Tempo', notes: 'Brisk and steady, a pace for a long day with company. Short sentences only.' },
  zone: 3,
  recovery: { name: 'Easy riding', notes: 'Ease off, but keep the pedals turning.' },
  recoveryZone: 2,
})
