import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { type Family, minutes } from '../land/main-sets/families/family.ts'
import { climbing, falling, pyramid } from '../land/main-sets/families/ladders.ts'
import { microIntervals } from '../land/main-sets/families/micro-intervals.ts'
import { overUnders } from '../land/main-sets/families/over-unders.ts'
import { pairs } from '../land/main-sets/families/pairs.ts'
import { sets, twoSets } from '../land/main-sets/families/two-sets.ts'
import { ride } from '../land/ramps.ts'

// Statistics of 1,758 coach-written rides: bouts shorter than those of threshold work, or of more than one zone.
const aims: Aims = {
  hard: true,
  bout: [30, 1200],
  boutByHeartRate: [180, 300],
  bouts: [3, 24],
  work: aimOfMinutes(5, 45),
  share: [0.105, 0.59],
  rest: [0.27, 3.9],
  intensity: [0.705, 0.945],
}

const pause = [0.4, 1.5] as const
const rungs = { shortest: minutes(0.5, 1, 1.5), stride: minutes(0.5, 1), counts: [3, 5] as const, pause }
const between = minutes(3, 4, 5)
// Below zone 6, hard enough for the pulse to reach its highest zone.
const hard = {
  bouts: minutes(3, 4),
  counts: [1, 4] as const,
  zone: 6,
  use: 'classic' as const,
  pause: [0.6, 1] as const,
}
const threshold = { bouts: minutes(3, 4, 5), counts: [2, 4] as const }
// Less than three minutes in all: more would be a session of VO2 Max.
const sprints = { bouts: minutes(0.5), counts: [3, 5] as const, zone: 6, pause: [1.5, 4] as const }

// A pulse needs bouts of minutes.
const forHeartRate: Family[] = [
  twoSets({ name: 'threshold then harder', first: threshold, second: hard, pause: [0.5, 1], between: minutes(4, 5) }),
  twoSets({ name: 'hard then threshold', first: hard, second: threshold, pause: [0.5, 1], between: minutes(4, 5) }),
  climbing({ ...rungs, shortest: minutes(3), stride: minutes(1), counts: [2, 3] }),
  falling({ ...rungs, shortest: minutes(3), stride: minutes(1), counts: [2, 3] }),
  pairs({ long: minutes(4, 5), short: minutes(3), counts: [1, 4], pause }),
  even({ name: 'long', bouts: minutes(3, 4, 5), counts: [3, 6], pause: [0.6, 1] }),
  even({ name: 'hard', bouts: hard.bouts, counts: [3, 6], pause: hard.pause, own: { zone: 6, use: 'classic' } }),
  unbroken(minutes(2, 3, 4, 5)),
].map((family) => ({ ...family, byHeartRate: true }))

export const cyclingInterval = mainSetSession(ride, 'interval', aims, {
  families: [
    even({ bouts: minutes(0.75, 1, 1.5), counts: [3, 20], pause }),
    even({ bouts: minutes(2, 2.5), counts: [3, 12], pause }),
    sets({ first: { bouts: minutes(1, 1.5, 2, 2.5), counts: [3, 6] }, times: [2, 3], pause, between }),
    climbing(rungs),
    falling(rungs),
    pyramid({ ...rungs, counts: [2, 4] }),
    pairs({ long: minutes(2, 2.5, 3, 4), short: minutes(0.5, 1), counts: [2, 8], pause }),
    twoSets({
      name: 'threshold then sprints',
      first: { bouts: minutes(2, 3, 4, 5), counts: [2, 4] },
      second: sprints,
      pause: [0.4, 1],
      between: minutes(4, 5),
    }),
    twoSets({
      name: 'sprints then threshold',
      first: sprints,
      second: { bouts: minutes(2, 3, 4, 5), counts: [2, 4] },
      pause: [0.4, 1],
      between: minutes(4, 5),
    }),
    ...forHeartRate,
    twoSets({
      name: 'sweet spot then short',
      first: { bouts: minutes(5, 6, 8, 10), counts: [1, 3], zone: 4, pause: [0.3, 0.6] },
      second: { bouts: minutes(1, 1.5, 2), counts: [3, 6] },
      pause,
      between,
    }),
    microIntervals({
      name: 'sprints',
      pairs: [
        [30, 60, 90],
        [40, 120],
      ],
      sets: [1, 1],
      perSet: [3, 5],
      between: [240],
      own: { zone: 6 },
    }),
    overUnders({
      name: 'hard starts',
      low: {
        lengths: minutes(0.5),
        zone: 6,
        words: { name: 'Hard start', notes: 'Out of the saddle and up to speed, as if to close a gap.' },
      },
      high: {
        lengths: minutes(1, 1.5, 2),
        words: { name: 'Hold', notes: 'Sit down and settle at threshold while the breathing catches up.' },
      },
      turns: [1, 1],
      counts: [3, 5],
      pause: [0.8, 2.5],
    }),
    overUnders({
      name: 'over-under',
      low: {
        lengths: minutes(0.5, 1, 1.5),
        zone: 4,
        use: 'under',
        words: { name: 'Under', notes: 'Just below threshold: let it settle.' },
      },
      high: {
        lengths: minutes(0.5, 1),
        use: 'over',
        words: { name: 'Over', notes: 'Just above threshold, without standing up.' },
      },
      turns: [1, 3],
      counts: [3, 8],
      pause: [0.3, 1],
    }),
  ],
  work: { name: 'Interval', notes: 'Hard and even. Build into the first one; the last should match it.' },
  zone: 5,
  // Some families work in zone 4 too.
  bouts: { work: 4 },
})
