import { z } from 'zod'
import { distanceUnits } from '../units/distance.ts'
import { MAX_STEP_SECONDS } from '../units/duration.ts'
import { paceUnits } from '../units/pace.ts'
import { intensities } from './intensity.ts'
import { isRepeat, MAX_ENTRIES, MAX_REPEAT_COUNT, MAX_STEP_NOTES, MAX_TRAINED_STEPS } from './stored-entry.ts'
import { drills, strokes, swimEquipment } from './swim.ts'
import { text } from './text.ts'

export { isRepeat, MAX_TRAINED_STEPS }

/**
 * Time is in seconds whatever its unit says; a distance is in its unit. `displayValue` is what the person typed. With
 * `lapButton` the athlete ends the step, and the value is what it is expected to take.
 */
export const Duration = z
  .strictObject({
    type: z.enum(['time', 'distance']),
    unit: z.enum(['minutes', 'seconds', ...distanceUnits]),
    value: z.number().positive('A duration must be above 0.').max(1_000_000),
    displayValue: z.union([text(20), z.number()]).optional(),
    lapButton: z.literal(true).optional(),
  })
  .refine(({ type, unit }) => (type === 'time') === (unit === 'minutes' || unit === 'seconds'), {
    message: 'A time is in minutes or seconds, a distance in kilometers, miles, meters or yards.',
    path: ['unit'],
  })
  .refine(({ type, value }) => type === 'distance' || value <= MAX_STEP_SECONDS, {
    message: 'A step cannot be longer than a day.',
    path: ['value'],
  })
  .refine(({ unit, value }) => (unit !== 'kilometers' && unit !== 'miles') || value <= 10_000, {
    message: 'A step cannot be longer than 10,000 kilometers or miles.',
    path: ['value'],
  })
export type Duration = z.infer<typeof Duration>

/** Most watts, beats or seconds that a range goes to. */
export const MAX_RANGE = 10_000

const Percent = z.number().min(1, 'A percentage starts at 1.').max(1000, 'A percentage is at most 1000.')

/**
 * Where the athlete should be: a zone, a range, percents, or several of these; `open` asks for nothing. A range is in
 * watts, beats a minute, or seconds per `rangeUnit`, so that rangeMin is the faster end of a pace; a rangeMax of null is
 * unbounded. Percents are of FTP, of the speed at threshold, or of the heart rate at threshold: more is harder. A `ramp`
 * goes from one end to the other over the step, `rising` from the easier end to the harder one.
 */
export const Target = z
  .strictObject({
    type: z.enum(['pace', 'heartrate', 'power', 'open']),
    zoneNumber: z.int().min(1, 'Zones count from 1.').optional(),
    rangeMin: z.number().min(0).max(MAX_RANGE).optional(),
    rangeMax: z.number().min(0).max(MAX_RANGE).nullable().optional(),
    rangeUnit: z.enum(paceUnits).optional(),
    percentMin: Percent.optional(),
    percentMax: Percent.optional(),
    ramp: z.enum(['rising', 'falling']).optional(),
  })
  .refine(({ type, zoneNumber = 1 }) => zoneNumber <= (type === 'power' ? 7 : 5), {
    message: 'Power has zones 1 to 7, pace and heart rate 1 to 5.',
    path: ['zoneNumber'],
  })
  .refine(({ rangeMin, rangeMax }) => (rangeMin === undefined) === (rangeMax === undefined), {
    message: 'A range needs both rangeMin and rangeMax.',
    path: ['rangeMax'],
  })
  .refine(({ rangeMin, rangeMax }) => typeof rangeMax !== 'number' || (rangeMin ?? 0) <= rangeMax, {
    message: 'rangeMin cannot be above rangeMax.',
    path: ['rangeMin'],
  })
  .refine(({ type, rangeMin, rangeUnit }) => rangeUnit === undefined || rangeMin !== undefined || type !== 'pace', {
    message: 'A rangeUnit is the unit of a range: write rangeMin and rangeMax, or leave it out.',
    path: ['rangeUnit'],
  })
  .refine(({ percentMin, percentMax }) => (percentMin === undefined) === (percentMax === undefined), {
    message: 'Percents need both percentMin and percentMax.',
    path: ['percentMax'],
  })
  .refine(({ percentMin = 0, percentMax = 1000 }) => percentMin <= percentMax, {
    message: 'percentMin cannot be above percentMax.',
    path: ['percentMin'],
  })
  .refine(
    ({ type, ramp, zoneNumber, rangeMax, percentMin }) =>
      !ramp || type === 'open' || typeof (zoneNumber ?? percentMin ?? rangeMax) === 'number',
    { message: 'A ramp needs two ends to go between: a zone, a closed range or percents.', path: ['ramp'] },
  )
  .superRefine(({ type, ...carried }, context) => {
    const [unasked] = Object.entries(carried).find(([, value]) => value !== undefined) ?? []
    if (type === 'open' && unasked)
      context.addIssue({
        code: 'custom',
        path: [unasked],
        message: 'An open target carries neither a zone nor a range, percents or a ramp.',
      })
    else if (type !== 'pace' && carried.rangeUnit !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['rangeUnit'],
        message: 'Only a pace has a rangeUnit: watts and beats a minute need none.',
      })
  })
export type Target = z.infer<typeof Target>

/** Revolutions, strides or strokes a minute, both ends included. */
export const Cadence = z
  .strictObject({ min: z.int().min(1).max(300), max: z.int().min(1).max(300) })
  .refine(({ min, max }) => min <= max, { message: 'The least cadence cannot be above the most.', path: ['min'] })
export type Cadence = z.infer<typeof Cadence>

export const Step = z.strictObject({
  name: text(200).optional(),
  notes: text(MAX_STEP_NOTES).optional(),
  intensity: z.enum(intensities),
  duration: Duration,
  target: Target.nullish(),
  cadence: Cadence.optional(),
  /** How hard it should feel, 1 to 10 (Borg's CR10 scale), where neither pace, power nor pulse can tell. */
  effort: z.int().min(1, 'An effort starts at 1.').max(10, 'An effort is at most 10.').optional(),
  stroke: z.enum(strokes).optional(),
  drill: z.enum(drills).optional(),
  equipment: z
    .array(z.enum(swimEquipment))
    .min(1)
    .max(swimEquipment.length)
    .refine((all) => new Set(all).size === all.length, 'Name each piece of equipment once.')
    .optional(),
  /** Seconds from the start of this step to the start of the next: what is left after the swim is rest. */
  sendOff: z.number().positive('A send-off must be above 0.').max(MAX_STEP_SECONDS).optional(),
})
export type Step = z.infer<typeof Step>

/** Stored form of a repeat: the `steps` entries before it are done `count` times. */
export const Repeat = z.strictObject({
  repeat: z.strictObject({ steps: z.int().min(1), count: z.int().min(1).max(MAX_REPEAT_COUNT) }),
})
export type Repeat = z.infer<typeof Repeat>

export type StoredEntry = Step | Repeat

/** The stored form: a flat list. A repeat stays within the steps since the repeat before it, or since the start. */
export const StoredSteps = z
  .array(
    z.union([Step, Repeat], { error: 'Each entry is a step with an intensity and a duration, or a repeat of steps.' }),
  )
  .min(1, 'A workout needs at least one step.')
  .max(MAX_ENTRIES, `A workout has at most ${MAX_ENTRIES} steps.`)
  .superRefine((entries, context) => {
    let reachable = 0
    let trained = 0
    entries.forEach((entry, index) => {
      if (!isRepeat(entry)) {
        reachable += 1
        trained += 1
      } else {
        trained += entry.repeat.steps * (entry.repeat.count - 1)
        if (entry.repeat.steps > reachable)
          context.addIssue({
            code: 'custom',
            path: [index, 'repeat', 'steps'],
            message: `A repeat covers only the steps directly before it: ${reachable} here.`,
          })
        reachable = 0
      }
    })
    if (trained > MAX_TRAINED_STEPS)
      context.addIssue({
        code: 'custom',
        message: `With its repeats counted out a workout has at most ${MAX_TRAINED_STEPS} steps; this one has ${trained}.`,
      })
  })
export type StoredSteps = StoredEntry[]
