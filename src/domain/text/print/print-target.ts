import type { Sport } from '../../sports/registry.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { Target } from '../../workout/step.ts'
import { formatClock } from '../grammar/numeral.ts'

/** Prints a target: `Z4`, `ramp 50-75%`, `Z3 HR 140-150bpm`. Names its metric if it is not the sport's own. */
export function printTarget(target: Target | null, sport: Sport): string {
  if (target === null) return 'no target'
  if (target.type === 'open') return 'open'
  if (Object.values(target).filter((value) => value !== undefined).length === 1)
    return `by${metricWords[target.type][0]}`
  const isOwn = target.type === sport.reference.metric
  const { percentMin, percentMax, ramp, zoneNumber } = target
  const percents =
    percentMin === undefined || percentMax === undefined ? undefined : ([percentMin, percentMax] as const)
  const [zoneMetric, percentMetric] = isOwn ? ['', ''] : metricWords[target.type]
  // The order of its ends shows that a ramp falls; "ramp down" is needed only if they are equal.
  const hasTwoEnds = (percents && percents[0] !== percents[1]) || hasWideRange(target)
  const isFalling = ramp === 'falling'
  return [
    ...(ramp ? [isFalling && !hasTwoEnds ? 'ramp down' : 'ramp'] : []),
    ...(zoneNumber === undefined ? [] : [`Z${zoneNumber}${zoneMetric}`]),
    ...(percents ? [`${formatRange(percents, isFalling)}%${percentMetric}`] : []),
    ...printRange(target, ramp),
  ].join(' ')
}

const metricWords: Record<Exclude<Target['type'], 'open'>, [afterZone: string, afterPercents: string]> = {
  power: [' power', ' power'],
  pace: [' pace', ' pace'],
  heartrate: [' HR', ' LTHR'],
}

function hasWideRange({ rangeMin, rangeMax }: Target): boolean {
  return typeof rangeMax === 'number' && rangeMin !== rangeMax
}

function printRange({ type, rangeMin, rangeMax, rangeUnit }: Target, ramp: Target['ramp']): string[] {
  if (rangeMin === undefined || rangeMax === undefined) return []
  if (type === 'pace') return [printPace(rangeMin, rangeMax, rangeUnit, ramp)]
  const unit = type === 'power' ? 'w' : 'bpm'
  return [rangeMax === null ? `${rangeMin}${unit}+` : `${formatRange([rangeMin, rangeMax], ramp === 'falling')}${unit}`]
}

const paceLabel: Record<PaceUnit, string> = { km: '/km', mile: '/mi', '100m': '/100m', '100yd': '/100yd' }

// The slow end of a pace is the greater figure, so a rising ramp begins with it.
function printPace(fast: number, slow: number | null, unit: PaceUnit | undefined, ramp: Target['ramp']): string {
  const per = unit ? paceLabel[unit] : ''
  const metric = unit ? '' : ' pace'
  if (slow === null) return `${formatClock(fast)}${per} or slower${metric}`
  return `${formatRange([formatClock(fast), formatClock(slow)], ramp === 'rising')}${per}${metric}`
}

function formatRange([low, high]: readonly [number | string, number | string], isReversed: boolean): string {
  if (low === high) return `${low}`
  return isReversed ? `${high}-${low}` : `${low}-${high}`
}
