import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { byNeed } from '../phrases-by-need.ts'
import { sayAs } from '../say-as.ts'
import { isSwim } from './is-swim.ts'

/** A rule that writes every place of its phrases in other words, in sentences of a pool alone. */
export function ofSwims(phrases: readonly Phrase[]): (tokens: readonly Token[], text: string) => Edit[] {
  const index = byNeed(phrases)
  return (_, text) => (isSwim(text) ? sayAs(index, text) : [])
}
