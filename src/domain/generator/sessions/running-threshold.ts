import { run } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { climbing, falling, pyramid } from '../land/main-sets/families/ladders.ts'
import { overUnders } from '../land/main-sets/families/over-unders.ts'
import { twoSets } from '../land/main-sets/families/two-sets.ts'
import { uneven } from '../land/main-sets/families/uneven.ts'
import type { Lengths } from '../land/main-sets/scale.ts'

// Daniels: 20 minutes at threshold in one go, or cruise repetitions with about a minute of jogging per mile. Pfitzinger.
const aims: Aims = {
  hard: true,
  bout: aimOfMinutes(4, 40),
  // The pulse takes minutes to settle: shorter bouts would be aimed at where it never gets.
  boutByHeartRate: aimOfMinutes(5, 40),
  bouts: [1, 8],
  work: aimOfMinutes(15, 45),
  share: [0.335, 0.67],
  rest: [0.02, 0.338],
  longestRest: 300,
}

const pause = [0.1, 0.32] as const
const cruise: Lengths = {
  minutes: [4, 5, 6, 8, 10, 12, 15, 18, 20],
  metres: [800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000],
  miles: [0.5, 0.75, 1, 1.5, 2, 3],
}
const whole: Lengths = {
  minutes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 20, 22, 25, 28, 30, 35, 40],
  metres: [
    400, 600, 800, 1000, 1200, 1400, 1600, 2000, 2400, 2800, 3000, 3200, 3400, 3600, 4000, 4500, 5000, 6000, 7000, 8000,
    10_000, 12_000,
  ],
  miles: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8],
}
const rungs = {
  shortest: { minutes: [4, 5, 6, 8], metres: [800, 1000, 1200, 1600, 2000], miles: [0.5, 0.75, 1, 1.5] },
  stride: { minutes: [1, 2, 3, 4], metres: [200, 400, 600, 1000], miles: [0.25, 0.5] },
  counts: [3, 5] as const,
  pause,
}

export const runningThreshold = mainSetSession(run, 'threshold', aims, {
  families: [
    unbroken(whole, {
      words: { name: 'Threshold', notes: 'One long effort. Start it a touch slow; the second half is the session.' },
    }),
    even({ bouts: cruise, counts: [2, 8], pause }),
    climbing(rungs),
    falling(rungs),
    pyramid({ ...rungs, counts: [2, 3] }),
    uneven(cruise, [0.15, 0.32]),
    twoSets({
      name: 'long then short',
      first: {
        bouts: { minutes: [8, 10, 12, 15], metres: [2000, 3000, 4000], miles: [1.5, 2, 2.5] },
        counts: [1, 3],
      },
      second: { bouts: { minutes: [4, 5, 6], metres: [800, 1000, 1200], miles: [0.5, 0.75] }, counts: [2, 4] },
      pause,
      between: { minutes: [2, 3], metres: [200, 400], miles: [0.25] },
    }),
    overUnders({
      name: 'over-under',
      low: {
        lengths: { minutes: [1, 2, 3], metres: [300, 400, 600], miles: [0.25] },
        percents: [95.5, 98.5],
        words: { name: 'Under', notes: 'The slow side of threshold: get your breath back without slowing to a jog.' },
      },
      high: {
        lengths: { minutes: [1, 2], metres: [200, 300, 400], miles: [0.25] },
        percents: [100, 103],
        words: { name: 'Over', notes: 'The quick side of threshold: lift a little, then settle again.' },
      },
      turns: [2, 5],
      counts: [1, 4],
      pause,
    }),
  ],
  work: { name: 'Threshold', notes: 'Comfortably hard: a few words at a time. Hold it even from first to last.' },
  zone: 4,
  bouts: { under: 3 },
})
