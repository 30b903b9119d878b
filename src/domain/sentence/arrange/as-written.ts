import type { Span, Understood } from '../result.ts'
import { type Arranged, toOriginal } from './arranged.ts'

/** What was read of an arranged sentence, at the places where it was written, and what its new words assume. */
export function asWritten(read: Omit<Understood, 'checks'>, arranged: Arranged): Omit<Understood, 'checks'> {
  return {
    ...read,
    found: inPlace(read.found, arranged),
    unread: inPlace(read.unread, arranged),
    inferred: [
      ...read.inferred,
      ...[...new Set(arranged.told)].map((because) => ({ field: 'mainSet' as const, reading: 'Assumed', because })),
    ],
  }
}

/** All that was read of an arranged sentence, where it was written. */
export function atTheirPlaces(understood: Understood, arranged: Arranged): Understood {
  const { found, unread, checks } = understood
  return {
    ...understood,
    found: inPlace(found, arranged),
    unread: inPlace(unread, arranged),
    checks: inPlace(checks, arranged),
  }
}

/** What was read of an arranged sentence, in the order of its places there; nothing of words that were added. */
export function inPlace<One extends Span>(all: readonly One[], arranged: Arranged): One[] {
  const byPlace = (one: Span, other: Span) => one.from - other.from || one.to - other.to
  if (!arranged.isChanged) return all.toSorted(byPlace)
  const said = new Set<string>()
  return all
    .flatMap((one) => {
      const place = toOriginal(arranged, one)
      const own = place && { ...one, ...place }
      // What was copied is named once.
      const key = JSON.stringify(own)
      if (!own || said.has(key)) return []
      said.add(key)
      return [own]
    })
    .toSorted(byPlace)
}
