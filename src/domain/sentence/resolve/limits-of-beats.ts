import { sportOf } from '../../sports/registry.ts'
import { charactersBefore } from '../characters-before.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { isHead } from '../outline/kinds.ts'
import { LIMIT, SECOND_LIMIT } from '../tokens/words/unsupported-words.ts'
import type { SportContext } from './measure.ts'

/**
 * The mentions, each limit without a unit as beats or watts where it can be nothing else: "40 min run below 130" beside a
 * length. A rider's can be either, and is named unless the heart rate or the power is spoken of.
 */
export function resolveLimits(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  const { racePaces, targets } = sportOf(sport)
  const lengths = mentionsOf('amount', mentions).filter(({ amount }) => amount.kind !== 'bare')
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'amount' || mention.amount.kind !== 'bare' || mention.bound !== 'below') return mention
    const { value } = mention.amount
    const { from, to, bound } = mention
    if (lengths.length === 0 || value < MIN_LIMIT || value > MAX_LIMIT) return mention
    const before = charactersBefore(sentence, from, MAX_BEFORE)
    if (POWER.test(before) && targets.includes('power'))
      return { kind: 'power', watts: value, isLabelled: false, from, to, bound }
    const isOfPulse = value <= MAX_BEATS && (racePaces || PULSE.test(sentence))
    if (isOfPulse) return { kind: 'beats', low: value, high: value, from, to, bound }
    return { kind: 'unsupported', sentence: LIMIT, from, to }
  })
}

/** Names a limit of beats behind the zone of one of several parts, which has that target: "1h z2, last 10 min z3, HR cap 155". */
export function nameSecondLimits(mentions: readonly Mention[]): Mention[] {
  const hasParts = mentions.filter(isHead).length > 1
  return mentions.map((mention, at): Mention => {
    if (!hasParts || mention.kind !== 'beats' || mention.bound !== 'below') return mention
    const aim = mentions.slice(0, at).findLast((one) => isHead(one) || one.kind === 'zone')
    const isSecond = aim?.kind === 'zone' && aim.zone > 2
    return isSecond ? { kind: 'unsupported', sentence: SECOND_LIMIT, from: mention.from, to: mention.to } : mention
  })
}

// A smaller limit can be one of minutes, a greater one of metres (our choice).
export const MIN_LIMIT = 100
const MAX_LIMIT = 400
const MAX_BEATS = 200
/** Characters before a limit in which what it is of can stand. */
const MAX_BEFORE = 24
const POWER = /\b(?:power|watts?)\b/i
const PULSE = /\b(?:hr|heart|pulse|bpm|beats)\b/i
