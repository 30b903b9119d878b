import { sportOf } from '../../sports/registry.ts'
import { convertPace, formatPace, paceUnitLabel } from '../../units/pace.ts'
import type { WorkoutAsType } from '../reading/as-type.ts'

/** Percents of threshold as athletes read them: `97 to 100 % of FTP`, `4:10 to 4:20 /km`, `1 to 1.04 × threshold pace`. */
export function formatPercents([low, high]: readonly [low: number, high: number], session: WorkoutAsType): string {
  const { byPower, sport } = session
  if (byPower) return `${Math.round(low)} to ${Math.round(high)} % of FTP`
  const [fast, slow] = [100 / high, 100 / low]
  const { noun } = sportOf(sport).reference
  return formatPaces([fast, slow], session) ?? `${fast.toFixed(2)} to ${slow.toFixed(2)} × ${noun}`
}

/** Multiples of the pace at threshold in the unit the athlete uses: `4:22 to 4:44 /km`; undefined without that pace. */
export function formatPaces(
  multiples: readonly [fast: number, slow: number],
  { reference, sport, stretches }: WorkoutAsType,
): string | undefined {
  const [own] = sportOf(sport).paceUnits
  if (reference === undefined || !own) return undefined
  const unit = stretches.find(({ step }) => step.target?.rangeUnit)?.step.target?.rangeUnit ?? own
  const [fast, slow] = multiples.map((times) => formatPace(convertPace(times * reference, own, unit)))
  return `${fast} to ${slow} ${paceUnitLabel[unit]}`
}
