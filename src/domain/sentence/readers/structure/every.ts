import type { Mention, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'
import { oncePerPlace } from '../once-per-place.ts'
import { readEffort } from './efforts-of-every.ts'
import { type Interval, intervalWords, readInterval, readLimits } from './intervals-of-every.ts'

/**
 * Short efforts at even distances: "30 s pick-ups every 10 min", "every 10 min put in 1 min @ 10k effort starting at 30 min",
 * "5 min z4 at the top of every hour", "sprint 10 s every 30 min". "every 10 min" without them is unread.
 */
export const readEvery: Reader = whereSaid(
  intervalWords,
  oncePerPlace((tokens, at) => {
    const found = readEffortsAndInterval(tokens, at) ?? readIntervalFirst(tokens, at)
    if (found) {
      const limits = readLimits(tokens, found.next)
      return { value: { kind: 'every', ...found.value, ...limits.value }, next: limits.next }
    }
    const lone = textAt(tokens, at) === 'every' ? (readInterval(tokens, at) ?? readAmount(tokens, at + 1)) : undefined
    // "every 3rd hard"
    if (!lone || ordinals.has(textAt(tokens, lone.next))) return undefined
    return { value: { kind: 'unsupported', sentence: EVERY }, next: lone.next }
  }),
)

type Efforts = Interval & { bout: Amount; times?: number; effort?: SessionName; target?: Mention }

/** "30 s pick-ups every 10 min", "6x10s sprints every 30 min", "sprint 10s every 30 min" */
function readEffortsAndInterval(tokens: readonly Token[], at: number): Match<Efforts> | undefined {
  const count = readCount(tokens, at)
  const times = count && signs.has(textAt(tokens, count.next)) ? count : undefined
  const work = readWork(tokens, times ? times.next + 1 : at)
  const interval = work && readInterval(tokens, skip(tokens, work.next, joins, { most: 3 }))
  if (!interval) return undefined
  return { value: { ...work.value, ...interval.value, ...(times ? { times: times.value } : {}) }, next: interval.next }
}

/** "every 10 min put in 1 min @ 10k effort", "on the hour 5 min at z4" */
function readIntervalFirst(tokens: readonly Token[], at: number): Match<Efforts> | undefined {
  const interval = readInterval(tokens, at)
  const work = interval && readWork(tokens, skip(tokens, interval.next, openings, { most: 4 }))
  return work && { value: { ...work.value, ...interval.value }, next: work.next }
}

/** The bout and how hard it is, in either order. */
function readWork(tokens: readonly Token[], at: number): Match<Omit<Efforts, 'interval'>> | undefined {
  const bout = readAmount(tokens, at)
  if (bout && bout.value.kind !== 'bare' && bout.value.kind !== 'clock') {
    const effort = readEffort(tokens, skip(tokens, bout.next, links))
    return effort && { value: { bout: bout.value, ...effort.value }, next: effort.next }
  }
  const first = readEffort(tokens, at)
  const behind = first && readAmount(tokens, skip(tokens, first.next, links))
  if (!first || !behind || behind.value.kind === 'bare' || behind.value.kind === 'clock') return undefined
  return { value: { bout: behind.value, ...first.value }, next: behind.next }
}

/** Answers "every 10 min" without an effort or without a length of the whole. */
export const EVERY = 'Say what is done how often, such as 60 min easy with 30 s pick-ups every 10 min.'

const ordinals = new Set(['st', 'nd', 'rd', 'th'])
const signs = new Set(['x', '*'])
const links = new Set(['of', 'at', '@', 'for', 'in'])
const joins = new Set(['thrown', 'in', 'put', 'added', 'done'])
const openings = new Set([
  'a',
  'an',
  'do',
  'one',
  ',',
  ':',
  'with',
  'w',
  'add',
  'put',
  'in',
  'throw',
  'chuck',
  'insert',
  'include',
  'hit',
])
