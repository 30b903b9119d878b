import type { SportId } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { formatPace } from '#domain/units/pace.ts'
import { isGroup, toGroups } from '#domain/workout/groups.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'

/** A workout in lines: a step each, a repeat in one line. */
export function writeSession(steps: StoredSteps, sport: SportId): string[] {
  const { seconds, metres } = totalsOf(steps, sport)
  return [
    ...toGroups(steps).map((entry) =>
      isGroup(entry) ? `${entry.count} × (${entry.steps.map(writeStep).join(' | ')})` : writeStep(entry),
    ),
    `= ${formatDuration(Math.round(seconds))}, ${(metres / 1000).toFixed(2)} km`,
  ]
}

function writeStep({
  name,
  notes,
  duration,
  target,
  effort,
  cadence,
  stroke,
  drill,
  equipment,
  sendOff,
}: Step): string {
  const length =
    duration.type === 'time'
      ? formatDuration(duration.value)
      : `${duration.value} ${duration.value === 1 ? duration.unit.replace(/s$/, '') : duration.unit}`
  const extras = [
    effort && `effort ${effort}`,
    cadence && `${cadence.min}–${cadence.max} a minute`,
    stroke,
    drill,
    equipment?.join(' + '),
    sendOff && `on ${formatDuration(sendOff)}`,
  ]
  return [length, name, writeTarget(target), ...extras.filter(Boolean), notes && `“${notes}”`]
    .filter(Boolean)
    .join(' · ')
}

function writeTarget(target: Step['target']): string {
  if (!target) return ''
  const { type, zoneNumber, percentMin, percentMax, rangeMin, rangeMax, ramp } = target
  const range =
    rangeMin === undefined
      ? ''
      : type === 'pace'
        ? `${formatPace(rangeMin)}–${formatPace(rangeMax ?? rangeMin)}`
        : `${rangeMin}–${rangeMax}`
  const percents = percentMin === undefined ? '' : `${percentMin}–${percentMax} %`
  return [zoneNumber === undefined ? type : `${type} z${zoneNumber}`, percents, range, ramp].filter(Boolean).join(' ')
}
