import { sumOf } from '../../units/numbers.ts'
import { weightOf } from '../bounds/bound-names.ts'
import type { CheckResult } from './result.ts'

/** The weight of the bounds kept ÷ the weight of those that apply, 0 to 1; 1 where none applies. */
export function scoreOf(results: readonly CheckResult[]): number {
  const weigh = (some: readonly CheckResult[]) => sumOf(some, ({ bound }) => weightOf(bound))
  return results.length === 0 ? 1 : weigh(results.filter(({ finding }) => !finding)) / weigh(results)
}
