import { isGroup, toGroups } from '../../workout/groups.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Step } from '../../workout/step.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import type { MeasuredWorkout } from '../reading/stretches.ts'
import { type CheckResult, checkRange } from './result.ts'

/** Checks that neighbouring steps of one target are one step. A repeat cannot be joined to what is beside it. */
export function checkJoinedSteps({ steps }: MeasuredWorkout): CheckResult[] {
  const entries = toGroups(steps)
  const sequences = [entries, ...entries.filter(isGroup).map((group) => group.steps)]
  const joined = sequences.map(
    (sequence) => sequence.filter((entry, index) => isSameStep(entry, sequence[index + 1])).length,
  )
  const count = joined.reduce((all, one) => all + one, 0)
  return checkRange('joined-steps', [count / steps.length], everySession.joinedSteps, sources.practice)
}

type Entry = ReturnType<typeof toGroups>[number]

function isSameStep(one: Entry, next: Entry | undefined): boolean {
  if (!next || isGroup(one) || isGroup(next) || isFree(one) || isFree(next)) return false
  // Its rest is part of a step on a send-off.
  if (one.sendOff !== undefined) return false
  // Most neighbours differ in their zone, which is compared faster than all of the rest.
  if (one.duration.type !== next.duration.type || one.target?.zoneNumber !== next.target?.zoneNumber) return false
  return describeTask(one) === describeTask(next)
}

/** A step without an effort, or one that the athlete ends, stands on its own. */
function isFree({ target, effort, duration, intensity }: Step): boolean {
  return intensity === 'rest' || duration.lapButton === true || (!asksEffort(target) && effort === undefined)
}

/** What a step asks for beside its length: its part of the workout, target, cadence, and what its notes say. */
function describeTask({ intensity, target, effort, cadence, notes, stroke, drill, equipment }: Step): string {
  const { type, zoneNumber, percentMin, percentMax, rangeMin, rangeMax, ramp } = target ?? {}
  const part = intensity === 'warmup' || intensity === 'cooldown' ? intensity : 'middle'
  const aim = [part, type, zoneNumber, percentMin, percentMax, rangeMin, rangeMax, ramp, effort]
  return JSON.stringify([...aim, cadence, notes, stroke, drill, equipment])
}
