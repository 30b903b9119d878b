import type { SportId } from '#domain/sports/registry.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { isGroup, type RepeatGroup, toGroups } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Duration, Step, StoredSteps } from '#domain/workout/step.ts'
import { formatLength, formatTimeWithUnits } from '../../../lib/format.ts'
import { stepDetails } from './step-details.ts'
import { shortTarget } from './target-words.ts'

/** Steps as people write them, a line for each step and each repeat: `5 × 400 m at 4:00 /km, 200 m easy jog`. */
export function stepLines(steps: StoredSteps, sport: SportId): string[] {
  return toGroups(steps).map((entry) => (isGroup(entry) ? groupLine(entry, sport) : stepWords(entry, sport)))
}

/** The steps that are repeated, in brackets if they are several; a pause at the end stands behind them. */
function groupLine({ count, steps }: RepeatGroup, sport: SportId): string {
  const last = steps.at(-1)
  const hasPause = steps.length > 1 && last !== undefined && isPause(last)
  const work = (hasPause ? steps.slice(0, -1) : steps).map((step) => stepWords(step, sport)).join(' + ')
  const repeated = steps.length > (hasPause ? 2 : 1) ? `(${work})` : work
  return `${count}\u00a0×\u00a0${repeated}${hasPause ? `, ${stepWords(last, sport)}` : ''}`
}

function isPause({ intensity, name }: Step): boolean {
  return name === undefined && (intensity === 'rest' || intensity === 'recovery')
}

function stepWords(step: Step, sport: SportId): string {
  const { intensity, duration } = step
  const target = targetOf(step, sport)
  const words = [
    step.name ?? (intensity === 'warmup' || intensity === 'cooldown' ? defaultStepName[intensity] : undefined),
    lengthWords(duration),
    isPause(step) && (intensity === 'rest' ? 'rest' : sportOf(sport).easyParts.recovery.name.toLowerCase()),
    target,
  ]
  const details = stepDetails(step, sport).map((detail) => detail.toLowerCase())
  return [words.filter(Boolean).join(' '), ...details].join(', ')
}

function lengthWords(duration: Duration): string {
  return duration.type === 'time' && !duration.lapButton ? formatTimeWithUnits(duration.value) : formatLength(duration)
}

function targetOf(step: Step, sport: SportId): string | undefined {
  const { target } = step
  const hasFigures = target?.rangeMin !== undefined || target?.percentMin !== undefined
  if (target?.zoneNumber !== undefined && !hasFigures)
    return `in ${target.type === 'heartrate' ? 'HR ' : ''}zone ${target.zoneNumber}`
  const words = shortTarget({ ...step, target: target && { ...target, zoneNumber: undefined } }, sport)
  return words === 'open' ? undefined : `at ${words}`
}
