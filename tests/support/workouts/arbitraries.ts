import fc, { type Arbitrary } from 'fast-check'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { type Sport, sports } from '#domain/sports/registry.ts'
import type { LengthRange, TargetType } from '#domain/sports/sport.ts'
import { convertPace, formatPace } from '#domain/units/pace.ts'
import type { EditorEntry, RepeatGroup } from '#domain/workout/groups.ts'
import { isGroup, toStored } from '#domain/workout/groups.ts'
import { intensities } from '#domain/workout/intensity.ts'
import { type Duration, MAX_TRAINED_STEPS, type Step, type StoredSteps, type Target } from '#domain/workout/step.ts'
import { drills, type Pool, strokes, swimEquipment } from '#domain/workout/swim.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'

/** Any sport. */
export const anySport: Arbitrary<Sport> = fc.constantFrom(...sports)

/** A figure between two others, each power of ten equally likely, rounded to some decimals. */
export function logUniform(min: number, max: number, decimals = 0): Arbitrary<number> {
  // Not fc.double: it draws all exponents equally often, so nearly all of its figures between 0 and 1 are close to 0.
  const share = fc.oneof(
    { weight: 18, arbitrary: fc.noBias(fc.integer({ min: 0, max: 1_000_000 })).map((parts) => parts / 1_000_000) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1) },
  )
  return share.map((at) => Math.min(max, Math.max(min, Number((min * (max / min) ** at).toFixed(decimals)))))
}

/** Text as people write it: any script, punctuation and emoji, no control characters. */
function text(maxLength: number): Arbitrary<string> {
  return fc.string({ unit: 'grapheme', maxLength: 60 }).filter((written) => written.length <= maxLength)
}

/** A duration of a step of the sport; times are whole or half seconds. */
function durationOf(sport: Sport): Arbitrary<Duration> {
  const time = fc.record<Duration>({
    type: fc.constant('time'),
    unit: fc.constantFrom('minutes', 'seconds'),
    value: fc.oneof(
      { weight: 9, arbitrary: logUniform(1, 86_400) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 7200 }).map((halves) => halves / 2) },
    ),
  })
  const distance = fc.constantFrom(...sport.distanceUnits).chain((unit) =>
    fc.record<Duration>({
      type: fc.constant('distance'),
      unit: fc.constant(unit),
      value: unit === 'kilometers' || unit === 'miles' ? logUniform(0.05, 300, 2) : logUniform(10, 10_000),
    }),
  )
  return fc
    .tuple(fc.oneof(time, distance), fc.integer({ min: 0, max: 9 }))
    .map(([duration, ends]) => (ends === 0 ? { ...duration, lapButton: true as const } : duration))
}

/**
 * A target of the sport: open, a type without a figure, or any of a zone, a range (open-ended or not) and percents; some
 * of those with two ends are ramps.
 */
export function targetOf(sport: Sport): Arbitrary<Target> {
  return fc.constantFrom(...sport.targets).chain((type) => {
    if (type === 'open') return fc.constant<Target>({ type })
    const zone = fc.record({ zoneNumber: fc.integer({ min: 1, max: type === 'power' ? 7 : 5 }) })
    const range = rangeOf(type, sport)
    return fc
      .tuple(
        fc.oneof(
          fc.constant({}),
          zone,
          range,
          percents,
          fc.tuple(zone, range).map(([one, other]) => ({ ...one, ...other })),
          fc.tuple(zone, percents).map(([one, other]) => ({ ...one, ...other })),
          fc.tuple(zone, range, percents).map(([one, two, three]) => ({ ...one, ...two, ...three })),
        ),
        fc.option(fc.constantFrom('rising' as const, 'falling' as const), { nil: undefined, freq: 3 }),
      )
      .map(([carried, ramp]): Target => {
        const target: Target = { type, ...carried }
        const hasTwoEnds = typeof (target.zoneNumber ?? target.percentMin ?? target.rangeMax) === 'number'
        return ramp && hasTwoEnds ? { ...target, ramp } : target
      })
  })
}

const percents: Arbitrary<Pick<Target, 'percentMin' | 'percentMax'>> = fc
  .tuple(fc.integer({ min: 20, max: 250 }), fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, 0, 0, 0.5, 0.23))
  .map(([from, width, part]) => ({ percentMin: from + part, percentMax: from + part + width }))

/** A valid step of the sport. */
export function stepOf(sport: Sport): Arbitrary<Step> {
  return fc.record(
    {
      intensity: fc.constantFrom(...intensities),
      duration: durationOf(sport),
      name: text(200),
      notes: text(2000),
      target: fc.option(targetOf(sport)),
      effort: fc.integer({ min: 1, max: 10 }),
      cadence: fc
        .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
        .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
      ...(sport.inPool ? swimFields : {}),
    },
    { requiredKeys: ['intensity', 'duration'] },
  )
}

const swimFields = {
  stroke: fc.constantFrom(...strokes),
  drill: fc.constantFrom(...drills),
  equipment: fc.subarray([...swimEquipment], { minLength: 1 }),
  sendOff: logUniform(5, 3600),
}

/** Entries of the builder: steps, and groups of at least one step repeated at least twice. */
export function editorEntriesOf(sport: Sport, maxLength = 12): Arbitrary<EditorEntry[]> {
  const group = fc.record<RepeatGroup>({
    type: fc.constant('repeat'),
    count: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 2, max: 20 }) },
      { weight: 1, arbitrary: logUniform(2, 999) },
    ),
    steps: fc.array(stepOf(sport), { minLength: 1, maxLength: 5 }),
  })
  return fc
    .array(fc.oneof<Arbitrary<EditorEntry>[]>(stepOf(sport), group), { minLength: 1, maxLength })
    .filter((entries) => trainedSteps(entries) <= MAX_TRAINED_STEPS)
}

const trainedSteps = (entries: readonly EditorEntry[]) =>
  entries.reduce((sum, entry) => sum + (isGroup(entry) ? entry.count * entry.steps.length : 1), 0)

/** Valid steps of the sport in the stored form. */
export function storedStepsOf(sport: Sport): Arbitrary<StoredSteps> {
  return editorEntriesOf(sport).map(toStored)
}

/** Valid steps of any sport in the stored form. */
export const storedSteps: Arbitrary<StoredSteps> = anySport.chain(storedStepsOf)

/** A workout as an athlete saves it, of any sport. */
export const newWorkout: Arbitrary<NewWorkout> = anySport.chain(newWorkoutOf)

/** A workout as an athlete saves it, of one sport. */
export function newWorkoutOf(sport: Sport): Arbitrary<NewWorkout> {
  return fc.record<NewWorkout>({
    name: text(200)
      .map((name) => name.trim())
      .filter((name) => name.length > 0),
    sport: fc.constant(sport.id),
    type: fc.option(fc.constantFrom(...sport.workoutTypes)),
    steps: storedStepsOf(sport),
    ...(sport.inPool ? { poolLength: fc.option(anyPool) } : {}),
  })
}

/** A request that the generator accepts: any sport, type, metric and unit, log-uniform over the accepted range. */
export const generateRequest: Arbitrary<GenerateRequest> = anySport.chain(generateRequestOf)

/** A request of one sport that the generator accepts. */
function generateRequestOf(sport: Sport): Arbitrary<GenerateRequest> {
  return fc
    .tuple(
      fc.constantFrom(...sport.workoutTypes),
      fc.constantFrom(...sport.metrics),
      fc.constantFrom(...sport.lengths).chain(lengthWithin),
      fc.integer({ min: 0, max: 0xffffffff }),
      fc.option(poolLength, { nil: undefined }),
    )
    .chain(([workoutType, workoutMetric, length, seed, pool]) =>
      (workoutMetric === 'heartrate' ? fc.constant({}) : referenceOf(sport)).map(
        (reference): GenerateRequest => ({
          sport: sport.id,
          workoutType,
          workoutMetric,
          ...length,
          ...reference,
          seed,
          ...(sport.durationTypes.includes('time') || pool === undefined ? {} : { poolLength: pool }),
        }),
      ),
    )
}

/** A pool length: usually a common one, else any. */
export const poolLength: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(25, 50, 33, 33.33, 20) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 100 }) },
)

type Length = Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>

function lengthWithin({ unit, min, max }: LengthRange): Arbitrary<Length> {
  return fc.constantFrom(0, 1, 2).chain((decimals) =>
    fc.record<Length>({
      durationType: fc.constant(unit === 'minutes' ? 'time' : 'distance'),
      durationUnit: fc.constant(unit),
      durationValue: logUniform(min, max, decimals),
    }),
  )
}

type WrittenReference = Pick<GenerateRequest, 'referenceValue' | 'referenceUnit'>

/** A reference value within the sport's bounds, as people write it: watts, or m:ss for either distance unit. */
function referenceOf(sport: Sport): Arbitrary<WrittenReference> {
  const { metric, min, max } = sport.reference
  if (metric === 'power')
    return fc.oneof(
      fc.integer({ min, max }).map((watts) => ({ referenceValue: watts })),
      fc.integer({ min, max }).map((watts) => ({ referenceValue: String(watts) })),
    )
  const [first] = sport.paceUnits
  return fc.constantFrom(...sport.distanceUnits).chain((referenceUnit) => {
    const unit = sport.paceUnits[sport.distanceUnits.indexOf(referenceUnit)]
    if (!first || !unit) throw new Error(`${sport.label} has no pace per ${referenceUnit}`)
    const bounds = { min: Math.ceil(convertPace(min, first, unit)), max: Math.floor(convertPace(max, first, unit)) }
    return fc.integer(bounds).map((seconds) => ({ referenceValue: formatPace(seconds), referenceUnit }))
  })
}

type WrittenRange = Pick<Target, 'rangeMin' | 'rangeMax' | 'rangeUnit'>

function rangeOf(type: Exclude<TargetType, 'open'>, sport: Sport): Arbitrary<WrittenRange> {
  const [least, most] = { power: [20, 1500] as const, heartrate: [60, 220] as const, pace: [45, 900] as const }[type]
  const bounds = fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
  const unit =
    type === 'pace' ? fc.option(fc.constantFrom(...sport.paceUnits), { nil: undefined }) : fc.constant(undefined)
  return fc.tuple(bounds, fc.integer({ min: 0, max: 9 }), unit).map(([[one, other], open, rangeUnit]) => ({
    rangeMin: Math.min(one, other),
    rangeMax: open === 0 ? null : Math.max(one, other),
    ...(rangeUnit ? { rangeUnit } : {}),
  }))
}

const anyPool: Arbitrary<Pool> = fc.record({ length: poolLength, unit: fc.constantFrom('meters', 'yards') })
