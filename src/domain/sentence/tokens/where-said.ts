import { oncePerList } from './once-per-list.ts'
import type { Token } from './tokens.ts'

type Read<More extends unknown[], Found> = (tokens: readonly Token[], ...more: More) => Found | undefined

/** A reader that reads nothing in a sentence without any of these words. */
type ReadWhereSaid<More extends unknown[], Found> = Read<More, Found> & { words: ReadonlySet<string> }

/**
 * A reader that is asked only in sentences that hold one of the words without which it reads nothing. Most sentences hold
 * none, and then it need not be tried at each of their tokens.
 */
export function whereSaid<More extends unknown[], Found>(
  words: ReadonlySet<string>,
  read: Read<More, Found>,
): ReadWhereSaid<More, Found> {
  const isSaid = oncePerList((tokens: readonly Token[]) => tokens.some(({ text }) => words.has(text)))
  const readIfSaid: Read<More, Found> = (tokens, ...more) => (isSaid(tokens) ? read(tokens, ...more) : undefined)
  return Object.assign(readIfSaid, { words })
}

/** The readers that can read something in a sentence, in their order. */
export function readersOf<More extends unknown[], Found>(
  readers: readonly (Read<More, Found> | ReadWhereSaid<More, Found>)[],
): (tokens: readonly Token[]) => readonly Read<More, Found>[] {
  return oncePerList((tokens: readonly Token[]) => {
    const said = [...new Set(tokens.map(({ text }) => text))]
    return readers.filter((read) => !('words' in read) || said.some((word) => read.words.has(word)))
  })
}
