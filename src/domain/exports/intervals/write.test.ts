import { describe, expect, test } from 'vitest'
import type { Target } from '../../workout/step.ts'
import { intervals } from '../intervals.ts'
import type { DecodeOptions, FileWorkout } from '../shared/format.ts'

test('a workout is written in the words of intervals.icu', () => {
  const workout: FileWorkout = {
    name: 'Threshold',
    sport: 'cycling',
    steps: [
      {
        name: 'Warm up',
        intensity: 'warmup',
        duration: { type: 'time', unit: 'minutes', value: 600 },
        target: { type: 'power', percentMin: 45, percentMax: 70, ramp: 'rising' },
      },
      {
        intensity: 'interval',
        duration: { type: 'time', unit: 'minutes', value: 480 },
        target: { type: 'power', rangeMin: 240, rangeMax: 255 },
        cadence: { min: 85, max: 95 },
      },
      {
        name: 'Recovery',
        intensity: 'recovery',
        duration: { type: 'time', unit: 'minutes', value: 150, lapButton: true },
        target: { type: 'heartrate', zoneNumber: 1 },
      },
      { repeat: { steps: 2, count: 3 } },
      { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 5 }, target: { type: 'open' } },
    ],
  }
  expect(textOf(workout)).toBe(`Threshold

- Warm up 10m ramp 45-70% intensity=warmup

3x
- 8m 240-255w 85-95rpm intensity=interval
- Recovery 2m30s Z1 HR press lap intensity=recovery

- 5km freeride
`)
  expect(intervals.out?.losses(workout, {})).toEqual([])
})

test('a swim is written in mtr, with the rest its send-off leaves', () => {
  const workout: FileWorkout = {
    name: '8 x 100',
    sport: 'swimming',
    poolLength: { length: 25, unit: 'yards' },
    steps: [
      {
        name: 'Fast 100',
        notes: 'Long strokes.',
        intensity: 'interval',
        duration: { type: 'distance', unit: 'meters', value: 100 },
        target: { type: 'pace', zoneNumber: 4, rangeMin: 98, rangeMax: 102, rangeUnit: '100m' },
        stroke: 'freestyle',
        equipment: ['fins', 'paddles'],
        sendOff: 120,
      },
      { repeat: { steps: 1, count: 8 } },
    ],
  }
  expect(textOf(workout)).toBe(`"8 x 100"

pool length: 25y

8x
- freestyle with fins and paddles 10^Long strokes. <!> 100mtr 1:42-1:38/100m Pace intensity=interval
- 20s intensity=rest
`)
  expect(intervals.out?.losses(workout, {})).toEqual([
    'In step 1, the name is left out, for it would be read as something else.',
    'In step 1, the send-off becomes a rest of the expected length.',
  ])
})

test.each([
  ['- 10m 1:38/400m Pace', '- 10m 1:38/400m Pace'],
  ['- 10m 1:41-1:38/400m Pace', '- 10m 1:41-1:38/400m Pace'],
  ['- 10m 1:03/250m Pace', '- 10m 1:03/250m Pace'],
  ['- 10m 1:40/100m Pace', '- 10m 1:40/100m Pace'],
])('the pace of %j keeps its second when it is written again', (line, again) => {
  const read = readBack(`Laps\n\n${line}\n`, { sport: 'running' })
  if (!read?.ok) throw new Error(read?.reason)
  expect(textOf(read.workout)).toBe(`Laps\n\n${again}\n`)
  expect(intervals.out?.losses(read.workout, {})).toEqual([])
})

describe('beats a minute, which intervals.icu does not know,', () => {
  const inBeats = (target: Target, thresholdHeartRate?: number) => {
    const duration = { type: 'time', unit: 'minutes', value: 600 } as const
    const workout: FileWorkout = { name: 'W', sport: 'running', steps: [{ intensity: 'active', duration, target }] }
    const bytes = intervals.out?.encode(workout, { createdAt: new Date(0), thresholdHeartRate }) ?? []
    const losses = intervals.out?.losses(workout, { thresholdHeartRate })
    return { line: Buffer.from(bytes).toString().split('\n')[2], losses }
  }
  const range = { type: 'heartrate', rangeMin: 140, rangeMax: 150 } as const
  const unknown = [expect.stringMatching(/^In step 1, intervals.icu knows no beats a minute: they stand in a prompt/)]

  test.each<[Target, string]>([
    [range, '- 10m 82-88% LTHR'],
    [{ ...range, rangeMin: 150 }, '- 10m 88% LTHR'],
    [{ ...range, zoneNumber: 2, ramp: 'falling' }, '- 10m ramp 88-82% LTHR'],
  ])('become percents of a known threshold: %j', (target, line) => {
    expect(inBeats(target, 170)).toEqual({
      line,
      losses: ['In step 1, intervals.icu knows no beats a minute: they become percents of your threshold heart rate.'],
    })
  })

  test.each<[Target, string]>([
    [range, '- 10^140-150 bpm <!> 10m'],
    [{ ...range, rangeMin: 150 }, '- 10^150 bpm <!> 10m'],
    [{ ...range, rangeMax: null }, '- 10^From 140 bpm <!> 10m'],
    [{ ...range, rangeMin: 0 }, '- 10^Up to 150 bpm <!> 10m'],
    [{ ...range, zoneNumber: 2 }, '- 10m Z2 HR'],
    [{ ...range, percentMin: 85, percentMax: 89 }, '- 10m 85-89% LTHR'],
  ])(
    'are written as a prompt, or replaced by a zone or percents beside them, without a known threshold: %j',
    (target, line) => {
      expect(inBeats(target)).toEqual({ line, losses: unknown })
    },
  )
})

test('notes become prompts at their moments, and are read back', () => {
  const duration = { type: 'time', unit: 'minutes', value: 600 } as const
  const notes = 'Settle in\n0:33 Find your rhythm\n5:00 Half way'
  const workout: FileWorkout = {
    name: 'Prompts',
    sport: 'cycling',
    steps: [{ name: 'Warm up', notes, intensity: 'warmup', duration }],
  }
  expect(textOf(workout)).toBe(
    'Prompts\n\n- Warm up 10^Settle in 33^Find your rhythm 300^Half way <!> 10m intensity=warmup\n',
  )
  expect(intervals.out?.losses(workout, {})).toEqual([])
  expect(readBack(textOf(workout), { sport: 'cycling' })).toMatchObject({
    losses: [],
    workout: { steps: [{ name: 'Warm up', notes }] },
  })
})

test('changed or omitted parts of notes that do not fit in a prompt are reported', () => {
  const losing = (notes: string) => {
    const duration = { type: 'time', unit: 'minutes', value: 600 } as const
    const workout: FileWorkout = { name: 'W', sport: 'cycling', steps: [{ notes, intensity: 'active', duration }] }
    return { line: textOf(workout).split('\n')[2], losses: intervals.out?.losses(workout, {}) }
  }
  expect(losing('Two\nlines 2^3 <!> "so" // on')).toEqual({
    line: '- 10^Two lines 2 3 ’so’ on <!> 10m',
    losses: [
      'In step 1, the notes become prompts in every round, each in one line, without quotes and signs such as ^.',
    ],
  })
  expect(losing('^Sit up //').line).toBe('- 10^Sit up <!> 10m')
  const { line, losses } = losing('0:10 Keep it smooth and breathe.\n'.repeat(60))
  expect(line?.length).toBeLessThan(2000)
  expect(losses).toEqual(['In step 1, only the first of the notes become prompts: there is no room for more.'])
})

test.each(['3 x 8 min', 'Warm up', '8x100: "fast"', 'C:\\Rides'])('the name %s is read back', (name) => {
  const workout: FileWorkout = {
    name,
    sport: 'cycling',
    steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }],
  }
  expect(intervals.out?.losses(workout, {})).toEqual([])
  expect(readBack(textOf(workout), { sport: 'cycling' })).toMatchObject({ workout: { name }, losses: [] })
})

function textOf(workout: FileWorkout): string {
  return Buffer.from(intervals.out?.encode(workout, { createdAt: new Date(0) }) ?? []).toString()
}

function readBack(text: string, options: Partial<DecodeOptions>) {
  return intervals.in?.decode(new TextEncoder().encode(text), { name: 'File', ...options })
}
