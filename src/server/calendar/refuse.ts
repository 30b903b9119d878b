import { type CalendarRefusal, refusals } from '#domain/calendar/change/refusal.ts'
import { Problem, type ProblemCode } from '../http/refusals/problem.ts'

/** The refusal of a change, with the domain's sentence. */
export function refuseChange(refusal: CalendarRefusal): Problem {
  return new Problem(codes[refusal] ?? 'invalid', refusals[refusal])
}

const codes: Partial<Record<CalendarRefusal, ProblemCode>> = {
  missing: 'not-found',
  'no-workout': 'not-found',
  'no-route': 'not-found',
  'id-taken': 'id-taken',
  'day-full': 'day-full',
  'calendar-full': 'calendar-full',
  'changed-since': 'changed-since',
}
