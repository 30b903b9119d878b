import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark, lengthOf } from './lengths-of-a-swim.ts'

/** "50s pull easy x4", "300s 4x on 5:00": how often stands behind swims that are named in the plural. */
export function countPlurals(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  let taken: Phrase | undefined
  for (const [at, phrase] of phrases.entries()) {
    if (phrase === taken) continue
    const length = lengthOf(phrase)
    const before = phrases[at - 1]
    const isPlural =
      length?.unit === 's' &&
      length.value >= 25 &&
      length.value % 25 === 0 &&
      before?.is !== 'count' &&
      !isMark(before, 'broken', 'on', 'off', 'by', 'with', 'at', 'every')
    const count = isPlural ? countBehind(phrases, at + 1) : undefined
    if (!length || count?.is !== 'count') {
      read.push(phrase)
      continue
    }
    taken = count
    const { unit: _, ...bare }: Length = length
    read.push({ ...count, isBehind: false }, { is: 'length', length: bare, from: phrase.from, to: phrase.to })
  }
  return read
}

/** The count behind a swim, before anything that is none of its own. */
function countBehind(phrases: readonly Phrase[], from: number): Phrase | undefined {
  for (let at = from; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (phrase?.is === 'count') {
      const isOfNext = lengthOf(phrases[at + 1]) !== undefined || phrases[at + 1]?.is === 'open'
      return isOfNext ? undefined : phrase
    }
    if (phrase?.is !== 'detail' && phrase?.is !== 'aim' && phrase?.is !== 'sport' && phrase?.is !== 'role')
      return undefined
  }
  return undefined
}
