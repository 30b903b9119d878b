import { run } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { minutes } from '../land/main-sets/families/family.ts'
import { climbing, falling, pyramid } from '../land/main-sets/families/ladders.ts'
import { microIntervals } from '../land/main-sets/families/micro-intervals.ts'
import { pairs } from '../land/main-sets/families/pairs.ts'
import { sets, twoSets } from '../land/main-sets/families/two-sets.ts'
import type { Lengths } from '../land/main-sets/scale.ts'

// Daniels: repetitions of up to 5 minutes, the jog no longer than the repetition; short ones may rest longer.
const aims: Aims = {
  hard: true,
  warmup: 600,
  bout: [30, 330],
  boutByHeartRate: [180, 300],
  bouts: [3, 20],
  work: aimOfMinutes(9, 28),
  share: [0.185, 0.445],
  rest: [0.42, 1.08],
  restOfShort: [0.42, 2.8],
}

const pause = [0.5, 1] as const
// At the pace of 3 km and faster nobody runs more than a quarter of an hour with such rests.
const shortAims: Partial<Aims> = { work: aimOfMinutes(6, 16) }
const long: Lengths = {
  minutes: [3, 4, 5],
  metres: [800, 1000, 1200, 1600],
  miles: [0.5, 0.75, 1],
}
// Faster than the long ones: their jogs last about as long.
const middle: Lengths = { minutes: [2, 2.5], metres: [400, 500, 600], miles: [0.25] }
const short: Lengths = { minutes: [0.5, 0.75, 1, 1.5], metres: [200, 300, 400], miles: [0.25] }
const between: Lengths = { minutes: [2, 3], metres: [400, 600], miles: [0.25, 0.5] }
const rungs = {
  shortest: { minutes: [1, 1.5, 2], metres: [200, 400, 600], miles: [0.25, 0.5] },
  stride: { minutes: [0.5, 1], metres: [100, 200, 400], miles: [0.25] },
  counts: [3, 5] as const,
  pause,
}

export const runningInterval = mainSetSession(run, 'interval', aims, {
  families: [
    even({ bouts: middle, counts: [4, 8], pause: [0.7, 1.05] }),
    even({ bouts: long, counts: [3, 8], pause }),
    // For runs with room for nothing else.
    unbroken(
      { minutes: [1, 2, 3], metres: [400, 600, 800], miles: [0.25, 0.5] },
      { words: { name: 'Interval', notes: 'One hard effort: fast but under control, and even to the end.' } },
    ),
    even({
      name: 'short',
      bouts: short,
      counts: [6, 16],
      pause: [0.9, 2],
      aims: shortAims,
      own: { words: { name: 'Fast', notes: 'Quick, light feet. Run out of the jog, not out of a stop.' } },
    }),
    microIntervals({
      name: 'thirty thirty',
      pairs: [
        [30, 30],
        [45, 45],
        [60, 60],
      ],
      sets: [1, 3],
      perSet: [6, 12],
      between: [120, 180],
      aims: shortAims,
    }),
    climbing(rungs),
    falling(rungs),
    pyramid({ ...rungs, counts: [2, 4] }),
    pairs({ long, short, counts: [2, 6], pause }),
    sets({ first: { bouts: short, counts: [3, 6] }, times: [2, 3], pause: [0.8, 1.6], between }),
    twoSets({
      name: 'long then short',
      first: { bouts: { ...minutes(3, 4, 5), metres: [800, 1000, 1200], miles: [0.5, 0.75] }, counts: [2, 4] },
      second: { bouts: { ...minutes(1, 1.5), metres: [200, 400], miles: [0.25] }, counts: [3, 6] },
      pause,
      between,
    }),
    twoSets({
      name: 'short then long',
      first: { bouts: { ...minutes(1), metres: [200, 400], miles: [0.25] }, counts: [4, 6] },
      second: { bouts: { ...minutes(3, 4), metres: [800, 1000], miles: [0.5, 0.75] }, counts: [2, 3] },
      pause,
      between,
    }),
  ],
  work: { name: 'Interval', notes: 'Fast but under control; the last one should look like the first.' },
  zone: 5,
})
