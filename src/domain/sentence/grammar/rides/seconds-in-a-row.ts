import type { Phrase } from '../phrase.ts'

/** "30 secs hard, 30 easy, 60 hard": behind seconds bare figures of a row are seconds too, where no other unit is said. */
export function carrySeconds(phrases: readonly Phrase[]): Phrase[] {
  const lengths = phrases.flatMap((one) => (one.is === 'length' ? one.length : []))
  const isRow = lengths.every(({ unit, clock }) => !clock && (unit === undefined || unit === 's'))
  const isOther = phrases.some(
    ({ is }) => is === 'count' || is === 'rest' || is === 'rungs' || is === 'role' || is === 'pair',
  )
  if (!isRow || isOther || lengths[0]?.unit !== 's') return [...phrases]
  return phrases.map((one) =>
    one.is === 'length' && one.length.unit === undefined && one.length.value >= LEAST
      ? { ...one, length: { ...one.length, unit: 's' as const } }
      : one,
  )
}

const LEAST = 10
