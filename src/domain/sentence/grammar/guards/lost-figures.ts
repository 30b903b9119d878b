import type { Span } from '../../result.ts'
import type { Folded } from '../fold/folding.ts'
import type { Part } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { spansOf } from '../spans-of-parts.ts'

/** Whether a phrase with a figure reached no part, no whole and no note, and is not named as unread. */
export function hasLostFigure(folded: Folded, phrases: readonly Phrase[], text: string): boolean {
  const kept = new Set([...spansOf(folded)].map(({ from }) => from))
  const isKept = ({ from, to }: Span) =>
    [...kept].some((one) => one >= from && one < to) || folded.unknown.some((one) => one.from < to && one.to > from)
  const isLost = (phrase: Phrase) =>
    HOLDERS.has(phrase.is) && /\d/.test(text.slice(phrase.from, phrase.to)) && !isKept(phrase)
  if (phrases.some(isLost)) return true
  const counts = phrases.flatMap((phrase) => (phrase.is === 'count' ? [phrase] : []))
  const said = counts
    .filter((one) => !folded.unknown.some(({ from, to }) => from < one.to && to > one.from))
    .map(({ times }) => times)
  const used = folded.parts.flatMap(countsOf)
  return said.some((times) => said.filter((one) => one === times).length > used.filter((one) => one === times).length)
}

const HOLDERS = new Set<Phrase['is']>(['length', 'rungs', 'aim', 'aims', 'rest', 'send-off', 'selector', 'detail'])

function countsOf({ times, inner = [] }: Part): number[] {
  return [...times, ...inner.flatMap(countsOf)]
}
