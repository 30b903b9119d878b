import { figureOf } from '../figure-of.ts'

/**
 * Which repetitions are meant, by their indexes, and where that ends. `counted`: "4", so many of those to come; `others`: all that
 * no one else names; `labelled`: by a sign or a noun of their own, "#2", "round 2".
 */
export type Selection = {
  kind: 'named' | 'labelled' | 'counted' | 'others'
  indexes: number[]
  to: number
  /** Sides, ranges and counts are those of repetitions, and of rounds only where they are named. */
  isOfRounds: boolean
}

const NOUN =
  '(?:ones?|reps?|repeats?|repetitions?|intervals?|efforts?|sets?|rounds?|rds?|series|blocks?|laps?|loops?|kms?|ks|miles|swims|(?:25|50|75|100|150|200|300|400)s)'
const NOUNS = `(?: (?:of (?:them|these|those|em)|${NOUN}))?`
const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|couple)'
const NTH = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|final)'
const LABEL = `(?:#|(?:nos?\\.?s?|numbers?|reps?|sets?|rounds?|rds?|r|intervals?|laps?|kms?|miles?) ?#?)`
const LIST = '(?: ?(?:,|\\/|\\+|&) ?| and | & )'
const RANGE = '(?: ?(?:-|–) ?| to | thru | through )'
/** Behind a count or an ordinal: no length and no part of each. */
const NO_LENGTH =
  '(?![\\d:.]\\d|[a-z\\d%]| ?(?:x|mins?|minutes|m|s|secs?|seconds|k|km|mi|miles?|hours?|h|\'|"|half|halves|quarter|third|\\d{2,4})(?![a-z:/])| of (?:each|every|the))'

const RANGED = sticky(`${LABEL}?(?<from>\\d{1,2})${RANGE}#?(?<to>\\d{1,2})${NOUNS}${NO_LENGTH}`)
const LABELLED = sticky(`${LABEL}(?<list>\\d{1,2}(?:(?:${LIST}#?| #)\\d{1,2})*)${NO_LENGTH}`)
const LISTED = sticky(`(?<list>\\d{1,2}(?:(?:, ?| and | & )\\d{1,2})+)${NO_LENGTH}`)
const SINGLE = sticky(`(?<list>\\d{1,2})${NO_LENGTH}`)
const COUNTED = sticky(
  `(?:the )?(?<place>first|1st|opening|last|final|next|other|middle|second|2nd|third|3rd) (?<count>(?!one\\b)${COUNT})${NOUNS}${NO_LENGTH}`,
)
const NAMED = sticky(`(?:the )?(?<list>${NTH}(?:${LIST}(?:the )?${NTH})*)${NOUNS}${NO_LENGTH}`)
const SIDE = sticky(`(?:the |on )?(?<side>odd|even)s?${NOUNS}(?![a-z])`)
const EVERY = sticky(
  `(?:the |on )?every (?<nth>other|\\d{1,2}(?:st|nd|rd|th)?|second|third|fourth|fifth|sixth)${NOUNS}${NO_LENGTH}`,
)
const OTHERS = sticky(`(?:the )?(?:others|rest|remaining|remainder|other ones)${NOUNS}(?![a-z\\d])`)
const BARE = sticky(`(?:(?:the )?next )?(?<count>${COUNT})(?: more| of (?:them|em|those))?${NO_LENGTH}`)

function sticky(pattern: string): RegExp {
  return new RegExp(`(?<![a-z\\d.:#-])${pattern}`, 'iy')
}

/**
 * The repetitions that are meant at a place of a text, of so many; `done` of them are spoken of before.
 */
export function selectionAt(text: string, at: number, times: number, done: number): Selection | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    return found ? { groups: found.groups ?? {}, to: at + found[0].length, words: found[0] } : undefined
  }
  const select = (kind: Selection['kind'], indexes: number[], { to, words }: { to: number; words: string }) =>
    indexes.every((one) => Number.isInteger(one) && one >= 0 && one < times)
      ? { kind, indexes, to, isOfRounds: kind === 'labelled' || OF_ROUNDS.test(words) }
      : undefined
  const others = match(OTHERS)
  if (others) return select('others', [], others)
  const every = match(EVERY)
  const nth = figureOf(every?.groups.nth)
  if (every && nth > 1 && nth <= times)
    return select(
      'named',
      range(0, times).filter((index) => (index + 1) % nth === 0),
      every,
    )
  const side = match(SIDE)
  const odd = /^e/i.test(side?.groups.side ?? '') ? 1 : 0
  if (side)
    return select(
      'named',
      range(0, times).filter((index) => index % 2 === odd),
      side,
    )
  const counted = match(COUNTED)
  if (counted) {
    const count = countOf(counted.groups.count)
    const from = startOf(counted.groups.place ?? '', times, count, done)
    return count < times ? select('named', range(from, from + count), counted) : undefined
  }
  const ranged = match(RANGED)
  if (ranged) {
    const [from, to] = [Number(ranged.groups.from), Number(ranged.groups.to)]
    const isLabelled = /^[#a-z]/i.test(ranged.words)
    if (to <= from || !(isLabelled || from === done + 1)) return undefined
    return select(isLabelled ? 'labelled' : 'named', range(from - 1, to), ranged)
  }
  const labelled = match(LABELLED)
  const named = labelled ?? match(NAMED) ?? match(LISTED)
  if (named) {
    const places = named.groups.list?.match(/\d+|[a-z]{4,}/gi) ?? []
    const indexes = places.map((one) => (/^(?:last|final)$/i.test(one) ? times - 1 : figureOf(one) - 1))
    return select(labelled ? 'labelled' : 'named', indexes, named)
  }
  const single = match(SINGLE)
  // "8-9 CSS+4, 10 CSS+3"
  if (single && done > 1 && Number(single.groups.list) === done + 1 && done + 1 === times)
    return select('labelled', [times - 1], single)
  const bare = match(BARE)
  const count = countOf(bare?.groups.count)
  return bare && count < times ? select('counted', range(done, done + count), bare) : undefined
}

const OF_ROUNDS =
  /\b(?:sets?|rounds?|rds?|series|blocks?|first|second|third|fourth|fifth|last|final|[1-9](?:st|nd|rd|th))\b/i

function startOf(place: string, times: number, count: number, done: number): number {
  if (/^(?:first|1st|opening)$/i.test(place)) return 0
  if (/^(?:last|final)$/i.test(place)) return times - count
  if (/^middle$/i.test(place)) return (times - count) / 2
  return done > 0 ? done : -1
}

function countOf(words = ''): number {
  return /^couple$/i.test(words) ? 2 : figureOf(words)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, ahead) => from + ahead)
}
