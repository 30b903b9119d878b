import { weightOf } from '../bounds/bound-names.ts'
import type { Answer } from './answer.ts'

/** The weight of what is kept ÷ the weight of what applies, 0 to 1; 1 where nothing applies. */
export function shareKept(answers: readonly Answer[]): number {
  let kept = 0
  let applying = 0
  for (const { bound, finding } of answers) {
    const weight = weightOf(bound)
    applying += weight
    if (!finding) kept += weight
  }
  return applying === 0 ? 1 : kept / applying
}
