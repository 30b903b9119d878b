import type { SportId } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { type Folded, type FoldedSet, foldSets, isFoldedSet, isPause } from '#domain/workout/fold-sets.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Duration, Step, StoredSteps } from '#domain/workout/step.ts'
import { formatLength, formatTimeWithUnits, percentSpan, rangeText } from '../../../lib/format.ts'

/** Steps at a glance, sets of sets as such: `2 × (5 × 400 m Z5, 1:30), 4 min`. Targets of pauses are left out. */
export function briefSteps(steps: StoredSteps, sport: SportId): string {
  return joinWords(foldSets(steps), sport)
}

function joinWords(entries: readonly Folded[], sport: SportId): string {
  return entries
    .map((entry, index) => {
      if (isFoldedSet(entry)) return `${index === 0 ? '' : ' + '}${setWords(entry, sport)}`
      const role = roleWords(entry)
      return `${index === 0 ? '' : isPause(entry) ? ', ' : ' + '}${stepWords(entry, sport, role)}`
    })
    .join('')
}

function setWords({ count, steps, pause }: FoldedSet, sport: SportId): string {
  const words = joinWords(steps, sport)
  const repeated = steps.length === 1 && !steps.some(isFoldedSet) ? words : `(${words})`
  // A pause in time needs no word here; a length that is moved through easily does.
  const between = pause && stepWords(pause, sport, pause.duration.type === 'time' ? undefined : roleWords(pause))
  return `${count}${NBSP}×${NBSP}${repeated}${between ? `, ${between}` : ''}`
}

const NBSP = '\u00a0'

function roleWords({ intensity }: Step): string | undefined {
  if (intensity === 'recovery') return 'easy'
  return intensity === 'interval' || intensity === 'active' ? undefined : defaultStepName[intensity]
}

function stepWords(step: Step, sport: SportId, role: string | undefined): string {
  const { duration, name, stroke, drill, equipment, sendOff } = step
  return [
    lengthWords(duration),
    (name ?? role)?.toLowerCase(),
    stroke,
    drill,
    equipment?.join(' and '),
    isPause(step) || name ? undefined : targetWords(step, sport),
    sendOff && `every ${briefTime(sendOff)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function lengthWords(duration: Duration): string {
  return duration.type === 'time' && !duration.lapButton ? briefTime(duration.value) : formatLength(duration)
}

/** `45 s`, `1:30`, `4 min`, `1 h 5 min`. */
function briefTime(seconds: number): string {
  const isClock = seconds > 60 && seconds < 3600 && seconds % 60 !== 0
  return isClock ? formatDuration(seconds) : formatTimeWithUnits(seconds)
}

function targetWords({ target, effort }: Step, sport: SportId): string | undefined {
  if (!target || target.type === 'open') return effort === undefined ? undefined : `effort ${effort}`
  const { type, zoneNumber } = target
  const range = rangeText(target, sport)
  if (range) return range
  if (zoneNumber !== undefined) return `${type === 'heartrate' ? 'HR ' : ''}Z${zoneNumber}`
  return percentSpan(target)
}
