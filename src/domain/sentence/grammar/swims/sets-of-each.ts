import type { Phrase, PhraseOf } from '../phrase.ts'
import { isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** "kick/pull/swim 3x100 each, 15 s rest": a set of each of them. */
export function repeatForEach(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex(
    (phrase, index) =>
      phrase.is === 'count' &&
      lengthOf(phrases[index + 1]) &&
      (isMark(phrases[index + 2], 'each') || (isMark(phrases[index + 2], 'of') && isMark(phrases[index + 3], 'each'))),
  )
  const kinds = at < 0 ? [] : kindsBefore(phrases, isSign(phrases[at - 1], ':') ? at - 1 : at)
  const isOf = isMark(phrases[at + 2], 'of')
  if (kinds.length < 2) {
    // "3x100 of each": of what is not clear.
    return phrases.map((phrase, index) =>
      isOf && index === at + 3 ? { is: 'unknown', from: phrase.from, to: phrase.to } : phrase,
    )
  }
  const from = phrases.indexOf(kinds[0] as Phrase)
  const next = phrases.findIndex((one, index) => index > at && (isSign(one, ',', ';', '.') || isMark(one, 'then')))
  const end = endOfRests(phrases, next < 0 ? phrases.length : next)
  const set = phrases.slice(at, at + 2)
  const details = phrases.slice(isOf ? at + 4 : at + 3, end).filter((one) => !isSign(one, ','))
  const sets = kinds.flatMap((kind, index): Phrase[] => [
    ...(index > 0 ? [{ is: 'sign', sign: ',', from: kind.from, to: kind.from } as const] : []),
    ...set,
    named(kind),
    ...details,
  ])
  return [...phrases.slice(0, from), ...sets, ...repeatForEach(phrases.slice(end))]
}

/** The end of a set with the rest or the send-off behind a comma: "3x100 each, 15 s rest". */
function endOfRests(phrases: readonly Phrase[], comma: number): number {
  const next = phrases[comma + 1]
  if (!isSign(phrases[comma], ',') || !next) return comma
  if (next.is === 'rest' || next.is === 'send-off') return comma + 2
  return isMark(next, 'on', 'off') && phrases[comma + 2] ? comma + 3 : comma
}

/** A drill with its own name as a note. */
function named(kind: PhraseOf<'detail'> | PhraseOf<'sport'>): Phrase {
  return kind.is === 'detail' && kind.detail.text === 'drill'
    ? { ...kind, detail: { ...kind.detail, note: 'said' } }
    : kind
}

/** Strokes, drills and "swim" with a sign between them, in front of a phrase. */
function kindsBefore(phrases: readonly Phrase[], at: number): (PhraseOf<'detail'> | PhraseOf<'sport'>)[] {
  const kinds: (PhraseOf<'detail'> | PhraseOf<'sport'>)[] = []
  for (let index = at - 1; ; index -= 2) {
    const phrase = phrases[index]
    if (phrase?.is !== 'detail' && phrase?.is !== 'sport') break
    kinds.unshift(phrase)
    if (!isSign(phrases[index - 1], '/', ',')) break
  }
  return kinds
}
