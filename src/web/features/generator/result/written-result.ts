import type { GenerateRequest } from '#domain/generator/request.ts'
import { nextWritten, type WrittenDirection } from '#domain/generator/variation/written/next-written.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { fromMetres, roundDistance } from '#domain/units/distance.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { lockedIn } from '../../builder/draft/locked-places.ts'
import { defaultTitle } from '../default-title.ts'
import { formFor, readForm } from '../form/generator-form.ts'
import type { FilledForm } from '../sentence/sentence-over-form.ts'
import { type DeadEnds, withDeadEnd } from './dead-ends.ts'
import type { Result } from './generated-workout.tsx'

/**
 * The result of a workout that a sentence spells out: its steps as they are, and the request that the form makes of it,
 * for its next versions. The generator makes none of a workout that is too short or too long for it.
 */
export function writtenResult(written: NewWorkout, { form, understood }: FilledForm, notes: readonly string[]): Result {
  const { sport, steps, poolLength = null } = written
  const request = requestOf(form)
  const hasLength = understood.asked.durationValue !== undefined
  return {
    opened: {
      name: hasLength ? defaultTitle(request) : written.name,
      sport,
      type: request.workoutType,
      steps,
      poolLength,
      locked: [],
    },
    request,
    notes: [...notes, 'Exactly as you wrote it. It did not count as a generation.'],
    isWritten: true,
    deadEnds: hasLength ? undefined : noOther({ steps, locked: [] }, sport),
  }
}

/** The version of a written workout that follows in a direction; where there is none, the same with its cause. */
export function nextWrittenResult(
  result: Result,
  version: { steps: StoredSteps; locked: readonly number[] },
  direction: WrittenDirection,
): { result: Result; isOther: boolean } {
  const { opened, request, deadEnds } = result
  const { sport } = request
  const { poolLength } = opened
  const next = nextWritten(version.steps, direction, { sport, locked: version.locked, poolLength: poolLength?.length })
  if ('refusal' in next) {
    const deadEnd = withDeadEnd(deadEnds, version, direction, next.refusal)
    return { result: { ...result, direction, deadEnds: deadEnd }, isOther: false }
  }
  const length = lengthOf(next.steps, request)
  const longer = { ...request, durationValue: length.value }
  const locked = lockedIn(next.steps, version.steps, version.locked)
  return {
    isOther: true,
    result: {
      opened: { ...opened, name: defaultTitle(longer), steps: next.steps, locked },
      request: length.isPossible ? longer : request,
      notes: [next.remark, 'It did not count as a generation.'],
      direction,
      isWritten: true,
      deadEnds: length.isPossible ? undefined : noOther({ steps: next.steps, locked }, sport),
    },
  }
}

/** The length of steps as the request counts it, and whether a workout of that length can be generated. */
function lengthOf(steps: StoredSteps, request: GenerateRequest): { value: number; isPossible: boolean } {
  const { sport, durationType, durationUnit } = request
  const { seconds, metres } = totalsOf(steps, sport)
  const isTime = durationType === 'time' || durationUnit === 'minutes'
  const value = isTime ? Math.round(seconds / 5) / 12 : roundDistance(fromMetres(metres, durationUnit), durationUnit)
  const range = sportOf(sport).lengths.find(({ unit }) => unit === durationUnit)
  return { value, isPossible: range !== undefined && value >= range.min && value <= range.max }
}

/** The form's request; by heart rate if a reference value is missing, and a usual one if a field is not valid. */
function requestOf(form: FilledForm['form']): GenerateRequest {
  const { sport, workoutType = 'endurance' } = form
  const usual = { ...formFor(sport, undefined), workoutType }
  for (const one of [form, { ...form, workoutMetric: 'heartrate' as const }, usual]) {
    const answer = readForm(one)
    if ('request' in answer) return answer.request
  }
  throw new Error(`The usual form of a ${sportOf(sport).noun} makes no request.`)
}

/** Another one is generated, which needs a length that the generator makes. */
function noOther(version: { steps: StoredSteps; locked: readonly number[] }, sport: SportId): DeadEnds {
  const cause = `A ${sportOf(sport).noun} of this length cannot be generated, so there is no other one.`
  return withDeadEnd(undefined, version, 'another', cause)
}
