import { asksEffort } from '#domain/workout/has-target.ts'
import type { Step, Target } from '#domain/workout/step.ts'
import { zoneCountOf } from '../../target/target-form.ts'
import { type AimEnds, aimEnds } from './aim-ends.ts'
import type { Scale } from './scale.ts'

/** What of a bar's cap is pulled: all of it, or one end of a ramp. */
export type AimPart = 'cap' | 'from' | 'to'

/**
 * The intensities that a step can be pulled to, a harder one having the higher figure: its percents, range, zone or
 * effort, whichever its target is counted by. The other figures of the target would contradict it, so they go. A step
 * that asks for nothing has none, and only a ramp between two figures has ends.
 */
export function aimScale(step: Step, part: AimPart = 'cap'): Scale<Step> | undefined {
  const { target, effort } = step
  if (!asksEffort(target)) return part === 'cap' && effort !== undefined ? effortScale(step, effort) : undefined
  const ends = aimEnds(step, target)
  if (part !== 'cap') return ends && target.ramp && endScale(ends, (part === 'to') === (target.ramp === 'rising'))
  return ends ? capScale(ends) : zoneScale(step, target)
}

function effortScale(step: Step, value: number): Scale<Step> {
  return { value, min: 1, max: 10, snaps: every(1), at: (effort) => ({ ...step, effort }) }
}

function zoneScale(step: Step, { type, zoneNumber = 1, ramp }: Target): Scale<Step> {
  return {
    value: zoneNumber,
    min: 1,
    max: zoneCountOf(type),
    snaps: every(1),
    at: (zone) => ({ ...step, target: { type, zoneNumber: zone, ...(ramp && { ramp }) } }),
  }
}

/** Both ends together, by the harder one. The easier one is a round figure too unless they are closer than a snap. */
function capScale({ low, high, least, min, max, by, at }: AimEnds): Scale<Step> {
  const exact = high - low
  const span = exact < by ? exact : Math.round(exact / by) * by
  return {
    value: high,
    min,
    max,
    snaps: every(by),
    at: (figure) => at(Math.max(least, Number((figure - span).toFixed(2))), figure),
  }
}

/** One end of a ramp, up to the other one. */
function endScale({ low, high, min, max, by, at }: AimEnds, isHarder: boolean): Scale<Step> {
  return isHarder
    ? { value: high, min: low, max, snaps: every(by), at: (figure) => at(low, figure) }
    : { value: low, min, max: high, snaps: every(by), at: (figure) => at(figure, high) }
}

const every = (by: number) => [{ below: Number.POSITIVE_INFINITY, by }]
