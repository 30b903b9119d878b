import { effortZones } from '../../sports/effort-zones.ts'
import { type Sport, sportOf } from '../../sports/registry.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import type { SportContext } from './measure.ts'

/**
 * Reads two efforts that are joined, "zone 2-3", "LT1–LT2", "tempo to threshold", as the percents from the easier to the
 * harder one, so that neither is dropped. A range of zones of the heart rate is named.
 */
export function joinEffortRanges(mentions: readonly Mention[], sentence: string, context: SportContext): Mention[] {
  const sport = sportOf(context.sport)
  const isProgression = mentions.some(({ kind }) => kind === 'progression')
  const joined: Mention[] = []
  for (let at = 0; at < mentions.length; at += 1) {
    const first = mentions[at]
    if (!first) continue
    const second = isEffort(first) ? nextEffort(mentions, at) : undefined
    const range =
      first.kind === 'zone'
        ? (rangeOfZones(first, sentence, sport) ?? rangeOf(first, second, sentence, sport))
        : rangeOf(first, second, sentence, sport)
    if (!range || isProgression || !isHeld(range, joined, sentence)) {
      joined.push(first)
      continue
    }
    const { from, to } = range
    const refusal =
      context.metric === 'heartrate' ? ONE_ZONE : areOfSeveral(range, joined, sentence) ? ONE_EACH : undefined
    joined.push(refusal ? { kind: 'unsupported', sentence: refusal, from, to } : range)
    if (second && to > first.to) at = mentions.indexOf(second)
  }
  return joined
}

type Effort = MentionOf<'zone' | 'session'> & Mention
type Range = MentionOf<'percent'> & Mention
type Percents = { low: number; high: number }

function isEffort(mention: Mention): mention is Effort {
  return mention.kind === 'zone' || mention.kind === 'session'
}

/** The next effort with nothing but joining words between. */
function nextEffort(mentions: readonly Mention[], at: number): Effort | undefined {
  const next = mentions.slice(at + 1).find(({ kind }) => !JOINTS.has(kind))
  return next && isEffort(next) ? next : undefined
}

const JOINTS = new Set<Mention['kind']>(['filler', 'punctuation', 'link'])

/** Whether a range is the target of work: "60 min tempo/threshold ride" and "1h z6-7" rather name the session. */
function isHeld(range: Range, before: readonly Mention[], sentence: string): boolean {
  if (range.high <= MOST_HELD || before.some(({ kind }) => kind === 'set' || kind === 'rungs')) return true
  return /(?:@|\bat|\bbetween)\s*$/i.test(sentence.slice(0, range.from))
}

/** "2x20 at LT1 / LT2", "easy / steady / tempo": rather one for each part than a range. */
function areOfSeveral({ from, to }: Range, before: readonly Mention[], sentence: string): boolean {
  const set = mentionsOf('set', before).at(-1)
  const isOfMore = /\p{L} ?\/\s*$/u.test(sentence.slice(0, from)) || /^\s*\/ ?\p{L}/u.test(sentence.slice(to))
  return (set?.times === 2 || isOfMore) && sentence.slice(from, to).includes('/')
}

// In percent of threshold: nobody holds more without a break (our choice).
const MOST_HELD = 100

/** "zone 2-3", "z3 to z4": one mention, which is read as its upper end. */
function rangeOfZones(zone: MentionOf<'zone'> & Mention, sentence: string, sport: Sport): Range | undefined {
  const { from, to } = zone
  const [, first, sign, last] = ZONES.exec(sentence.slice(from, to)) ?? []
  const [low, high] = [Number(first), Number(last)].toSorted((one, other) => one - other)
  if (!first || !low || !high || low === high) return undefined
  // "8x1:00/1:00 z5/z1": of work and rest.
  if (sign === '/' && high - low > 1) return undefined
  const [easier, harder] = [percentsOfZone(low, sport), percentsOfZone(high, sport)]
  return easier && harder ? percentsBetween(easier, harder, zone, to) : undefined
}

const ZONES = /^z\p{L}*\s*(\d)\s*(-|–|—|\/|to|and)\s*(?:z\p{L}*\s*)?(\d)$/iu

function rangeOf(first: Mention, second: Mention | undefined, sentence: string, sport: Sport): Range | undefined {
  if (!second || !isEffort(first) || !isEffort(second)) return undefined
  const sign = sentence.slice(first.to, second.from)
  const before = sentence.slice(0, first.from)
  const isJoined = JOINED.test(sign) || (/^\s+and\s+$/i.test(sign) && /\bbetween\s+$/i.test(before))
  // "from easy to tempo" gets harder.
  if (!isJoined || /\bfrom\s+$/i.test(before)) return undefined
  const word = (one: Mention) => sentence.slice(one.from, one.to)
  const [one, other] = [percentsOf(first, word(first), sport), percentsOf(second, word(second), sport)]
  if (!one || !other || one.low === other.low) return undefined
  const [easier, harder] = one.low < other.low ? [one, other] : [other, one]
  return percentsBetween(easier, harder, first, second.to)
}

const JOINED = /^\s*(?:-|–|—|\/|to)\s*$/i

function percentsBetween(easier: Percents, harder: Percents, { from }: Mention, to: number): Range {
  return { kind: 'percent', low: tenths(easier.low), high: tenths(harder.high), from, to }
}

function tenths(percent: number): number {
  return Math.round(percent * 10) / 10
}

/** The percents of threshold of an effort; undefined if it has none. */
function percentsOf(effort: Effort, word: string, sport: Sport): Percents | undefined {
  if (effort.kind === 'zone') return percentsOfZone(effort.zone, sport)
  const endurance = percentsOfZone(2, sport)
  if (endurance && FIRST_THRESHOLD.test(word)) return { low: endurance.high, high: endurance.high }
  if (SECOND_THRESHOLD.test(word)) return { low: 100, high: 100 }
  if (/^steady$/i.test(word)) return endurance
  if (effort.session === 'vo2' && sport.reference.metric === 'power') return VO2_OF_POWER
  const zone = zoneOf(effort.session, sport)
  return zone === undefined ? undefined : percentsOfZone(zone, sport)
}

function zoneOf(session: SessionName, { workZones }: Sport): number | undefined {
  const interval = workZones.interval ?? HARD_ZONE
  switch (session) {
    case 'easy':
      return 1
    case 'endurance':
      return 2
    case 'tempo':
      return workZones.tempo ?? 3
    case 'sweet spot':
      return workZones['sweet spot']
    case 'threshold':
    case 'cruise':
    case 'css':
      return workZones.threshold ?? interval
    case 'vo2':
      return interval
    default:
      return undefined
  }
}

const HARD_ZONE = 4
const FIRST_THRESHOLD = /\b(?:lt|vt)\s?1\b|\baerobic threshold\b/i
const SECOND_THRESHOLD = /\b(?:lt|vt)\s?2\b|\blactate threshold\b/i
// As coaches use the word, in percent of FTP.
const VO2_OF_POWER = { low: 106, high: 120 }

function percentsOfZone(zone: number, sport: Sport): Percents | undefined {
  return effortZones(sport).find(({ number }) => number === zone)
}

const ONE_EACH = 'Write each part with its target, such as 10 min tempo, 10 min threshold.'
const ONE_ZONE = 'Say one zone of the heart rate, or its beats, such as 140-150 bpm.'
