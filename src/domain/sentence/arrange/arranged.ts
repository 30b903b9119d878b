import { type Span, spanAround, type Unread, unreadAt } from '../result.ts'

/**
 * A sentence in the order and with the words in which it is read, "4x(1k, 30s rest, 500)" for "1k, 30s, 500, x4". `places`:
 * where each character was written, none of what was added; empty if nothing is changed. `explained`: figures that the new
 * words stand for.
 */
export type Arranged = {
  text: string
  places: readonly (Span | undefined)[]
  explained: readonly Span[]
  /** What the new words take for granted and is to be checked. */
  checks: readonly Unread[]
  /** What the new words assume, as it is told. */
  told: readonly string[]
  isChanged: boolean
}

/**
 * What stands in the new text: a stretch of the old one, or words, which can stand `for` a stretch of it, with what they take
 * for granted as a sentence to `check`, or as one that is told.
 */
export type Piece = Span | string | { words: string; for: Span; check?: string; tell?: string }

/** The stretch that is replaced, and what by. */
export type Edit = Span & { by: readonly Piece[] }

export function unarranged(text: string): Arranged {
  return { text, places: [], explained: [], checks: [], told: [], isChanged: false }
}

/** Replaces stretches that do not overlap; what is dropped with a figure is explained by what was written instead. */
export function applyEdits(before: Arranged, edits: readonly Edit[]): Arranged {
  const sorted = edits.toSorted((one, other) => one.from - other.from || one.to - other.to)
  const texts: string[] = []
  const places: (Span | undefined)[] = []
  const used = new Set<number>()
  const checks: Unread[] = []
  const told: string[] = []
  const copy = ({ from, to }: Span) => {
    texts.push(before.text.slice(from, to))
    for (let at = from; at < to; at += 1) {
      places.push(before.isChanged ? before.places[at] : { from: at, to: at + 1 })
      used.add(at)
    }
  }
  let end = 0
  for (const { from, to, by } of sorted) {
    copy({ from: end, to: from })
    for (const piece of by) {
      if (typeof piece !== 'string' && !('for' in piece)) copy(piece)
      else {
        const words = typeof piece === 'string' ? piece : piece.words
        const place = typeof piece === 'string' ? undefined : toOriginal(before, piece.for)
        texts.push(words)
        for (const _ of words) places.push(place)
        if (typeof piece === 'string') continue
        if (piece.check && place) checks.push(unreadAt(place, piece.check))
        if (piece.tell) told.push(piece.tell)
      }
    }
    end = to
  }
  copy({ from: end, to: before.text.length })
  const dropped = sorted.flatMap(({ from, to }) => spansBetween(from, to, (at) => !used.has(at)))
  const explained = dropped.flatMap((span) => toOriginal(before, span) ?? [])
  return {
    text: texts.join(''),
    places,
    explained: [...before.explained, ...explained],
    checks: [...before.checks, ...checks],
    told: [...before.told, ...told],
    isChanged: true,
  }
}

/** Where a stretch of the new text was written. */
export function toOriginal({ places, isChanged }: Arranged, { from, to }: Span): Span | undefined {
  if (!isChanged) return from < to ? { from, to } : undefined
  const own = places.slice(from, to).filter((one) => one !== undefined)
  if (own.length === 0) return undefined
  return spanAround(...own)
}

function spansBetween(from: number, to: number, holds: (at: number) => boolean): Span[] {
  const spans: Span[] = []
  for (let at = from; at < to; at += 1) {
    const last = spans.at(-1)
    if (!holds(at)) continue
    if (last?.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  return spans
}
