import type { BoundName } from '../bounds/bound-names.ts'
import type { Finding } from '../checks/result.ts'
import type { Verdict } from '../judge.ts'
import { isFullDose, type WorkoutAsType } from '../reading/as-type.ts'

/** Bounds that a good session may break: they concern how easily it is remembered, or a point of its surroundings. */
const minorBounds: ReadonlySet<BoundName> = new Set([
  'warmup-share',
  'warmup-and-preparation',
  'main-share',
  'cooldown-share',
  'half-minutes',
  'repetition-distance',
  'distinct-distances',
  'rest-fives',
  'load-per-hour',
  'target-part',
  'over-under-share',
  'nearly-equal-bouts',
  'joined-steps',
])

/** Whether a session with this finding can still be called good. */
export function isMinor({ bound, side }: Finding, session: WorkoutAsType): boolean {
  // Easy time around a full dose of work is the athlete's own choice of a length.
  const isOfLength = bound === 'intensity' && side === 'low' && isFullDose(session)
  return isOfLength || minorBounds.has(bound) || isSuggestion(bound)
}

/** Whether the remark on the bound proposes something, and finds nothing wrong: many coaches write no openers. */
export function isSuggestion(bound: BoundName): boolean {
  return bound === 'primers'
}

/** Whether nothing is wrong with a workout, whatever its type. */
export function isFaultless({ hard, soft }: Verdict): boolean {
  return hard.length === 0 && soft.every(({ bound }) => isSuggestion(bound))
}

/** Whether the work is not as hard as that of the type, or harder: then it may be of another one. */
export function isOtherWork({ soft }: Verdict): boolean {
  return soft.some(({ bound }) => bound === 'work-zone' || bound === 'work-pace')
}

/** Whether a session is too short for all that belongs to its type. */
export function isShort({ leftOut }: Verdict): boolean {
  return leftOut.some(({ bound, isTooShort }) => isTooShort && shortBounds.has(bound))
}

/** Bounds whose want an athlete notices: a short cool-down is none of them. */
const shortBounds: ReadonlySet<BoundName> = new Set([
  'bouts',
  'bout-seconds',
  'work-seconds',
  'work-metres',
  'warmup-seconds',
])

/** Whether a session is longer than usual: the athlete's own choice, and no fault. */
export function isLong({ bounds, seconds }: WorkoutAsType): boolean {
  return bounds.totalSeconds !== undefined && seconds > bounds.totalSeconds[1]
}
