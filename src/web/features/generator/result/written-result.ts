import { directions } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
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
    deadEnds: hasLength ? undefined : noVersions(written),
  }
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

function noVersions({ sport, steps }: NewWorkout): DeadEnds | undefined {
  const cause = `A ${sportOf(sport).noun} of this length cannot be generated, so it has no other versions.`
  return directions.reduce<DeadEnds | undefined>(
    (all, direction) => withDeadEnd(all, { steps, locked: [] }, direction, cause),
    undefined,
  )
}
