import { ride } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes, LONG_RIDE_SECONDS } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { minutes, oneBout } from '../land/main-sets/families/family.ts'
import { climbing, falling, pyramid } from '../land/main-sets/families/ladders.ts'
import { ledIn, progression } from '../land/main-sets/families/progression.ts'
import { twoSets } from '../land/main-sets/families/two-sets.ts'
import { uneven } from '../land/main-sets/families/uneven.ts'

// Allen and FasCat: 30 to 60 minutes at sweet spot in all; coaches write three times ten minutes most of all.
const aims: Aims = {
  hard: true,
  bout: aimOfMinutes(5, 40),
  bouts: [1, 9],
  work: aimOfMinutes(14, 60),
  share: [0.255, 0.69],
  rest: [0.16, 0.95],
  intensity: [0.745, 0.895],
  twoBlocksFrom: LONG_RIDE_SECONDS,
}

const pause = [0.18, 0.6] as const
const rungs = { shortest: minutes(5, 6, 8, 10), stride: minutes(1, 2, 3, 4, 5), counts: [3, 5] as const, pause }
const straightOn = minutes(5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40)
const low = {
  name: 'Sweet spot, lower half',
  notes: 'The easy side of sweet spot: settle the breathing, keep the torque.',
}
const high = { name: 'Sweet spot, upper half', notes: 'The hard side of sweet spot: lift without standing up.' }

export const cyclingSweetSpot = mainSetSession(ride, 'sweet spot', aims, {
  families: [
    unbroken(oneBout(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 20, 22, 25, 30, 35, 40)),
    even({ bouts: minutes(5, 6, 7, 8, 10, 12, 15, 18, 20, 25, 30), counts: [2, 9], pause }),
    climbing(rungs),
    falling(rungs),
    pyramid({ ...rungs, counts: [2, 3] }),
    uneven(minutes(5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25), pause),
    twoSets({
      name: 'long then short',
      first: { bouts: minutes(12, 15, 20, 25), counts: [1, 2] },
      second: { bouts: minutes(5, 6, 8), counts: [2, 4] },
      pause,
      between: minutes(4, 6),
    }),
    progression(
      [
        { words: low, percents: [87.5, 91] },
        { words: high, percents: [91.5, 95] },
      ],
      minutes(3, 4, 5, 6, 8, 10, 12, 15, 20),
    ),
    ledIn(
      {
        lengths: minutes(3, 4, 5, 8),
        zone: 3,
        words: { name: 'Tempo', notes: 'Find the rhythm here, then roll straight on into sweet spot.' },
      },
      straightOn,
    ),
    ledIn(
      {
        lengths: minutes(5, 8, 10),
        zone: 2,
        words: { name: 'Endurance', notes: 'Settle into the ride, then roll straight on into sweet spot.' },
      },
      straightOn,
    ),
  ],
  work: { name: 'Sweet spot', notes: 'Firm, just short of threshold: steady, with a quiet upper body.' },
  zone: 4,
})
