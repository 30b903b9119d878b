import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexPhrases, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'

/** Short efforts at even distances: "30 s pick-ups every 10 min", "every 10 min a 20 s sprint". Else it is unread. */
export const readEvery: Reader = (tokens, at) => {
  if (textAt(tokens, at) === 'every') return readIntervalFirst(tokens, at, [])
  // "6x10s sprints every 30 min"
  const count = readCount(tokens, at)
  const times = count && signs.has(textAt(tokens, count.next)) ? count : undefined
  const bout = readAmount(tokens, times ? times.next + 1 : at)
  if (!bout || bout.value.kind === 'bare') return undefined
  const effort = matchPhrase(tokens, skip(tokens, bout.next, links), efforts)
  if (!effort || textAt(tokens, effort.next) !== 'every') return undefined
  const interval = readAmount(tokens, effort.next + 1)
  if (!interval || interval.value.kind === 'bare') return undefined
  return every(bout.value, interval.value, effort.value, interval.next, times?.value)
}

function readIntervalFirst(...[tokens, at]: Parameters<Reader>): ReturnType<Reader> {
  const interval = readAmount(tokens, at + 1)
  if (!interval) return undefined
  const bout = readAmount(tokens, skip(tokens, interval.next, openings, { most: 3 }))
  const effort = bout && matchPhrase(tokens, skip(tokens, bout.next, links), efforts)
  if (interval.value.kind === 'bare' || !bout || bout.value.kind === 'bare' || !effort)
    return { value: { kind: 'unsupported', sentence: EVERY }, next: interval.next }
  return every(bout.value, interval.value, effort.value, effort.next)
}

type Amount = NonNullable<ReturnType<typeof readAmount>>['value']

function every(bout: Amount, interval: Amount, effort: SessionName, next: number, times?: number): ReturnType<Reader> {
  const value = { kind: 'every', bout, interval, effort, ...(times === undefined ? {} : { times }) } as const
  return { value, next }
}

/** Answers "every 10 min" without an effort or without a length of the whole. */
export const EVERY = 'Say what is done how often, such as 60 min easy with 30 s pick-ups every 10 min.'

const signs = new Set(['x', '*'])
const links = new Set(['of', 'at', '@'])
const openings = new Set(['a', 'an', 'do', 'one', ',', ':', 'with', 'add'])
const efforts = indexPhrases<SessionName>([
  ['hard', 'pick ups,pick up,pickups,pickup,surges,surge,strides,stride,hard,fast,bursts,burst,efforts,effort,on'],
  ['anaerobic', 'sprints,sprint,all out'],
  ['threshold', 'threshold'],
  ['tempo', 'tempo'],
])
