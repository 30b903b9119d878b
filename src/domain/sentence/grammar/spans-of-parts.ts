import type { Span } from '../result.ts'
import type { Folded } from './fold/folding.ts'
import type { Part, Piece, Rest } from './part.ts'

/** What parts and the whole were read from. */
export function* spansOf({ parts, aims, notes, total }: Folded): Generator<Span> {
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
