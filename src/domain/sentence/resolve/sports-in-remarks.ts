import type { Mention } from '../mention.ts'
import { REMARK } from '../tokens/words/unsupported-words.ts'

/**
 * Names a sport of a remark, where another one has a length: "my bike is broken, 40 min easy run", "bike to work then run
 * 10k"; and a bike that is only a thing, "sold my bike. 6 miles steady".
 */
export function nameSportsInRemarks(mentions: readonly Mention[], sentence: string): Mention[] {
  if (!mentions.some(({ kind }) => kind === 'sport')) return [...mentions]
  const clauses = clausesOf(mentions, sentence)
  if (clauses.length < 2) return [...mentions]
  const planned = new Set(clauses.filter(hasLength).flatMap((clause) => clause.flatMap(sportIn)))
  const hasWork = clauses.some(hasLength)
  return clauses.flatMap((clause) => {
    const [sport] = clause.flatMap(sportIn)
    const isRemark = !clause.some((one, at) => isWork(one, clause[at + 1])) && clause.some(isSaidBeside)
    const isOther = sport !== undefined && planned.size > 0 && !planned.has(sport)
    if (!isRemark || !hasWork) return clause
    return clause.map((one): Mention => {
      const isThing = planned.size === 0 && isOwned(one, clause, sentence)
      return one.kind === 'sport' && (isOther || isThing)
        ? { kind: 'unsupported', sentence: REMARK, from: one.from, to: one.to }
        : one
    })
  })
}

/** The mentions between commas, full stops and "then". */
function clausesOf(mentions: readonly Mention[], sentence: string): Mention[][] {
  const clauses: Mention[][] = [[]]
  for (const mention of mentions) {
    clauses.at(-1)?.push(mention)
    const isEnd = mention.kind === 'punctuation' && /[,;.!?\n]/.test(sentence.slice(mention.from, mention.to))
    if (mention.kind === 'link' || isEnd) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}

function sportIn(mention: Mention) {
  return mention.kind === 'sport' ? [mention.sport] : []
}

function hasLength(clause: readonly Mention[]): boolean {
  return clause.some(
    (one) => one.kind === 'set' || one.kind === 'rungs' || (one.kind === 'amount' && one.amount.kind !== 'bare'),
  )
}

/** Whether a mention says something of a session; "1 bike" does not. */
function isWork(mention: Mention, next: Mention | undefined): boolean {
  // "1000 swim" is a length of a pool.
  const isCount =
    mention.kind === 'amount' &&
    mention.amount.kind === 'bare' &&
    mention.amount.value < MIN_SWIM &&
    next?.kind === 'sport'
  return !NO_WORK.has(mention.kind) && !isCount
}

const MIN_SWIM = 100

const NO_WORK = new Set<Mention['kind']>(['sport', 'unknown', 'filler', 'link', 'punctuation', 'unsupported'])

/** Whether words stand beside a sport: "bike then run 2h" has none. */
function isSaidBeside({ kind }: Mention): boolean {
  return kind === 'unknown' || kind === 'filler' || kind === 'unsupported'
}

/** "sold my bike", and not "on my bike". */
function isOwned({ from, to }: Mention, clause: readonly Mention[], sentence: string): boolean {
  const words = clause.filter(({ kind }) => kind !== 'punctuation')
  return BIKE.test(sentence.slice(from, to)) && OWN.test(sentence.slice(0, from)) && words.length > LEAST_WORDS
}

const BIKE = /^(?:bikes?|bicycle)$/i
const OWN = /(?<!\bon )\b(?:my|his|her|our)\s+(?:new |old )?$/i
// More than the thing and whose it is.
const LEAST_WORDS = 2
