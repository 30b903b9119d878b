import { oncePerList } from './once-per-list.ts'
import type { Token } from './tokens.ts'

/**
 * A reader that is asked only in sentences that hold one of the words without which it reads nothing. Most sentences hold
 * none, and then it need not be tried at each of their tokens.
 */
export function whereSaid<More extends unknown[], Found>(
  words: ReadonlySet<string>,
  read: (tokens: readonly Token[], ...more: More) => Found | undefined,
): typeof read {
  const isSaid = oncePerList((tokens: readonly Token[]) => tokens.some(({ text }) => words.has(text)))
  return (tokens, ...more) => (isSaid(tokens) ? read(tokens, ...more) : undefined)
}
