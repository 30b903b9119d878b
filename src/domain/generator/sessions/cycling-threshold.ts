import { ride } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes, LONG_RIDE_SECONDS } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { minutes, oneBout } from '../land/main-sets/families/family.ts'
import { climbing, falling, pyramid } from '../land/main-sets/families/ladders.ts'
import { overUnders } from '../land/main-sets/families/over-unders.ts'
import { twoSets } from '../land/main-sets/families/two-sets.ts'
import { uneven } from '../land/main-sets/families/uneven.ts'

// Coggan's 2 × 20, 4 × 10 and 8 × 5; Seiler's 4 × 16 and 4 × 8 (doi 10.1111/j.1600-0838.2011.01351.x).
const aims: Aims = {
  hard: true,
  bout: aimOfMinutes(3, 30),
  // The pulse takes minutes to settle: shorter bouts would be aimed at where it never gets.
  boutByHeartRate: aimOfMinutes(5.75, 30),
  bouts: [1, 10],
  work: aimOfMinutes(12, 60),
  share: [0.185, 0.59],
  rest: [0.11, 0.95],
  intensity: [0.765, 0.915],
  twoBlocksFrom: LONG_RIDE_SECONDS,
}

const pause = [0.2, 0.65] as const
const rungs = { shortest: minutes(3, 4, 5, 6, 8), stride: minutes(1, 2, 3, 4), counts: [3, 5] as const, pause }

export const cyclingThreshold = mainSetSession(ride, 'threshold', aims, {
  families: [
    unbroken(oneBout(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 20, 25, 30), {
      words: { name: 'Threshold', notes: 'One long effort: start it a touch easy and hold it to the end.' },
    }),
    even({ bouts: minutes(3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 18, 20), counts: [2, 10], pause }),
    climbing(rungs),
    falling(rungs),
    pyramid({ ...rungs, shortest: minutes(3, 4, 5, 6), counts: [2, 3] }),
    uneven(minutes(3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20), pause),
    twoSets({
      name: 'long then short',
      first: { bouts: minutes(10, 12, 15, 20), counts: [1, 2] },
      second: { bouts: minutes(4, 5, 6), counts: [2, 4] },
      pause,
      between: minutes(4, 6),
    }),
    overUnders({
      name: 'over-under',
      low: {
        lengths: minutes(1, 1.5, 2, 3),
        zone: 4,
        use: 'under',
        words: {
          name: 'Under',
          notes: 'Below threshold: this is where you clear what the last lift left.',
        },
      },
      high: {
        lengths: minutes(1, 2),
        use: 'over',
        words: { name: 'Over', notes: 'Above threshold: lift, hold, and do not sit up after it.' },
      },
      turns: [2, 6],
      counts: [1, 5],
      pause,
    }),
  ],
  work: {
    name: 'Threshold',
    notes: 'Hard but in control: start the first one a touch easy, and let the last one match it.',
  },
  zone: 5,
  bouts: { under: 4 },
})
