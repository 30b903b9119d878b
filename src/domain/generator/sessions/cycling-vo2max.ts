import { ride } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes, LONG_RIDE_SECONDS } from '../land/main-sets/aims.ts'
import { even, unbroken } from '../land/main-sets/families/even.ts'
import { minutes, oneBout } from '../land/main-sets/families/family.ts'
import { pyramid } from '../land/main-sets/families/ladders.ts'
import { microIntervals } from '../land/main-sets/families/micro-intervals.ts'

// Coggan on the time to exhaustion at 150 %, CTS on interval workouts, 252 coach-written workouts with bouts at 130–150 %:
// a rider lasts 250 to 150 s in one go, so the work comes in short bouts that leave W'. By heart rate there are only the
// classic bouts below zone 6: shorter ones are over before the pulse has followed.
const aims: Aims = {
  hard: true,
  warmup: 600,
  bout: [15, 60],
  boutByHeartRate: [180, 300],
  longestBout: 90,
  bouts: [5, 30],
  // Coaches write three to twelve minutes; three are hardly a session.
  work: aimOfMinutes(5, 12),
  share: [0.075, 0.295],
  rest: [1, 4.9],
  setPauseSeconds: 180,
  maxBoutsPerSet: 10,
  intensity: [0.725, 0.965],
  sessionUpTo: LONG_RIDE_SECONDS,
  twoBlocksFrom: LONG_RIDE_SECONDS,
}

const between = [180, 240, 300, 420]
const pairOf = (on: number, off: number) => ({ pairs: [[on, off]] as const, between, perSet: [5, 10] as const })

/** Below zone 6: bouts of minutes, or many short ones, at 106–120 % of FTP (Coggan's VO2max level). */
const classicAims: Aims = {
  hard: true,
  warmup: 600,
  bout: [60, 480],
  boutByHeartRate: [180, 300],
  bouts: [3, 8],
  work: aimOfMinutes(6, 25),
  share: [0.105, 0.44],
  rest: [0.5, 1.05],
  setPauseSeconds: Number.POSITIVE_INFINITY,
  maxBoutsPerSet: Number.POSITIVE_INFINITY,
  intensity: [0.765, 0.965],
  // With 75 s at FTP the model is too strict for what riders do at these powers.
  lowestWPrime: -0.43,
  sessionUpTo: Number.POSITIVE_INFINITY,
}
/** Rønnestad 2015 (doi 10.1111/sms.12165) and 2020 (10.1111/sms.13627): three sets with three minutes between them. */
const shortClassicAims: Aims = {
  ...classicAims,
  bout: [15, 60],
  bouts: [8, 40],
  rest: [0.5, 1],
  setPauseSeconds: 120,
  maxBoutsPerSet: 13,
}
const hard = {
  name: 'VO2 Max',
  notes: 'Hard enough to breathe as deep as you can by the second minute, even to the end.',
}
const classic = { words: hard, use: 'classic' } as const
const surge = { name: 'VO2 Max', notes: 'Lift at once and keep turning through the rest: the breathing stays up.' }

export const cyclingVo2Max = mainSetSession(ride, 'v02 max', aims, {
  families: [
    even({ name: 'classic', bouts: minutes(2, 2.5), counts: [2, 8], pause: [0.8, 1], own: classic, aims: classicAims }),
    even({ name: 'classic', bouts: minutes(3), counts: [2, 8], pause: [0.8, 1], own: classic, aims: classicAims }),
    even({ name: 'classic', bouts: minutes(4, 5), counts: [2, 6], pause: [0.6, 1], own: classic, aims: classicAims }),
    unbroken(oneBout(2, 2.5, 3, 4, 5), classic, classicAims),
    microIntervals({
      name: 'classic 30/15',
      pairs: [[30, 15]],
      sets: [1, 4],
      perSet: [8, 13],
      between: [180],
      own: { words: surge, use: 'classic', percents: [115, 120] },
      aims: shortClassicAims,
    }),
    microIntervals({
      name: 'classic 40/20',
      pairs: [[40, 20]],
      sets: [1, 4],
      perSet: [8, 10],
      between: [180],
      own: { words: surge, use: 'classic', percents: [112, 116] },
      aims: shortClassicAims,
    }),
    microIntervals({ ...pairOf(30, 30), name: '30/30', sets: [1, 5] }),
    microIntervals({ ...pairOf(40, 20), name: '40/20', sets: [1, 5] }),
    microIntervals({
      name: 'short',
      pairs: [
        [15, 15, 30, 45],
        [20, 20, 30, 40, 60],
      ],
      sets: [1, 4],
      perSet: [5, 10],
      between,
    }),
    microIntervals({
      name: 'long',
      pairs: [
        [30, 45, 60, 75, 90],
        [40, 60, 80, 100],
        [45, 90],
        [40, 120],
        [45, 120],
        [60, 120, 150],
      ],
      // Rests so long need no longer one between sets.
      sets: [1, 1],
      perSet: [5, 10],
      between: [240],
    }),
    microIntervals({
      name: 'shrinking',
      pairs: [
        [20, 40, 30],
        [30, 30, 45],
      ],
      sets: [2, 3],
      perSet: [4, 10],
      between: [240, 300],
      more: -1,
    }),
    microIntervals({
      name: 'growing',
      pairs: [
        [20, 40, 30],
        [30, 30, 45],
      ],
      sets: [2, 3],
      perSet: [4, 10],
      between: [240, 300],
      more: 1,
    }),
    // Long recoveries: each restores W' before the next bout.
    even({
      name: 'singles',
      bouts: minutes(0.25, 0.5, 0.75, 1),
      counts: [5, 20],
      pause: [2, 4.9],
      own: {
        words: { name: 'VO2 Max', notes: 'Up to power at once and even to the end. Take the whole rest.' },
      },
    }),
    pyramid({ shortest: minutes(0.25, 0.5), stride: minutes(0.25), counts: [3, 4], pause: [2, 4.5] }),
  ],
  work: { name: 'VO2 Max', notes: 'Hard at once, smooth on the pedals. Stop the set when the power falls away.' },
  zone: 6,
  long: { from: 100, aims: classicAims, own: classic },
})
