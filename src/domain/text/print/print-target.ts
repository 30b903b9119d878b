import type { Sport } from '../../sports/sport.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { Target } from '../../workout/step.ts'
import { formatClock } from '../grammar/numeral.ts'

/** A target as it is typed: `Z4`, `ramp 50-75%`, `Z3 HR 140-150bpm`. Its metric is named where it is not the sport's own. */
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
  // A falling ramp is told by its ends; only where they are one and the same is it said.
  const hasWay = (percents && percents[0] !== percents[1]) || isWide(target)
  const isFalling = ramp === 'falling'
  return [
    ...(ramp ? [isFalling && !hasWay ? 'ramp down' : 'ramp'] : []),
    ...(zoneNumber === undefined ? [] : [`Z${zoneNumber}${zoneMetric}`]),
    ...(percents ? [`${between(percents, isFalling)}%${percentMetric}`] : []),
    ...rangeOf(target, ramp),
  ].join(' ')
}

const metricWords: Record<Exclude<Target['type'], 'open'>, [afterZone: string, afterPercents: string]> = {
  power: [' power', ' power'],
  pace: [' pace', ' pace'],
  heartrate: [' HR', ' LTHR'],
}

function isWide({ rangeMin, rangeMax }: Target): boolean {
  return typeof rangeMax === 'number' && rangeMin !== rangeMax
}

function rangeOf({ type, rangeMin, rangeMax, rangeUnit }: Target, ramp: Target['ramp']): string[] {
  if (rangeMin === undefined || rangeMax === undefined) return []
  if (type === 'pace') return [paceOf(rangeMin, rangeMax, rangeUnit, ramp)]
  const unit = type === 'power' ? 'w' : 'bpm'
  return [rangeMax === null ? `${rangeMin}${unit}+` : `${between([rangeMin, rangeMax], ramp === 'falling')}${unit}`]
}

const paceLabel: Record<PaceUnit, string> = { km: '/km', mile: '/mi', '100m': '/100m', '100yd': '/100yd' }

// A pace rises from its slow end, which is the greater figure.
function paceOf(fast: number, slow: number | null, unit: PaceUnit | undefined, ramp: Target['ramp']): string {
  const per = unit ? paceLabel[unit] : ''
  const metric = unit ? '' : ' pace'
  if (slow === null) return `${formatClock(fast)}${per} or slower${metric}`
  return `${between([formatClock(fast), formatClock(slow)], ramp === 'rising')}${per}${metric}`
}

function between([low, high]: readonly [number | string, number | string], isReversed: boolean): string {
  if (low === high) return `${low}`
  return isReversed ? `${high}-${low}` : `${low}-${high}`
}
