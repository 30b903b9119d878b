import { sportOf } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { isHead } from '../outline/kinds.ts'
import { OF_JOG } from '../readers/structure/bout-times.ts'
import type { Span } from '../result.ts'
import { type Amount, secondsOfClock } from '../tokens/amounts.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { CONDITIONAL, LIMIT, LISTED_PACES, SECOND_LIMIT, TEST, WHERE } from '../tokens/words/unsupported-words.ts'
import { isAllOut } from './all-out.ts'
import { joinEasyRows } from './easy-rows.ts'
import { withEasyStretches } from './easy-stretches.ts'
import { joinHills } from './join-hills.ts'
import { joinTimes } from './join-times.ts'
import { MIN_LIMIT } from './limits-of-beats.ts'
import { nameLostFigures } from './lost-figures.ts'
import { markTotals } from './mark-totals.ts'
import { markMiddleParts } from './middle-parts.ts'
import { nameSurges } from './named-surges.ts'
import { noteManners } from './noted-manners.ts'
import { nameLoneStretches } from './numbered-stretches.ts'
import { nameRaceDistances } from './race-distances.ts'
import { readTimesOfLengths } from './times-of-lengths.ts'
import { findListedClocks, findWithdrawn, isOfRaceToCome, TO_COME, WITHDRAWN } from './withdrawn-lengths.ts'

/** The mentions, with figures that the words beside them make something else than a length. */
export function resolveClauses(mentions: readonly Mention[], sentence: string): Mention[] {
  const said = joinHills(
    nameLostFigures(
      markMiddleParts(
        nameLoneStretches(joinTimes(readTimesOfLengths(joinEasyRows(nameRaceDistances(mentions)), sentence), sentence)),
        sentence,
      ),
      sentence,
    ),
    sentence,
  )
  const resolved = withEasyStretches(
    nameImpossible(markTotals(noteManners(nameSurges(said, sentence), sentence), sentence), sentence),
    sentence,
  )
  const hasHead = (span: Span) => resolved.some((one) => isHead(one) && one.from >= span.from && one.to <= span.to)
  const withdrawn = new Set(findWithdrawn(resolved, sentence))
  const last = resolved.findLast((one) => one.kind === 'amount' && one.place === 'last')
  const isLastAimed = last !== undefined && resolved.some((one) => EFFORTS.has(one.kind) && one.from >= last.to)
  const clocks = new Set(findListedClocks(resolved))
  const isEasy =
    resolved.every(({ kind }) => kind !== 'set') &&
    resolved.some((one) => one.kind === 'session' && (one.session === 'easy' || one.session === 'endurance'))
  return resolved.map((mention): Mention => {
    const { from, to } = mention
    if (isAllOut(mention, resolved, sentence)) return { kind: 'unsupported', sentence: TEST, from, to }
    // "walk the hills if you need to" names no type.
    const clause = mention.kind === 'session' ? clauseAt(sentence, from) : undefined
    if (clause && CONDITION.test(sentence.slice(clause.from, clause.to)) && !hasHead(clause))
      return { kind: 'unsupported', sentence: CONDITIONAL, from, to }
    // "fast finish long run, last 25 min at marathon pace": of the end, which says its own effort.
    if (isLastAimed && mention.kind === 'session' && FINISH.test(sentence.slice(from, to)))
      return { kind: 'filler', from, to }
    if (isOfRaceToCome(mention, resolved, sentence)) return { kind: 'unsupported', sentence: TO_COME, from, to }
    if (withdrawn.has(mention)) return { kind: 'unsupported', sentence: WITHDRAWN, from, to }
    if (clocks.has(mention)) return { kind: 'unsupported', sentence: LISTED_PACES, from, to }
    // "50 mi chill, sprint for the signs"
    if (clause && isEasy && isFree(mention, sentence) && !hasHead(clause))
      return { kind: 'unsupported', sentence: FREE_SPRINTS, from, to }
    const behind = sentence.slice(to)
    const before = sentence.slice(0, from)
    // "10k/5k/3k pace": a list of paces, and no ladder.
    if (mention.kind === 'rungs' && PACE_BEHIND.test(behind))
      return { kind: 'unsupported', sentence: LISTED_PACES, from, to }
    // "25 x 200" is not said by "200 / 8x25".
    if (mention.kind === 'set' && SLASHED_COUNT.test(sentence.slice(from, to)))
      return { kind: 'unsupported', sentence: SLASHED, from, to }
    // "200 ez on 4:00" is a send-off.
    if (mention.kind === 'amount' && mention.amount.kind === 'clock' && /\bon\s+$/i.test(before))
      return { kind: 'unsupported', sentence: SEND_OFF, from, to }
    if (mention.kind === 'amount' && isTimeOfJog(mention.amount) && IN_A_TIME.test(before))
      return { kind: 'unsupported', sentence: OF_JOG, from, to }
    // "3x20 tempo in the last 2 hours"
    if (mention.kind === 'amount' && mention.place && IN_THE.test(before) && hasSetBefore(resolved, from))
      return { kind: 'unsupported', sentence: WHERE, from, to }
    // "not slower than 6:40" is a limit of the pace.
    if (mention.kind === 'amount' && mention.amount.kind !== 'distance' && SPEED_LIMIT_BEFORE.test(before))
      return limitOfPace(mention, resolved) ?? { kind: 'unsupported', sentence: SAY_PACE, from, to }
    if (mention.kind !== 'amount' || mention.amount.kind !== 'bare') return mention
    if (mention.bound && isBehindTarget(mention, resolved))
      return { kind: 'unsupported', sentence: SECOND_LIMIT, from, to }
    if (mention.isAimed && PACE_BEHIND.test(behind)) return { kind: 'unsupported', sentence: SAY_PACE, from, to }
    const isOwnLimit = mention.bound === 'below' && mention.amount.value >= MIN_LIMIT
    if (!mention.isAimed && !isOwnLimit && (LIMIT_BEFORE.test(before) || LIMIT_BEHIND.test(behind)))
      return { kind: 'unsupported', sentence: LIMIT, from, to }
    return mention
  })
}

/** A limit in minutes and seconds as one of the pace, where no other effort is said: "run 10k easy, not faster than 5:30". */
function limitOfPace(mention: MentionOf<'amount'> & Mention, all: readonly Mention[]): Mention | undefined {
  const { amount, bound, from, to } = mention
  const isOther = ({ kind }: Mention) => kind === 'set' || kind === 'rungs' || kind === 'race pace' || kind === 'pace'
  const isHard = (one: Mention) =>
    (one.kind === 'zone' && one.zone > 2) || (one.kind === 'session' && !EASY_NAMES.has(one.session))
  if (amount.kind !== 'clock' || amount.parts.length > 2 || !bound || all.some((one) => isOther(one) || isHard(one)))
    return undefined
  const seconds = secondsOfClock(amount.parts)
  const isPace = seconds >= FASTEST_LIMIT && seconds <= SLOWEST_LIMIT
  return isPace ? { kind: 'pace', seconds, per: undefined, isAimed: true, bound, from, to } : undefined
}

// Seconds per 100, kilometre or mile (our choice).
const FASTEST_LIMIT = 75
const SLOWEST_LIMIT = 900
const EASY_NAMES = new Set<SessionName>(['easy', 'endurance'])

/** Whether an amount can be the time of a jog over a distance; a longer time is that of the session. */
function isTimeOfJog(amount: Amount): boolean {
  return amount.kind !== 'distance' && !(amount.kind === 'time' && amount.seconds > MAX_JOG_SECONDS)
}

// Our choice.
const MAX_JOG_SECONDS = 10 * 60

function hasSetBefore(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ kind, to }) => kind === 'set' && to <= at)
}

const IN_THE = /\b(?:in|during|within|over|into)\s+(?:the\s+)?$/i

/** Whether a limit stands directly behind a target: "HR 165-170 max 172". */
function isBehindTarget(limit: Mention, mentions: readonly Mention[]): boolean {
  const before = mentions
    .slice(0, mentions.indexOf(limit))
    .findLast(({ kind }) => kind !== 'filler' && kind !== 'punctuation')
  return before !== undefined && TARGETS.has(before.kind)
}

const TARGETS = new Set<Mention['kind']>(['beats', 'power', 'percent', 'pace', 'cadence'])

/** Whether sprints are named as such, and not as the effort of a set. */
function isFree(mention: Mention, sentence: string): boolean {
  return (
    mention.kind === 'session' &&
    mention.session === 'anaerobic' &&
    /sprint/i.test(sentence.slice(mention.from, mention.to))
  )
}

const EFFORTS = new Set<Mention['kind']>(['session', 'zone', 'race pace', 'pace', 'percent', 'power', 'beats'])
const FINISH = /\bfinish$|^finish\b/i
const FREE_SPRINTS = 'Say how many and how long, such as 6x10 s sprints.'

/** The clause around a place: from one comma to the next. */
function clauseAt(sentence: string, at: number): Span {
  const from = Math.max(...BREAKS.map((sign) => sentence.lastIndexOf(sign, at - 1))) + 1
  const ends = BREAKS.map((sign) => sentence.indexOf(sign, at)).filter((end) => end >= 0)
  return { from: at === 0 ? 0 : from, to: Math.min(sentence.length, ...ends) }
}

const BREAKS = [',', ';', '\n']
const CONDITION = /\b(if|when|unless)\b/i
const PACE_BEHIND = /^\s*(race\s+)?pace\b/i
// "30/30 x 10" and "30 / 30 x 10" are pairs.
const SLASHED_COUNT = /^\d+\s+\/\s+\d+[x×*]\d/i
const LIMIT_BEFORE =
  /(?:\b(?:hr(?!\s+(?:bike|ride|spin|run|jog|swim)\b)|maf|np|bpm|rpm|cap|stay|pulse|cadence)\b|<)[^\d,;:.\n]{0,12}$/i
const LIMIT_BEHIND = /^\s*(?:max\s+)?(?:bpm|hr\b|cap|rpm|beats)\b/i
const SEND_OFF = 'A send-off belongs to a set, such as 4x200 on 4:00.'
// "400m jog in 2:30"
const IN_A_TIME = /\b(?:jog|walk|float|rec\w*|rest)\b[^,;.\n]{0,12}\bin\s+$/i
const SPEED_LIMIT_BEFORE = /\b(?:slower|faster|quicker) than\s+$/i
const SAY_PACE = 'Say this pace in figures, such as 3:20/km.'
const SLASHED = 'Separate the parts by commas, such as 200 kick, 8x25.'

/** "20 km in 10 min": names both. */
function nameImpossible(mentions: readonly Mention[], sentence: string): Mention[] {
  const [said] = mentionsOf('sport', mentions)
  const { racePaces, inPool } = said ? sportOf(said.sport) : {}
  const fastest = inPool ? FASTEST_SWIM : racePaces ? FASTEST_RUN : FASTEST_RIDE
  const isTooFast = (one: Mention | undefined, other: Mention | undefined) =>
    one?.kind === 'amount' &&
    other?.kind === 'amount' &&
    metresOf(one.amount) > 0 &&
    other.amount.kind === 'time' &&
    /^\s*in\s+$/i.test(sentence.slice(one.to, other.from)) &&
    (metresOf(one.amount) / other.amount.seconds) * 3.6 > fastest
  const lengths = mentions.filter(({ kind }) => kind === 'amount')
  const named = new Set(
    lengths.flatMap((one, at) => {
      const next = lengths[at + 1]
      return next && isTooFast(one, next) ? [one, next] : []
    }),
  )
  return mentions.map((one) =>
    named.has(one) ? { kind: 'unsupported', sentence: TOO_FAST, from: one.from, to: one.to } : one,
  )
}

/** "1000 m in 5 minutes": behind a time nothing else than metres. */
function metresOf(amount: Amount): number {
  if (amount.kind === 'm') return amount.value
  return amount.kind === 'distance' ? toMetres(amount.value, amount.unit) : 0
}

// In kilometres: farther than anybody goes in an hour (our choice).
const [FASTEST_RIDE, FASTEST_RUN, FASTEST_SWIM] = [60, 24, 7]
const TOO_FAST = 'Nobody is as fast: check the length and its time.'
