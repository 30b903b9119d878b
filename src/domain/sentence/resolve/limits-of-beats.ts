import { sportOf } from '../../sports/registry.ts'
import { charactersBefore } from '../characters-before.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { isHead } from '../outline/kinds.ts'
import { BESIDE_ZONE, LIMIT } from '../tokens/words/unsupported-words.ts'
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

/**
 * The mentions, each limit of beats beside a zone or a pace as a note: a step has one target, and that is it. "50 min z2, keep
 * heart rate under 145", "1h z2, last 10 min z3, HR cap 155", "8 miles no faster than 8:30, HR cap 150".
 */
export function noteLimitsBesideTargets(mentions: readonly Mention[], sentence: string): Mention[] {
  const noted: Mention[] = []
  for (const [at, mention] of mentions.entries()) {
    const before = noted.at(-1)
    // "145 max": the word behind is of the note.
    if (before?.kind === 'unsupported' && before.sentence === BESIDE_ZONE && mention.to <= before.to) continue
    const isLimit = mention.kind === 'beats' && mention.bound !== undefined && hasTargetBeside(mentions, at)
    noted.push(isLimit ? noteOf(mention, mentions[at + 1], noted, sentence) : mention)
  }
  return noted
}

/** A limit with the words around it that say so, "cap 140 bpm", "keep it below 145", which are taken from those before. */
function noteOf(limit: Mention, next: Mention | undefined, before: Mention[], sentence: string): Mention {
  let { from, to } = limit
  for (let last = before.at(-1); last && isWordOf(last, from, sentence); last = before.at(-1)) {
    from = last.from
    before.pop()
  }
  if (next && BEHIND.test(sentence.slice(to, next.to))) to = next.to
  return { kind: 'unsupported', sentence: BESIDE_ZONE, from, to }
}

function hasTargetBeside(mentions: readonly Mention[], at: number): boolean {
  const isOneLength = mentions.filter(isHead).length <= 1
  if (isOneLength) return mentions.some(isTarget)
  const before = mentions.slice(0, at).findLast((one) => isHead(one) || isTarget(one))
  const behind = mentions.slice(at + 1).find((one) => one.kind !== 'filler')
  return [before, behind].some((one) => one !== undefined && isTarget(one))
}

function isTarget(mention: Mention): boolean {
  if (mention.kind === 'pace') return !mention.label && !mention.isOfRace
  return mention.kind === 'zone' || mention.kind === 'race pace' || mention.kind === 'changed pace'
}

function isWordOf({ kind, from, to }: Mention, next: number, sentence: string): boolean {
  const isWord = kind === 'filler' || kind === 'metric'
  return isWord && /^ ?$/.test(sentence.slice(to, next)) && !/^(?:and|but|with|w)$/i.test(sentence.slice(from, to))
}

const BEHIND = /^ ?(?:max(?:imum)?|cap|tops|limit|ceiling|or (?:less|below|lower|under))$/i

// A smaller limit can be one of minutes, a greater one of metres (our choice).
export const MIN_LIMIT = 100
const MAX_LIMIT = 400
const MAX_BEATS = 200
/** Characters before a limit in which what it is of can stand. */
const MAX_BEFORE = 24
const POWER = /\b(?:power|watts?)\b/i
const PULSE = /\b(?:hr|heart|pulse|bpm|beats)\b/i
