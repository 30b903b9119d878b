import { z } from 'zod'
import { races } from '../sports/races.ts'
import { sportIds, sportOf, workoutTypes } from '../sports/registry.ts'
import { distanceUnits } from '../units/distance.ts'
import { StoredSteps } from '../workout/step.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import { poolBounds } from '../workout/swim.ts'
import { text } from '../workout/text.ts'
import { directions } from './request/direction.ts'
import { boutEfforts, effortsFor, sessionEfforts } from './request/effort.ts'
import { isLongEnough, TOO_SHORT } from './request/least-length.ts'
import { racePaceRefusal } from './request/race-pace.ts'
import { referenceHint, referenceOf } from './request/reference.ts'

/** In any unit, seconds too: more than a day, or than the longest ride in metres. */
const MAX_SET_VALUE = 1_000_000
/** Most entries of a main set that is written out: with warm-up and cool-down around it a watch holds 50 steps. */
const MAX_WRITTEN_ENTRIES = 40

/** Room for those of the generator beside them: a step has 2,000. */
const MAX_NOTES_CHARACTERS = 1500

const EndLength = z
  .strictObject({
    value: z.number().positive('Ask for a length above 0.').max(MAX_SET_VALUE, 'Ask for a shorter length.'),
    unit: z.enum(['seconds', 'minutes', ...distanceUnits]),
  })
  .refine(isLongEnough, { path: ['value'], message: TOO_SHORT })

const Fields = z.strictObject({
  sport: z.enum(sportIds),
  workoutType: z.enum(workoutTypes),
  durationType: z.enum(['time', 'distance']),
  durationUnit: z.enum(['minutes', ...distanceUnits]),
  durationValue: z.number().positive('Ask for a length above 0.'),
  workoutMetric: z.enum(['heartrate', 'pace', 'power']),
  referenceValue: z.union([z.string().max(20), z.number()]).nullish(),
  referenceUnit: z.enum(distanceUnits).optional(),
  seed: z.int().min(0).max(0xffffffff).optional(),
  /** Length of the pool in the asked unit. */
  poolLength: z.number().min(poolBounds.min).max(poolBounds.max).optional(),
  /** The main set asked for: 3 × 8 minutes, 8 × 100 meters with 20 seconds of rest. */
  set: z
    .strictObject({
      times: z.int().min(1).max(60),
      value: z
        .number()
        .positive('Ask for a length above 0.')
        .max(MAX_SET_VALUE, 'Ask for shorter bouts in the main set.'),
      unit: z.enum(['seconds', 'minutes', ...distanceUnits]),
      /** Recovery after each bout, in seconds. */
      restSeconds: z.number().min(5).max(3600).optional(),
      /** How hard the bouts are, where it was said: else as hard as those of the type. */
      effort: z.enum(boutEfforts).optional(),
      /** What to mind in the bouts: "on grass". */
      notes: text(MAX_NOTES_CHARACTERS).optional(),
    })
    .refine(isLongEnough, { path: ['value'], message: TOO_SHORT })
    .optional(),
  /** The main set written out: steps and repeats, each in its own unit. A step of work without a target has the type's. */
  mainSet: StoredSteps.refine(
    (entries) => entries.length <= MAX_WRITTEN_ENTRIES,
    `A main set has at most ${MAX_WRITTEN_ENTRIES} steps: a watch holds 50 with warm-up and cool-down.`,
  )
    .refine(
      (entries) =>
        entries.every(
          (entry) =>
            isRepeat(entry) ||
            isLongEnough(entry.duration.type === 'time' ? { ...entry.duration, unit: 'seconds' } : entry.duration),
        ),
      TOO_SHORT,
    )
    .optional(),
  /** How long warm-up and cool-down are. */
  warmup: EndLength.optional(),
  cooldown: EndLength.optional(),
  /** Short, fast, relaxed runs in an easy one: so many, or as many as suit it. */
  // Not `int`, which refuses 1e20 for being above the largest safe integer.
  strides: z
    .union([
      z.literal(true),
      z.number().multipleOf(1, 'Ask for a whole number of strides.').min(2).max(20, 'Ask for 20 strides at most.'),
    ])
    .optional(),
  /** How hard the whole session is, where it was said: then nothing in it is harder. */
  effort: z.enum(sessionEfforts).optional(),
  /** What to mind in the whole session, as a note of its first step: "hilly", "in a wetsuit". */
  notes: text(MAX_NOTES_CHARACTERS).optional(),
  /** The race at whose pace the work is done, where the sport and the type have one. */
  racePace: z.enum(races).optional(),
  /** The version before, of which this is to be the next. */
  previous: z
    .strictObject({
      steps: StoredSteps,
      direction: z.enum(directions),
      /** Entries of the editor's form (steps, or groups as a whole) that keep their place, length and target. */
      locked: z.array(z.int().min(0)).max(500).optional(),
    })
    .optional(),
})

/**
 * What an athlete asks of the generator. A time counts in minutes with decimals, a distance in `durationUnit`. A reference
 * value is a number of watts, or a pace such as `4:30`, per kilometre or 100 m; a `referenceUnit` of miles or yards makes
 * it one per mile or 100 yards. Whether its set and its locks can be had, `accept` finds out.
 */
export const GenerateRequest = Fields.superRefine((request, context) => {
  const sport = sportOf(request.sport)
  const { workoutType, workoutMetric, durationType, durationUnit, durationValue } = request
  const refuse = (path: keyof typeof request, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!sport.workoutTypes.includes(workoutType))
    refuse('workoutType', `${sport.label} has the types ${sport.workoutTypes.join(', ')}.`)
  if (!sport.metrics.includes(workoutMetric))
    refuse('workoutMetric', `${sport.label} is measured by ${sport.metrics.join(' or ')}.`)
  if (!sport.durationTypes.includes(durationType))
    refuse('durationType', `A ${sport.noun} is asked for by ${sport.durationTypes.join(' or ')}.`)
  const range = sport.lengths.find(({ unit }) => unit === durationUnit)
  if ((durationType === 'time') !== (durationUnit === 'minutes'))
    refuse('durationUnit', 'A time is asked for in minutes, a distance in a unit of distance.')
  else if (!range) refuse('durationUnit', `A ${sport.noun} is not asked for in ${durationUnit}.`)
  else if (durationValue < range.min || durationValue > range.max)
    refuse('durationValue', `A ${sport.noun} can be ${range.min} to ${range.max} ${range.unit} long.`)
  if (typeof referenceOf(request) === 'string') refuse('referenceValue', referenceHint(request))
  const refusal = racePaceRefusal(request)
  if (refusal) refuse('racePace', refusal)
  if (request.set && request.mainSet) refuse('mainSet', 'Ask for a set or write the main set out, not both.')
  if (request.strides && !(sport.hasStrides && workoutType === 'endurance'))
    refuse('strides', 'Strides belong to an endurance run.')
  if (request.effort && !effortsFor(sport, workoutType).includes(request.effort))
    refuse(
      'effort',
      `A ${sport.noun} of this type is not asked for as ${request.effort}: its type says how hard it is.`,
    )
})
export type GenerateRequest = z.infer<typeof GenerateRequest>
