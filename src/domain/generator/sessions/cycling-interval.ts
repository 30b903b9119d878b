import { ride } from '../land/frame-style.ts'
import { mainSetSession } from '../land/main-set-session.ts'
import { type Aims, aimOfMinutes } from '../land/main-sets/aims.ts'
import { unbroken } from '../land/main-sets/families/even.ts'
import { type Family, minutes } from '../land/main-sets/families/family.ts'
import { overUnders } from '../land/main-sets/families/over-unders.ts'
import { pairs } from '../land/main-sets/families/pairs.ts'
import { twoSets } from '../land/main-sets/families/two-sets.ts'

// Statistics of 1,758 coach-written rides: bouts shorter than those of threshold work, or of more than one zone.
const aims: Aims = {
  hard: true,
  warmup: 600,
  bout: [30, 1200],
  boutByHeartRate: [180, 300],
  bouts: [3, 24],
  work: aimOfMinutes(5, 45),
  share: [0.105, 0.59],
  rest: [0.27, 3.9],
  intensity: [0.705, 0.945],
}

const pause = [0.5, 1] as const
const between = minutes(3, 4, 5)
const sprint = { name: 'Sprint', notes: 'Out of the saddle and hard at once; sit down when it is over.' }
const sweetSpot = { name: 'Sweet spot', notes: 'Firm and steady: keep something for the sprints.' }
const vo2Max = { name: 'VO2 Max', notes: 'Hard: by the second minute you breathe as deep as you can.' }
const threshold = { bouts: minutes(3, 4, 5, 6), counts: [1, 4] as const }
// Less than three minutes in all: more would be a session of VO2 Max.
const sprints = { bouts: minutes(0.25, 0.5), counts: [3, 5] as const, zone: 6, pause: [1.5, 4] as const, words: sprint }
// Below zone 6, hard enough for the pulse to reach its highest zone.
const hard = { bouts: minutes(3, 4), counts: [1, 4] as const, zone: 6, use: 'classic' as const, pause, words: vo2Max }

// A pulse needs bouts of minutes, and one zone alone would be a session of another type.
const forHeartRate: Family[] = [
  twoSets({ name: 'threshold then harder', first: threshold, second: hard, pause, between }),
  twoSets({ name: 'hard then threshold', first: { ...hard, counts: [2, 4] }, second: threshold, pause, between }),
  pairs({
    long: minutes(4, 5),
    short: minutes(3),
    counts: [1, 4],
    pause,
    own: { zone: 6, use: 'classic', words: vo2Max },
  }),
].map((family) => ({ ...family, byHeartRate: true }))

/** Seconds in zone 6 and minutes at threshold: a fifth of the bout at least is hard, else it would be threshold work. */
const hardAndHeld = [
  { hardest: minutes(0.5), held: minutes(1.25, 1.5, 1.75, 2), counts: [3, 8] },
  { hardest: minutes(0.75), held: minutes(1.5, 1.75, 2, 2.5), counts: [3, 7] },
  // At most 24 minutes in all: such bouts are as hard as VO2 Max.
  { hardest: minutes(1), held: minutes(2, 3), counts: [3, 6] },
] as const

const hardStartsAndFinishes: Family[] = hardAndHeld.flatMap(({ hardest, held, counts }) => [
  overUnders({
    form: 'straight',
    name: 'hard starts',
    low: {
      lengths: hardest,
      zone: 6,
      words: { name: 'Hard start', notes: 'Out of the saddle and up to speed, as if to close a gap.' },
    },
    high: {
      lengths: held,
      words: { name: 'Hold', notes: 'Sit down and settle at threshold while the breathing catches up.' },
    },
    turns: [1, 1],
    counts,
    pause: [0.8, 1.5],
  }),
  overUnders({
    form: 'straight',
    name: 'hard finishes',
    low: { lengths: held, words: { name: 'Threshold', notes: 'Settle in: the hard part comes at the end.' } },
    high: {
      lengths: hardest,
      zone: 6,
      words: { name: 'Hard finish', notes: 'As if the line were in sight: and even to the end.' },
    },
    turns: [1, 1],
    counts,
    pause: [0.8, 1.5],
  }),
])

// Bouts of more than one zone: a minute at threshold alone trains little.
export const cyclingInterval = mainSetSession(ride, 'interval', aims, {
  families: [
    ...hardStartsAndFinishes,
    overUnders({
      form: 'straight',
      name: 'bursts',
      low: {
        lengths: minutes(1, 1.5),
        zone: 4,
        words: { name: 'Sweet spot', notes: 'Firm and steady, ready for the next burst.' },
      },
      high: {
        lengths: minutes(0.5),
        zone: 6,
        words: { name: 'Burst', notes: 'Out of the saddle over the top, then straight back to sweet spot.' },
      },
      turns: [2, 6],
      counts: [2, 4],
      pause: [0.3, 0.5],
    }),
    twoSets({ name: 'threshold then sprints', first: threshold, second: sprints, pause, between }),
    twoSets({ name: 'sprints then threshold', first: sprints, second: threshold, pause, between }),
    twoSets({
      name: 'sweet spot then sprints',
      first: { bouts: minutes(4, 5, 6, 8, 10), counts: [1, 3], zone: 4, pause: [0.3, 0.5], words: sweetSpot },
      second: sprints,
      pause,
      between,
    }),
    // For rides with room for nothing else.
    unbroken(minutes(1, 2, 3, 4)),
    ...forHeartRate,
  ],
  work: { name: 'Threshold', notes: 'Hard but in control: the same effort from first to last.' },
  zone: 5,
  // Some families work in zone 4 too.
  bouts: { work: 4 },
})
