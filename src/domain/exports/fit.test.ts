import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { type ReadBout, type ReadWorkout, readWithGarmin, readWithParser } from '#tests/support/workouts/fit-readers.ts'
import { sportIds } from '../sports/registry.ts'
import { powerZones } from '../sports/zones.ts'
import { asksEffort } from '../workout/has-target.ts'
import { isRepeat, type Step, StoredSteps, type Target } from '../workout/step.ts'
import { fit } from './fit.ts'
import type { EncodeOptions, FileWorkout } from './shared/format.ts'

const createdAt = new Date('2026-03-14T07:00:00Z')

function encode(workout: FileWorkout, options: EncodeOptions): Uint8Array<ArrayBuffer> {
  if (!fit.out) throw new Error('FIT is not written')
  return fit.out.encode(workout, options)
}

const tempoRun: FileWorkout = {
  name: 'Tempo, 10 km',
  sport: 'running',
  steps: [
    { intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } },
    {
      name: 'Kilometre',
      notes: 'Breathe.',
      intensity: 'interval',
      duration: { type: 'distance', unit: 'kilometers', value: 1.5 },
      target: { type: 'pace', zoneNumber: 4, rangeMin: 250, rangeMax: 260, rangeUnit: 'km' },
    },
    {
      intensity: 'recovery',
      duration: { type: 'time', unit: 'seconds', value: 90 },
      target: { type: 'heartrate', rangeMin: 110, rangeMax: 130 },
    },
    { repeat: { steps: 2, count: 3 } },
    {
      intensity: 'cooldown',
      duration: { type: 'distance', unit: 'miles', value: 1 },
      target: { type: 'pace', rangeMin: 600, rangeMax: null, rangeUnit: 'mile' },
    },
  ],
}

const thresholdRide: FileWorkout = {
  name: 'Threshold',
  sport: 'cycling',
  steps: [
    {
      intensity: 'warmup',
      duration: { type: 'time', unit: 'minutes', value: 900 },
      target: { type: 'power', zoneNumber: 2 },
    },
    {
      intensity: 'interval',
      duration: { type: 'time', unit: 'minutes', value: 480.5 },
      target: { type: 'power', zoneNumber: 5, rangeMin: 240, rangeMax: 263 },
    },
    {
      intensity: 'rest',
      duration: { type: 'time', unit: 'minutes', value: 120 },
      target: { type: 'heartrate', zoneNumber: 1 },
    },
    { repeat: { steps: 2, count: 2 } },
    {
      intensity: 'active',
      duration: { type: 'distance', unit: 'kilometers', value: 20 },
      target: { type: 'power', rangeMin: 150, rangeMax: null },
    },
  ],
}

const poolSwim: FileWorkout = {
  name: 'Hundreds',
  sport: 'swimming',
  steps: [
    {
      intensity: 'warmup',
      duration: { type: 'distance', unit: 'yards', value: 400 },
      target: { type: 'pace', zoneNumber: 1 },
    },
    {
      intensity: 'interval',
      duration: { type: 'distance', unit: 'yards', value: 100 },
      target: { type: 'pace', rangeMin: 90, rangeMax: 95, rangeUnit: '100yd' },
    },
    { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 20 } },
    { repeat: { steps: 2, count: 8 } },
  ],
}

describe.each([
  ["Garmin's decoder", async (bytes: Uint8Array<ArrayBuffer>) => readWithGarmin(bytes)],
  ['fit-file-parser', readWithParser],
])('%s', (_, read) => {
  const readAgain = (workout: FileWorkout) => read(encode(workout, { createdAt, width: 'exact' }))

  test('reads a run by time and distance, pace and heart rate', async () => {
    const file = await readAgain(tempoRun)
    expect(file).toMatchObject({ name: 'Tempo, 10 km', sport: 'running', subSport: 'generic', steps: 5, createdAt })
    expect(file.pool).toBeUndefined()
    expect(file.bouts).toHaveLength(8)
    expect(file.bouts.map(({ name }) => name).join()).toBe(
      'Warm up,Kilometre,Recovery,Kilometre,Recovery,Kilometre,Recovery,Cooldown',
    )
    const [warmup, kilometre, recovery] = file.bouts
    expect(warmup).toMatchObject({ intensity: 'warmup', seconds: 600, target: 'open' })
    // 4:10 is 4 m/s, 4:20 is 3.846.
    expect(kilometre).toMatchObject({ metres: 1500, notes: 'Breathe.', of: 'pace', low: 3.846, high: 4 })
    expect(recovery).toMatchObject({ seconds: 90, of: 'heartrate', low: 110, high: 130 })
    // Ten minutes a mile is 2.682 m/s; any slower is welcome.
    expect(file.bouts.at(-1)).toMatchObject({ metres: 1609.34, of: 'pace', low: 0.2, high: 2.682 })
  })

  test('reads a ride by watts and heart-rate zone', async () => {
    const file = await readAgain(thresholdRide)
    expect(file).toMatchObject({ sport: 'cycling', steps: 5 })
    expect(file.bouts).toHaveLength(6)
    expect(file.bouts[0]).toMatchObject({ seconds: 900, of: 'power', low: -55, high: -70 })
    expect(file.bouts[1]).toMatchObject({ seconds: 480.5, target: 'range', of: 'power', low: 240, high: 263 })
    expect(file.bouts[2]).toMatchObject({ intensity: 'rest', target: 'zone', of: 'heartrate', zone: 1 })
    expect(file.bouts[5]).toMatchObject({ metres: 20_000, of: 'power', low: 150, high: 2000 })
  })

  test('reads a swim in yards with its pool', async () => {
    const file = await readAgain(poolSwim)
    expect(file).toMatchObject({ sport: 'swimming', subSport: 'lap_swimming' })
    expect(file.pool).toEqual({ metres: 22.86, unit: 'statute' })
    expect(file.bouts).toHaveLength(17)
    expect(file.bouts[0]).toMatchObject({ metres: 365.76, target: 'zone', of: 'pace', zone: 1 })
    // 1:30 for 100 yd is 1.016 m/s, 1:35 is 0.963.
    expect(file.bouts[1]).toMatchObject({ metres: 91.44, low: 0.963, high: 1.016 })
    expect(file.bouts[2]).toMatchObject({ name: 'Rest', intensity: 'rest', seconds: 20, target: 'open' })
  })

  testProperty('reads every drawn workout as it was written', 1000, async (drawing) => {
    await fc.assert(
      fc.asyncProperty(newWorkout, async (workout) => sameTraining(await readAgain(workout), workout)),
      drawing,
    )
  })
})

test('the same workout and moment give the same bytes, another workout another serial number', () => {
  const bytes = encode(poolSwim, { createdAt })
  expect(encode(poolSwim, { createdAt })).toEqual(bytes)
  const serial = (file: Uint8Array) => file.slice(36, 44).join()
  expect(serial(encode({ ...poolSwim, name: 'Other' }, { createdAt }))).not.toBe(serial(bytes))
})

test('the moment of a file is its whole second', () => {
  const { createdAt: moment } = readWithGarmin(encode(tempoRun, { createdAt: new Date('2026-03-14T07:00:00.900Z') }))
  expect(moment).toEqual(createdAt)
})

test('a file with one byte changed is noticed by its reader', () => {
  const bytes = encode(tempoRun, { createdAt })
  expect(() => readWithGarmin(bytes.with(60, (bytes[60] ?? 0) ^ 1))).toThrow()
})

test('a repeat of one round is written as its steps', () => {
  const once: StoredSteps = [...thresholdRide.steps.slice(0, 3), { repeat: { steps: 3, count: 1 } }]
  const file = readWithGarmin(encode({ ...thresholdRide, steps: once }, { createdAt }))
  expect(file.steps).toBe(3)
  expect(file.bouts).toHaveLength(3)
})

test('an athlete who says where they swim has that pool on the watch', () => {
  const poolLength = { length: 50, unit: 'meters' } as const
  const file = readWithGarmin(encode({ ...poolSwim, poolLength }, { createdAt }))
  expect(file.pool).toEqual({ metres: 50, unit: 'metric' })
})

test('the longest step that can be saved still fits', () => {
  const far: Step = { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 10_000 } }
  const long: Step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 86_400 } }
  const file = readWithGarmin(encode({ name: 'Far', sport: 'cycling', steps: [far, long] }, { createdAt }))
  expect(file.bouts).toMatchObject([{ metres: 10_000_000 }, { seconds: 86_400 }])
})

test.each([
  ['pace with neither end', { type: 'pace', rangeMin: 0, rangeMax: null }, { target: 'open' }],
  ['as fast as you can', { type: 'pace', rangeMin: 0, rangeMax: 300 }, { low: 3.333, high: 30 }],
  ['above a heart rate', { type: 'heartrate', rangeMin: 150, rangeMax: null }, { low: 150, high: 250 }],
  ['below a heart rate', { type: 'heartrate', rangeMin: 0, rangeMax: 140 }, { low: 1, high: 140 }],
  ['below a power', { type: 'power', rangeMin: 0, rangeMax: 180 }, { low: 1, high: 180 }],
  ['above all watts', { type: 'power', rangeMin: 2500, rangeMax: null }, { low: 2500, high: 2500 }],
  ['a pace in the unit of the sport', { type: 'pace', rangeMin: 300, rangeMax: 400 }, { low: 2.5, high: 3.333 }],
  ['a target that says nothing', { type: 'heartrate' }, { target: 'open' }],
] satisfies [string, Target, Partial<ReadBout>][])('%s has a meaning on a watch', (_, target, expected) => {
  const step: Step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 }, target }
  const file = readWithGarmin(encode({ name: 'Run', sport: 'running', steps: [step] }, { createdAt }))
  expect(file.bouts[0]).toMatchObject(expected)
})

const hour = { type: 'time', unit: 'minutes', value: 3600 } as const
const read = (step: Partial<Step>, sport: FileWorkout['sport'], reference?: number) =>
  readWithGarmin(
    encode({ name: 'W', sport, steps: [{ intensity: 'active', duration: hour, ...step }] }, { createdAt, reference }),
  )
const losses = (step: Partial<Step>, sport: FileWorkout['sport'], reference?: number) =>
  fit.out?.losses({ name: 'W', sport, steps: [{ intensity: 'active', duration: hour, ...step }] }, { reference })

test.each([
  ['percents of FTP', { type: 'power', percentMin: 88, percentMax: 94 }, 'cycling', { low: -88, high: -94 }, 0],
  ['part percents of FTP', { type: 'power', percentMin: 87.6, percentMax: 95 }, 'cycling', { low: -88, high: -95 }, 1],
  ['a power zone of ours', { type: 'power', zoneNumber: 5 }, 'cycling', { target: 'range', low: -96, high: -105 }, 1],
  ['part watts', { type: 'power', rangeMin: 200.5, rangeMax: 210.5 }, 'cycling', { low: 201, high: 211 }, 1],
  ['a zone and its range', { type: 'power', zoneNumber: 4, rangeMin: 218, rangeMax: 238 }, 'cycling', { low: 218 }, 0],
  ['a zone and percents', { type: 'power', zoneNumber: 4, percentMin: 88, percentMax: 94 }, 'cycling', { low: -88 }, 0],
  [
    'a range and percents',
    { type: 'power', rangeMin: 218, rangeMax: 238, percentMin: 88, percentMax: 94 },
    'cycling',
    { low: 218 },
    0,
  ],
  ['a ramp', { type: 'power', rangeMin: 100, rangeMax: 200, ramp: 'rising' }, 'cycling', { low: 100, high: 200 }, 1],
  ['percents of a heart rate', { type: 'heartrate', percentMin: 90, percentMax: 94 }, 'running', { zone: 3 }, 1],
  ['a heart rate on a bike', { type: 'heartrate', percentMin: 90, percentMax: 93 }, 'cycling', { zone: 3 }, 1],
  ['percents of a pace', { type: 'pace', percentMin: 96, percentMax: 102 }, 'running', { zone: 4 }, 1],
  ['a very slow pace', { type: 'pace', percentMin: 20, percentMax: 30 }, 'running', { zone: 1 }, 1],
  ['a very fast pace', { type: 'pace', percentMin: 130, percentMax: 140 }, 'swimming', { zone: 5 }, 1],
] satisfies [string, Target, FileWorkout['sport'], Partial<ReadBout>, number][])(
  '%s is written as a watch understands it, and what is lost is said',
  (_, target, sport, expected, sentences) => {
    expect(read({ target }, sport).bouts[0]).toMatchObject(expected)
    expect(losses({ target }, sport)).toHaveLength(sentences)
  },
)

test('percents of a known threshold pace are written as paces', () => {
  const target: Target = { type: 'pace', percentMin: 80, percentMax: 100 }
  expect(read({ target }, 'running', 250).bouts[0]).toMatchObject({ target: 'range', low: 3.2, high: 4 })
  expect(losses({ target }, 'running', 250)).toEqual([
    'In step 1, percents of threshold pace are written as paces, worked out from yours.',
  ])
})

test('a stroke comes first, a pace or else a cadence beside it', () => {
  const target: Target = { type: 'pace', zoneNumber: 4 }
  const all: Partial<Step> = { stroke: 'butterfly', cadence: { min: 30, max: 40 }, target }
  expect(read(all, 'swimming').bouts[0]).toMatchObject({ stroke: 'butterfly', zone: 4 })
  expect(losses(all, 'swimming')).toEqual([
    'In step 1, the cadence is left out: beside a stroke and a target there is no place for it.',
  ])
  const { target: _, ...without } = all
  expect(read(without, 'swimming').bouts[0]).toMatchObject({ stroke: 'butterfly', cadence: { low: 30, high: 40 } })
  expect(losses(without, 'swimming')).toEqual([])
})

test('steps with fields that a watch cannot use are listed with all of these', () => {
  const all: Partial<Step> = {
    duration: { ...hour, lapButton: true },
    drill: 'kick',
    equipment: ['fins', 'snorkel'],
    name: 'A name that is a good deal longer than two lines on a watch',
    notes: 'One\ntwo',
    target: { type: 'heartrate', rangeMin: 120, rangeMax: 130, percentMin: 80, percentMax: 85, ramp: 'rising' },
  }
  // The notes of a swim say its drill and its equipment.
  expect(losses(all, 'swimming')).toHaveLength(4)
  expect(losses(all, 'running')).toHaveLength(6)
  expect(
    losses({ name: 'Short', notes: 'One.', drill: 'drill', equipment: ['fins'], sendOff: 90 }, 'swimming'),
  ).toEqual([])
})

test('a workout of more than fifty steps gets a warning that watches may refuse it', () => {
  const step: Step = { intensity: 'active', duration: hour }
  const steps = (count: number) => Array.from({ length: count }, () => step)
  expect(fit.out?.losses({ name: 'W', sport: 'running', steps: steps(50) }, {})).toEqual([])
  expect(fit.out?.losses({ name: 'W', sport: 'running', steps: steps(51) }, {})).toEqual([
    'Many watches take at most 50 steps; in this file they count 51.',
  ])
})

test('a send-off inside a repeat is repeated with its swim', () => {
  const swim: Step = { intensity: 'interval', duration: { type: 'distance', unit: 'meters', value: 100 }, sendOff: 105 }
  const file = readWithGarmin(
    encode({ name: 'S', sport: 'swimming', steps: [swim, { repeat: { steps: 1, count: 2 } }] }, { createdAt }),
  )
  expect(file.steps).toBe(3)
  expect(file.bouts).toMatchObject([{ metres: 100 }, { sendOff: 105 }, { metres: 100 }, { sendOff: 105 }])
})

testProperty('the largest and smallest figures that can be saved give a valid file', 500, (drawing) => {
  const odd = fc.oneof(fc.double({ min: 1e-9, max: 10_000, noNaN: true }), fc.constantFrom(1e-9, 0.5, 1, 10_000))
  const bounds = fc.tuple(odd, odd).map(([one, other]) => ({
    rangeMin: Math.min(one, other),
    rangeMax: Math.max(one, other),
  }))
  const type = fc.constantFrom('pace', 'heartrate', 'power')
  const target = fc.tuple(type, bounds).map(([of, range]) => ({ type: of, ...range }))
  const duration = fc.oneof(
    fc.record({ type: fc.constant('time'), unit: fc.constant('seconds'), value: odd }),
    fc.record({ type: fc.constant('distance'), unit: fc.constantFrom('miles', 'yards'), value: odd }),
  )
  const step = fc.record({ intensity: fc.constant('active'), duration, target, notes: fc.string({ unit: 'binary' }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), fc.constantFrom(...sportIds), (steps, sport) => {
      const saved = StoredSteps.safeParse(steps)
      if (!saved.success) return
      const file = readWithGarmin(encode({ name: '\u0000', sport, steps: saved.data }, { createdAt }))
      expect(file.bouts.length).toBe(steps.length)
      for (const bout of file.bouts) {
        expect(bout.seconds ?? bout.metres).toBeGreaterThan(0)
        expect(bout.high).toBeGreaterThanOrEqual(bout.low ?? Number.NaN)
      }
    }),
    drawing,
  )
})

/** Compares what a foreign reader prints with the workout, by arithmetic that shares nothing with the encoder. */
function sameTraining(file: ReadWorkout, workout: FileWorkout): void {
  const bouts = bySteps(workout.steps).flatMap((step) =>
    step.sendOff ? [step, { untilSendOff: step.sendOff }] : [step],
  )
  expect(file.sport).toBe(workout.sport)
  expect(file.pool === undefined).toBe(workout.sport !== 'swimming')
  expect(file.bouts.length).toBe(bouts.length)
  bouts.forEach((step, index) => {
    const bout = file.bouts[index]
    if (!bout) throw new Error(`No bout ${index}`)
    if ('untilSendOff' in step)
      expect(bout).toMatchObject({ sendOff: step.untilSendOff, intensity: 'rest', of: 'open' })
    else sameBout(bout, step, workout.sport)
  })
}

function bySteps(stored: StoredSteps): Step[] {
  const bouts: Step[] = []
  let round: Step[] = []
  for (const entry of stored) {
    if (isRepeat(entry)) {
      const repeated = round.slice(-entry.repeat.steps)
      for (let time = 1; time < entry.repeat.count; time += 1) bouts.push(...repeated)
      round = []
    } else {
      bouts.push(entry)
      round.push(entry)
    }
  }
  return bouts
}

const metresPer: Record<string, number> = { kilometers: 1000, miles: 1609.344, meters: 1, yards: 0.9144 }
const pacePer: Record<string, number> = { km: 1000, mile: 1609.344, '100m': 100, '100yd': 91.44 }
const ownPace: Record<string, string> = { running: 'km', cycling: 'km', swimming: '100m' }

function sameBout(bout: ReadBout, step: Step, sport: string): void {
  const { intensity, duration, target, cadence, stroke, drill, equipment } = step
  expect(bout.intensity).toBe(intensity)
  if (duration.lapButton) expect(bout.isOpen).toBe(true)
  else if (duration.type === 'time') expect(bout.seconds).toBe(duration.value)
  else expect(bout.metres).toBeCloseTo(duration.value * (metresPer[duration.unit] ?? Number.NaN), 1.9)
  expect(bout.stroke).toBe(stroke === 'medley' ? 'im' : (stroke ?? (drill && 'drill')))
  expect(bout.equipment).toBe(equipment?.[0] && equipmentWord[equipment[0]])
  const hasPlace = bout.of === 'open' || !bout.stroke
  expect(bout.cadence).toEqual(cadence && hasPlace ? { low: cadence.min, high: cadence.max } : undefined)
  // A type without a figure asks for nothing.
  const asked = asksEffort(target) ? target : undefined
  expect(bout.of).toBe(asked?.type ?? 'open')
  if (asked) sameTarget(bout, asked, sport)
}

const equipmentWord: Record<string, string> = {
  fins: 'swim fins',
  kickboard: 'swim kickboard',
  paddles: 'swim paddles',
  'pull buoy': 'swim pull buoy',
  snorkel: 'swim snorkel',
}

function sameTarget(bout: ReadBout, target: Target, sport: string): void {
  const { type, zoneNumber, rangeMin, rangeMax, rangeUnit, percentMin, percentMax } = target
  if (rangeMin !== undefined && type === 'pace') {
    const metres = pacePer[rangeUnit ?? ownPace[sport] ?? ''] ?? Number.NaN
    const fast = metres / rangeMin
    expect(bout.high).toBeCloseTo(fast, 2.9)
    expect(bout.low).toBeCloseTo(rangeMax ? metres / rangeMax : fast > 0.2005 ? 0.2 : 0.001, 2.9)
  } else if (rangeMin !== undefined) {
    expect(bout.low).toBe(rangeMin)
    expect(bout.high).toBe(rangeMax ?? (type === 'power' ? 2000 : 250))
  } else if (percentMin !== undefined && percentMax !== undefined && type === 'power') {
    expect(bout.low).toBe(-Math.round(percentMin))
    expect(bout.high).toBe(-Math.round(percentMax))
  } else if (zoneNumber !== undefined && type === 'power') {
    expect(bout.low).toBe(-Math.round(powerZones[zoneNumber - 1]?.percentMin ?? 0))
    expect(bout.high).toBe(-Math.round(powerZones[zoneNumber - 1]?.percentMax ?? 0))
  } else if (zoneNumber !== undefined) expect(bout.zone).toBe(zoneNumber)
  else {
    // Percents of what a watch has no figure for lie in one of its zones.
    expect(bout.zone).toBeGreaterThanOrEqual(1)
    expect(bout.zone).toBeLessThanOrEqual(5)
  }
}
