import { type Asked, type Unread, unreadAt } from '../result.ts'

/**
 * The words that leave nothing to build: a length or a set that could not be used ("run -5 miles", "0x400 on the track"),
 * beside which at most a sport was said. A session of a usual length would not be what was asked for.
 */
export function findNothingUsable(asked: Asked, unread: readonly Unread[]): Unread | undefined {
  if (!Object.keys(asked).every((field) => BESIDE_A_SESSION.has(field))) return undefined
  const left = unread.find(({ sentence }) => OF_SESSION.test(sentence))
  return left && unreadAt(left, SAY_ANOTHER_WAY)
}

/** Fields that say nothing of what is to be done. */
const BESIDE_A_SESSION: ReadonlySet<string> = new Set<keyof Asked>([
  ...(['sport', 'poolLength', 'workoutMetric', 'referenceValue', 'referenceUnit'] as const),
])

/** Reasons why a length or a set was left out; what is told of asides, days and other people is none. */
const OF_SESSION =
  /must be above 0|how often|this set is left out|can be .+ long|as fast: check the length|longer than any|what this length is of|unit of this figure|figure was not used/i

const SAY_ANOTHER_WAY = 'Nothing is built of this: say it another way, or choose a type and a length yourself.'
