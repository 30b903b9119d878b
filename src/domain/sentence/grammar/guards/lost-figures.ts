import type { Span } from '../../result.ts'
import type { Folded } from '../fold/folding.ts'
import type { Part, Piece, Rest } from '../part.ts'
import type { Phrase } from '../phrase.ts'

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

function* spansOf({ parts, aims, notes, total }: Folded): Generator<Span> {
  yield* aims
  yield* notes
  if (total) yield total
  for (const part of parts) yield* spansOfPart(part)
}

function* spansOfPart(part: Part): Generator<Span> {
  const {
    length,
    rungs = [],
    inner = [],
    aims,
    listed = [],
    details,
    rest,
    after,
    sendOff,
    selected = [],
    pieces = [],
    every,
    places = [],
    burst,
  } = part
  if (length) yield length
  if (every) yield every
  yield* places
  if (sendOff) yield sendOff
  yield* rungs
  yield* aims
  yield* listed
  yield* details
  if (burst) {
    yield burst.length
    if (burst.every) yield burst.every
    yield* [...burst.aims, ...burst.details]
  }
  for (const one of [rest, after]) if (one) yield* spansOfRest(one)
  for (const one of selected) {
    yield* [one.selector, ...one.aims, ...one.details, ...(one.pieces ?? []).flatMap(spansOfPiece)]
    if (one.sendOff) yield one.sendOff
  }
  yield* pieces.flatMap(spansOfPiece)
  for (const one of inner) yield* spansOfPart(one)
}

function spansOfPiece({ from, to, length, aims, details }: Piece): Span[] {
  return [{ from, to }, ...(length ? [length] : []), ...aims, ...details]
}

function* spansOfRest(rest: Rest): Generator<Span> {
  yield { from: rest.from, to: rest.to }
  if (rest.length) yield rest.length
  yield* rest.aims
  yield* rest.details ?? []
  if (rest.cadenceAt) yield rest.cadenceAt
}
