import { type Mention, mentionsOf } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'

/** Whether "all out" is said of a whole session, which is a race or a test and has no intervals: "parkrun 5k flat out". */
export function isAllOut(mention: Mention, mentions: readonly Mention[], sentence: string): boolean {
  if (mention.kind !== 'session' || !ALL_OUT.test(sentence.slice(mention.from, mention.to))) return false
  const [only, ...more] = mentionsOf('amount', mentions)
  const isDescribed = mentions.some((one) => one !== mention && (OTHERS.has(one.kind) || isEndWithLength(one)))
  return !isDescribed && only !== undefined && more.length === 0 && isLong(only.amount)
}

/** Beside these it is not the only thing said of the session: "easy run but all out the whole way". */
const OTHERS = new Set<Mention['kind']>(['set', 'rungs', 'session'])
const ALL_OUT = /[ -]out/i

/** "20 min warm up, 20 min all out": then it is one part of several. */
function isEndWithLength(mention: Mention): boolean {
  return mention.kind === 'warm-up or cool-down' && mention.amount !== undefined
}

/** Whether a length is more than a sprint. */
function isLong(amount: Amount): boolean {
  return amount.kind !== 'time' || amount.seconds >= MIN_TEST_SECONDS
}

const MIN_TEST_SECONDS = 120
