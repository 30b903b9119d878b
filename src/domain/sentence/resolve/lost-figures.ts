import type { Mention } from '../mention.ts'
import { LOST, REMARK } from '../tokens/words/unsupported-words.ts'

/**
 * Names the figures of clauses that say nothing of a workout: "Psalm 119", "order a pizza for 7:30", "score was 3-2-1". A
 * figure with a unit, or beside a sport, a type or a set, is one of the session whatever else was said.
 */
export function nameLostFigures(mentions: readonly Mention[], sentence: string): Mention[] {
  if (isAllLost(mentions, sentence)) return joinLost(mentions)
  let isOpen = false
  return clausesOf(mentions, sentence).flatMap((clause) => {
    const isLost =
      clause.some(({ kind }) => kind === 'unknown') && clause.every((one) => isLoose(one) || isNothing(one))
    // "dreaming of the Stelvio (48 hairpins, 24.3 km)": all of the bracket.
    const words = sentence.slice(clause[0]?.from, clause.at(-1)?.to)
    const isInside = isOpen && !words.includes('(')
    isOpen =
      (isLost || isInside) && words.lastIndexOf('(') >= words.lastIndexOf(')') && (words.includes('(') || isInside)
    const close = isInside ? clause.findIndex(({ from, to }) => sentence.slice(from, to) === ')') : -1
    if (isInside && clause.every(({ kind }) => kind !== 'set'))
      return clause.map(
        (one, at): Mention =>
          one.kind === 'amount' && (close < 0 || at < close)
            ? { kind: 'unsupported', sentence: REMARK, from: one.from, to: one.to }
            : one,
      )
    if (isLost) return joinLost(clause)
    return clause.map((one, at) => {
      const { from, to } = one
      const isOfOther = isTimeOfDay(clause, at) || isOfName(clause, at, sentence)
      return isOfOther ? { kind: 'unsupported', sentence: LOST, from, to } : one
    })
  })
}

/** Whether a sentence is words that mean nothing here, and figures of nothing: "asdfgh qwerty ;;;; 42". Of one such word it may be the beginning. */
function isAllLost(mentions: readonly Mention[], sentence: string): boolean {
  const unknown = mentions
    .filter(({ kind }) => kind === 'unknown')
    .flatMap(({ from, to }) => sentence.slice(from, to).split(' '))
  return unknown.length > 1 && mentions.every((one) => isLoose(one) || isNothing(one))
}

/** Whether a figure without a unit stands beside a name: "my Pegasus 40", "221 Baker Street". */
function isOfName(clause: readonly Mention[], at: number, sentence: string): boolean {
  const [one, before, behind] = [clause[at], clause[at - 1], clause[at + 1]]
  if (one?.kind !== 'amount' || one.amount.kind !== 'bare') return false
  const isName = (other: Mention | undefined) =>
    other?.kind === 'unknown' && other.from > 0 && /^\p{Lu}\p{Ll}/u.test(sentence.slice(other.from, other.to))
  return (isName(before) && /^ ?$/.test(sentence.slice(before?.to, one.from))) || isName(behind)
}

/** The mentions of a lost clause, each run of figures and unknown words as one that is named once: "Room 204". */
function joinLost(clause: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  let run: Mention[] = []
  const close = () => {
    const first = run.findIndex((one) => !isJoint(one))
    const last = run.findLastIndex((one) => !isJoint(one))
    const [start, end] = [run[first], run[last]]
    if (run.some(isLoose) && start && end)
      joined.push(
        ...run.slice(0, first),
        { kind: 'unsupported', sentence: REMARK, from: start.from, to: end.to },
        ...run.slice(last + 1),
      )
    else joined.push(...run)
    run = []
  }
  for (const one of clause)
    if (isLoose(one) || isJoint(one) || one.kind === 'unknown') run.push(one)
    else {
      close()
      joined.push(one)
    }
  close()
  return joined
}

function isJoint({ kind }: Mention): boolean {
  return kind === 'filler' || kind === 'punctuation'
}

/** The mentions between commas, full stops and "then". */
function clausesOf(mentions: readonly Mention[], sentence: string): Mention[][] {
  const clauses: Mention[][] = [[]]
  for (const mention of mentions) {
    clauses.at(-1)?.push(mention)
    const { kind, from, to } = mention
    if (kind === 'link' || (kind === 'punctuation' && ENDS.test(sentence.slice(from, to)))) clauses.push([])
  }
  return clauses
}

const ENDS = /[,;.!?\n]/

/** Whether a time stands behind words that say nothing, without a length that could be as fast: "High Street at 9:15". */
function isTimeOfDay(clause: readonly Mention[], at: number): boolean {
  const [one, before] = [clause[at], clause.slice(0, at).findLast(({ kind }) => kind !== 'filler')]
  // "45 min in the oven at 180"
  if (one?.kind === 'amount' && one.amount.kind === 'bare' && one.isAimed) return before?.kind === 'unknown'
  // "with battery at 30%"
  if (one?.kind === 'percent' && !one.of && before?.kind === 'unknown') return !clause.slice(0, at).some(isWork)
  if (one?.kind !== 'pace' || one.per || !one.isAimed || before?.kind !== 'unknown') return false
  return !clause.some((other) => other.kind === 'set' || other.kind === 'rungs' || isMeasured(other))
}

function isWork(mention: Mention): boolean {
  return mention.kind === 'set' || mention.kind === 'rungs' || mention.kind === 'session' || isMeasured(mention)
}

function isMeasured(mention: Mention): boolean {
  return mention.kind === 'amount' && !isLoose(mention)
}

/** Whether a figure has no unit of its own. */
function isLoose(mention: Mention): boolean {
  if (mention.kind === 'amount') return mention.amount.kind === 'bare' || mention.amount.kind === 'clock'
  if (mention.kind === 'rungs') return mention.unit === undefined
  return mention.kind === 'rated' || (mention.kind === 'pace' && mention.per === undefined && !mention.label)
}

function isNothing({ kind }: Mention): boolean {
  return NOTHING.has(kind)
}

const NOTHING = new Set<Mention['kind']>(['unknown', 'filler', 'punctuation', 'link', 'unsupported', 'ramp', 'bound'])
