import type { Phrase } from '../phrase.ts'

/** "4x flying 200", "flying 500 m": on the track in metres, as fast as it goes where nothing else is said. */
export function readTrackDistances(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    if (one.is !== 'length' || !isFlying(phrases[at - 1], text)) return [one]
    const { unit, clock, value } = one.length
    const isDistance = !clock && (unit === undefined || unit === 'm' || unit === 'meters' || unit === 's')
    if (!isDistance || value < LEAST || value > MOST) return [one]
    const { from, to } = one
    const next = phrases[at + 1]
    const isSaid = next?.is === 'aim' || (next?.is === 'mark' && next.mark === 'at')
    return [
      { ...one, length: { ...one.length, unit: 'meters' } },
      ...(isSaid
        ? []
        : [{ is: 'aim', aim: { kind: 'effort', name: 'max', from, to }, isAt: false, from, to } as const]),
    ]
  })
}

function isFlying(before: Phrase | undefined, text: string): boolean {
  return before?.is === 'detail' && /^flying$/i.test(text.slice(before.from, before.to))
}

// Metres.
const LEAST = 100
const MOST = 1000
