import type { Phrase } from '../phrase.ts'
import { isMark } from './lengths-of-a-swim.ts'

/** "10x75 desc to 90 %", "6x25 build to race pace": where a change ends, which is not how hard each of them is. */
export function noteChanges(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const isChange =
      phrase.is === 'change' || (phrase.is === 'detail' && /^des/i.test(text.slice(phrase.from, phrase.to)))
    // "desc sets 1-3"
    const sets = phrases[at + 2]
    if (isChange && isMark(phrases[at + 1], 'sets') && (sets?.is === 'selector' || sets?.is === 'length')) {
      const place = { from: phrase.from, to: sets.to }
      read.push({ is: 'detail', detail: { note: 'said', ...place }, ...place })
      at += 2
      continue
    }
    const next = isMark(phrases[at + 1], 'to') ? at + 2 : phrase.is === 'change' && phrase.isTo ? at + 1 : at
    const aim = phrases[next]
    if (!isChange || next === at || aim?.is !== 'aim') {
      read.push(phrase)
      continue
    }
    const place = { from: phrase.from, to: aim.to }
    read.push({ is: 'detail', detail: { note: 'said', ...place }, ...place })
    at = next
  }
  return read
}
