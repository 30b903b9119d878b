import type { Mention } from '../mention.ts'
import { QUESTION, TO_COME } from '../tokens/words/unsupported-words.ts'

/** Names the distance of a race that stands beside what is said of it: "the race is in 12 weeks, 42.2 km, what should I do". */
export function nameRaceDistances(mentions: readonly Mention[]): Mention[] {
  const isOfRace = mentions.some(
    (one) => one.kind === 'unsupported' && (one.sentence === TO_COME || one.sentence === QUESTION),
  )
  return mentions.map((one) =>
    isOfRace && isRaceDistance(one) ? { kind: 'unsupported', sentence: TO_COME, from: one.from, to: one.to } : one,
  )
}

function isRaceDistance(one: Mention): boolean {
  if (one.kind !== 'amount' || one.amount.kind !== 'distance') return false
  return distances.has(`${one.amount.value} ${one.amount.unit}`)
}

/** What nobody trains but by the name of the race. */
const distances = new Set(
  '42.2 kilometers,42.195 kilometers,21.1 kilometers,21.0975 kilometers,26.2 miles,13.1 miles'.split(','),
)
