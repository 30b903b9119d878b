import type { AthleteMetrics } from '#contracts/user.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import type { NewBlock } from '#domain/workout/block.ts'

/** The seeded athlete, who runs, rides and swims. */
export const who = { email: 'rowan@example.org', fullName: 'Rowan Ellis', timezone: 'Europe/Zurich' }

/** The seeded athlete's metrics. */
export const metrics: AthleteMetrics = {
  running_threshold_pace: '4:20',
  running_unit: 'kilometers',
  cycling_ftp: 255,
  swimming_css: '1:45',
  swimming_unit: 'meters',
}

type Seeded = { name: string; daysAgo: number; request: GenerateRequest & { seed: number } }

const run = { sport: 'running', workoutMetric: 'pace', referenceValue: '4:20', referenceUnit: 'kilometers' } as const
const ride = { sport: 'cycling', workoutMetric: 'power', referenceValue: 255 } as const
const swim = { sport: 'swimming', workoutMetric: 'pace', referenceValue: '1:45', referenceUnit: 'meters' } as const
const byTime = (minutes: number) => ({ durationType: 'time', durationUnit: 'minutes', durationValue: minutes }) as const
const by = (durationValue: number, durationUnit: 'kilometers' | 'meters') =>
  ({ durationType: 'distance', durationUnit, durationValue }) as const

/** The seeded workouts, the oldest first. */
export const library: readonly Seeded[] = [
  { name: 'Long Sunday run', daysAgo: 26, request: { ...run, workoutType: 'endurance', ...byTime(95), seed: 11 } },
  {
    name: 'Sweet spot before work',
    daysAgo: 24,
    request: { ...ride, workoutType: 'sweet spot', ...byTime(75), seed: 3 },
  },
  {
    name: 'Tuesday squad',
    daysAgo: 22,
    request: { ...swim, workoutType: 'interval', ...by(2000, 'meters'), seed: 8 },
  },
  { name: 'Track night', daysAgo: 19, request: { ...run, workoutType: 'interval', ...by(10, 'kilometers'), seed: 21 } },
  { name: 'Steady club ride', daysAgo: 17, request: { ...ride, workoutType: 'endurance', ...byTime(180), seed: 5 } },
  {
    name: 'Ladder in the 25 m pool',
    daysAgo: 15,
    request: { ...swim, workoutType: 'ladder sets', ...by(2400, 'meters'), poolLength: 25, seed: 2 },
  },
  { name: 'Threshold cruise', daysAgo: 12, request: { ...run, workoutType: 'threshold', ...byTime(60), seed: 14 } },
  { name: 'Short and sharp', daysAgo: 10, request: { ...ride, workoutType: 'v02 max', ...byTime(60), seed: 9 } },
  {
    name: 'Easy lengths',
    daysAgo: 8,
    request: { ...swim, workoutType: 'endurance', ...by(1800, 'meters'), poolLength: 50, seed: 4 },
  },
  {
    name: 'Tempo by the lake',
    daysAgo: 5,
    request: { ...run, workoutType: 'tempo', ...by(14, 'kilometers'), seed: 17 },
  },
  {
    name: 'Intervals on the trainer',
    daysAgo: 3,
    request: { ...ride, workoutType: 'interval', ...byTime(70), seed: 6 },
  },
  {
    name: 'Threshold before the club ride',
    daysAgo: 1,
    request: { ...ride, workoutType: 'threshold', ...byTime(90), seed: 1 },
  },
]

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const
const metres = (value: number) => ({ type: 'distance', unit: 'meters', value }) as const

/** The athlete's own blocks. */
export const ownBlocks: readonly NewBlock[] = [
  {
    name: 'My warm-up',
    sport: 'running',
    steps: [
      { name: 'Warm up', intensity: 'warmup', duration: minutes(12), target: { type: 'pace', zoneNumber: 1 } },
      { name: 'Stride', intensity: 'interval', duration: minutes(1 / 3), effort: 8 },
      { name: 'Walk back', intensity: 'recovery', duration: minutes(1) },
      { repeat: { steps: 2, count: 4 } },
    ],
  },
  {
    name: 'Openers',
    sport: 'cycling',
    steps: [
      {
        name: 'Warm up',
        intensity: 'warmup',
        duration: minutes(10),
        target: { type: 'power', percentMin: 45, percentMax: 70, ramp: 'rising' },
      },
      { name: 'Opener', intensity: 'interval', duration: minutes(1), target: { type: 'power', zoneNumber: 5 } },
      { name: 'Easy', intensity: 'recovery', duration: minutes(1), target: { type: 'power', zoneNumber: 1 } },
      { repeat: { steps: 2, count: 3 } },
    ],
  },
  {
    name: 'Kick and swim',
    sport: 'swimming',
    steps: [
      { name: 'Easy', intensity: 'warmup', duration: metres(200), target: { type: 'pace', zoneNumber: 1 } },
      { name: 'Kick', intensity: 'active', duration: metres(50), drill: 'kick', sendOff: 90 },
      { repeat: { steps: 1, count: 4 } },
    ],
  },
]
