import { run } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { climbing, falling } from '../land/main-sets/families/ladders.ts'
import { ledIn, progression } from '../land/main-sets/families/progression.ts'
import { twoSets } from '../land/main-sets/families/two-sets.ts'
import { uneven } from '../land/main-sets/families/uneven.ts'
import type { Lengths } from '../land/main-sets/scale.ts'

// Daniels' marathon pace, at most 110 minutes; Pfitzinger, Hansons and Higdon in plans.
const aims: Aims = {
  bout: aimOfMinutes(10, 74),
  bouts: [1, 4],
  work: aimOfMinutes(15, 79),
  share: [0.295, 0.82],
  rest: [0, 0.32],
}

const pause = [0.06, 0.3] as const
const whole: Lengths = {
  minutes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70],
  metres: [
    400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2500, 2800, 3000, 3200, 3400, 3600, 3800, 4000, 4200, 4500,
    5000, 5500, 6000, 6500, 7000, 8000, 9000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000, 24_000,
  ],
  miles: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10, 12, 14],
}
const blocks: Lengths = {
  minutes: [10, 12, 15, 18, 20, 25, 30],
  metres: [1200, 1600, 2000, 2500, 3000, 4000, 5000, 6000, 8000],
  miles: [0.75, 1, 1.5, 2, 2.5, 3, 4, 5],
}
const rungs = {
  shortest: { minutes: [10, 12, 15], metres: [1500, 2000, 3000, 4000], miles: [1, 1.5, 2] },
  stride: { minutes: [2, 3, 5], metres: [500, 1000], miles: [0.5] },
  counts: [3, 4] as const,
  pause,
}

const first = { name: 'Tempo, held back', notes: 'The slow side of tempo. It should feel too easy for now.' }
const second = { name: 'Tempo', notes: 'Into the middle of tempo: tall, relaxed, even.' }
const last = { name: 'Tempo, strong', notes: 'The quick side of tempo to the end, still short of threshold.' }

export const runningTempo = mainSetSession(run, 'tempo', aims, {
  families: [
    unbroken(whole),
    even({ bouts: blocks, counts: [2, 4], pause }),
    climbing(rungs),
    falling(rungs),
    uneven(blocks, [0.1, 0.3]),
    progression(
      [
        { words: first, percents: [88, 91] },
        { words: last, percents: [92, 95] },
      ],
      {
        minutes: [5, 6, 7, 8, 10, 12, 15, 18, 20, 25, 30, 35],
        metres: [800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000],
        miles: [0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5],
      },
    ),
    progression(
      [
        { words: first, percents: [88, 90] },
        { words: second, percents: [90, 92.5] },
        { words: last, percents: [92.5, 95] },
      ],
      {
        minutes: [4, 5, 6, 7, 8, 10, 12, 15, 20],
        metres: [600, 800, 1000, 1200, 1500, 2000, 3000, 4000],
        miles: [0.5, 0.75, 1, 1.5, 2, 3],
      },
    ),
    ledIn(
      {
        lengths: { minutes: [3, 5, 8, 10, 15], metres: [500, 1000, 1500, 2000], miles: [0.5, 1, 1.5] },
        zone: 2,
        words: {
          name: 'Steady',
          notes: 'A notch above easy, and from there straight into the tempo.',
          use: 'brisk',
        },
      },
      whole,
    ),
    twoSets({
      name: 'long then short',
      first: { bouts: { minutes: [15, 20, 25], metres: [3000, 4000, 5000], miles: [2, 3] }, counts: [1, 2] },
      second: { bouts: { minutes: [10, 12], metres: [1600, 2000], miles: [1, 1.5] }, counts: [1, 2] },
      pause,
      between: { minutes: [2, 3], metres: [400], miles: [0.25] },
    }),
  ],
  work: { name: 'Tempo', notes: 'Steady and strong, slower than race effort. You could keep this up for longer.' },
  zone: 3,
})
