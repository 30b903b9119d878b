import { sportOf } from '../../sports/registry.ts'
import { type DistanceUnit, fromMetres, roundDistance } from '../../units/distance.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import type { Outline } from '../outline/outline.ts'
import { checkRange, type Length, type SportContext, toLength } from '../resolve/measure.ts'
import { describeSteps } from '../written/describe-part.ts'
import { readPart } from '../written/read-lines.ts'
import type { Whole } from '../written/whole.ts'
import { describeLength, SWUM_BY_TIME } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'
import { ADDED_UP } from './fill-parts.ts'

/** Fills the length of a workout that a sentence spells out, and shows each of its parts as it was read. */
export function fillWhole(
  draft: DraftRequest,
  whole: Whole,
  { total }: Outline,
  context: SportContext,
  reference?: number,
): void {
  const { workout, parts, assumed } = whole
  const said =
    whole.total === 'same' && total?.head?.kind === 'amount' ? toLength(total.head.amount, context) : undefined
  const isSwumByTime = sportOf(context.sport).inPool && typeof said === 'object' && said.durationUnit === 'minutes'
  const length = typeof said === 'object' && !isSwumByTime ? said : lengthOfWorkout(workout, context, reference)
  const reading = describeLength(length)
  const read = parts.map((part) => ({ part, ...readPart(part.lines, { sport: context.sport, reference }) }))
  for (const { part, steps } of read) {
    if (typeof steps !== 'string') draft.addPart('mainSet', describeSteps(steps, context.sport), part.mentions, steps)
  }
  const refusal = checkRange(length, context)
  if (refusal === undefined) {
    Object.assign(draft.asked, length)
    if (whole.total !== 'same') draft.addInferred('durationValue', reading, ADDED_UP)
    else if (total?.head) draft.addFound('durationValue', reading, total.head)
    if (isSwumByTime) draft.addInferred('durationValue', reading, SWUM_BY_TIME)
  }
  if (total?.head && whole.total === 'left out')
    draft.addUnread(total.head, `The parts take ${reading}, so this length is left out.`)
  for (const because of [...assumed, ...read.flatMap(({ derived }) => derived)])
    draft.addInferred('mainSet', 'Assumed', because)
}

/** Says that the parts are shorter than the length that was said for all of them. */
export function explainShortParts(
  draft: DraftRequest,
  { workout }: Whole,
  context: SportContext,
  reference?: number,
): void {
  const { durationType, durationUnit, durationValue } = draft.asked
  if (!durationType || !durationUnit || durationValue === undefined) return
  const sum = describeLength(lengthOfWorkout(workout, context, reference))
  const because = `The parts take ${sum}: easy time fills the rest.`
  draft.addInferred('durationValue', describeLength({ durationType, durationUnit, durationValue }), because)
}

/** The length of a workout as a request has it: its distance if every step has one, else its time. */
function lengthOfWorkout(
  { steps, sport }: Pick<NewWorkout, 'steps' | 'sport'>,
  { unit }: SportContext,
  reference?: number,
): Length {
  const { seconds, metres, metresEstimated } = totalsOf(steps, sport, reference)
  const { durationTypes, distanceUnits, inPool } = sportOf(sport)
  const isFar =
    inPool || !durationTypes.includes('time') || !steps.some((entry) => 'duration' in entry && isTimedWork(entry))
  if (!isFar) return { durationType: 'time', durationUnit: 'minutes', durationValue: Math.round(seconds / 5) / 12 }
  const own: DistanceUnit = distanceUnits.includes(unit) ? unit : (distanceUnits[0] ?? 'kilometers')
  const far = fromMetres(metres, own)
  const distance = metresEstimated && !inPool ? Math.round(far * 10) / 10 : roundDistance(far, own)
  // What is swum by time is as far as it is for a nominal swimmer.
  const isEstimated = steps.some((entry) => 'duration' in entry && isTimedWork(entry))
  const durationValue = isEstimated ? Math.max(200, Math.round(distance / 100) * 100) : distance
  return { durationType: 'distance', durationUnit: own, durationValue }
}

/** The time of a swim of which every step is one, for its name. */
export function lengthInTime({ steps, sport }: Pick<NewWorkout, 'steps' | 'sport'>): Length | undefined {
  const isInTime = steps.every((entry) => !('duration' in entry) || entry.duration.type === 'time')
  if (!sportOf(sport).inPool || !isInTime) return undefined
  const durationValue = Math.round(totalsOf(steps, sport).seconds / 5) / 12
  return { durationType: 'time', durationUnit: 'minutes', durationValue }
}

function isTimedWork({ duration, intensity }: Extract<NewWorkout['steps'][number], { duration: unknown }>): boolean {
  return duration.type === 'time' && intensity !== 'rest' && intensity !== 'recovery'
}
