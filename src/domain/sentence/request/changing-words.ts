import type { Mention } from '../mention.ts'
import type { Part } from '../outline/part.ts'
import { SWIM_PACE } from '../readers/figures/swim-race-paces.ts'
import { TOO_LONG_A_REST } from '../readers/impossible-counts.ts'
import { NO_ENDS, REFUSED } from '../readers/refusals.ts'
import { TOO_SHORT } from '../resolve/bout-pace.ts'
import { TO_COME, WITHDRAWN } from '../resolve/withdrawn-lengths.ts'
import type { Span, Unread } from '../result.ts'
import { BREATHING, CHANGES, harmlessReasons, RACE_EFFORT, SPEED } from '../tokens/words/unsupported-words.ts'
import { ONE_TYPE } from './explain-other-types.ts'
import { ONE_RACE } from './fill-race-pace.ts'
import { STRIDES } from './fill-strides.ts'
import { OTHER_PACE } from './unread.ts'

/** Whether unread words change what is done in a set: a figure, a condition, a choice, some of the repetitions. */
export function changesSet({ from, to, sentence: reason }: Unread, sentence: string): boolean {
  if (
    reason === BREATHING ||
    reason === TOO_LONG_A_REST ||
    reason === CHANGES ||
    reason === WITHDRAWN ||
    reason === TO_COME ||
    reason === STRIDES ||
    // "ride 3x10 min at 35 km/h"
    reason === SPEED ||
    reason === SWIM_PACE ||
    reason === NO_ENDS ||
    // "swim 4x100 at 250 watts": a target that the sport does not have.
    OTHER_METRIC.test(reason) ||
    harmlessReasons.has(reason)
  )
    return false
  if (reason === ONE_TYPE) return true
  if (isLoneTarget({ from, to }, sentence) || LIMIT_OF_PULSE.test(sentence.slice(from, to))) return false
  const words = sentence.slice(from, to)
  // "instead of 10x400 do 5x800": a whole set that is not wanted says nothing of another one.
  if (reason === REFUSED && (OTHER_SET.test(words) || OTHER_FIGURE.test(words))) return false
  return (
    reason === RACE_EFFORT ||
    // "from 10k pace to mile pace"
    ((reason === OTHER_PACE || reason === ONE_RACE) && /\bto\s$/i.test(sentence.slice(0, from))) ||
    isTarget({ from, to }, sentence) ||
    /\d/.test(words) ||
    CONDITIONS.test(words) ||
    WITHOUT_REST.test(words) ||
    isOfMiddle({ from, to }, sentence) ||
    // "20x15s, twice, 4 min easy between"
    /^(?:twice|thrice)$/i.test(words) ||
    /^\p{L}$/u.test(words)
  )
}

/**
 * Whether unread words say another count, length, rest or order of a set that is done `times` times, so that it would be wrong
 * without them: "last", "every other", "drop 2", "x 3". Other words stand beside a set that is clear, which is kept and to be checked.
 */
export function leavesSetWrong(
  words: Span & { kind?: Mention['kind']; sentence?: string },
  times: number,
  sentence: string,
): boolean {
  // "10x100 on 0:20": nobody can, and the swims are clear.
  if (words.sentence === TOO_SHORT) return false
  const said = sentence.slice(words.from, words.to)
  const behind = sentence.slice(words.to, words.to + MOST_BETWEEN)
  return (
    // A part that is too short to be one: "drop 3 sec each".
    words.kind === 'amount' ||
    OTHER_ORDER.test(said) ||
    WITHOUT_REST.test(said) ||
    SEND_OFF.test(sentence.slice(Math.max(0, words.from - 5), words.to)) ||
    isOfMiddle(words, sentence) ||
    isCount(words, times, sentence) ||
    (/\d/.test(said) && (COUNTED.test(said) || OF_REST.test(said) || REST_BEHIND.test(behind))) ||
    CORRECTING.test(sentence.slice(0, words.from))
  )
}

/** Whether a figure without a unit says how often, or which repetitions: "x 3", "4 sets", "1-5", "8(4x400)". */
function isCount({ from, to }: Span, times: number, sentence: string): boolean {
  const [figure] = /^\d+(?=(?:\s?[–-]\s?\d+)?$)/.exec(sentence.slice(from, to)) ?? []
  if (figure === undefined) return false
  return (
    (times > 1 && Number(figure) <= times) ||
    /(?:[x×*]\s?|\bof )$/i.test(sentence.slice(0, from)) ||
    // "0171 555 4x400"
    /^\s?(?:[x×*(]|(?:sets?|reps?|rounds?|times|of)\b|\d)/i.test(sentence.slice(to))
  )
}

const MOST_BETWEEN = 14
const OTHER_ORDER =
  /\b(?:every|other|first|last|final|alternat\w*|except|all but|odds?|evens?|half(?! (?:ironman|im)\b)|second|third|\d(?:st|nd|rd|th)|twice|thrice|drop\w*|skip\w*|minus|again|same|broken|repeat\w*|(?:after|before|between) each)\b/i
const SEND_OFF = /\b(?:on|off) :?\d/i
const COUNTED = /[x×*]\s?\d|\d\s?[x×*](?!\p{L})|\d\s?(?:times|sets?|reps?|rounds?)\b/iu
const REST_BEHIND = /^\s*(?:\p{L}+\s)?(?:rest|rec|recovery|recoveries|sets|between|btwn)\b/iu
// "at 250w, sorry 260w"
const CORRECTING = /\b(?:sorry|make (?:that|it)|wait|actually|rather|i mean)\W*$/i
const OF_REST = /\b(?:rest|rec|recovery|recoveries|sets|between|btwn)\b/i

/** "60 rpm on the middle one" */
function isOfMiddle({ from, to }: Span, sentence: string): boolean {
  return (
    /^mid(?:dle)?$/i.test(sentence.slice(from, to)) &&
    /^\s*(?:ones?|two|reps?|sets?|intervals?|bouts?)\b/i.test(sentence.slice(to))
  )
}

const OTHER_METRIC = /^A swim is measured by /
const OTHER_SET = /^(?:instead of|rather than|not|don['’]?t|do not|forget|scrap|ignore|skip)\b.*\d\s*[x×*]\s*\d/i

/** "90 s rest, not 2 min": the other figure is not wanted, and changes nothing. */
const OTHER_FIGURE = /^not (?:\p{L}+ ){0,2}\d[\d.:,]*\s?(?:['"″′]|[a-z]{1,7}\.?|%)?$/iu

/** Whether unread words are a target: behind a sign "@", or a pace or a power behind "at". */
export function isTarget({ from, to }: Span, sentence: string): boolean {
  const before = sentence.slice(0, from)
  return (
    /@\s*$/.test(before) || (/\bat\s+$/i.test(before) && /\b(pace|power|watts|speed)\b/i.test(sentence.slice(from, to)))
  )
}

/** Whether unread words are one target of all bouts, and neither one of a list nor of some of them: "5x1k @ goal pace, 2 min". */
function isLoneTarget(words: Span, sentence: string): boolean {
  const [before, said, behind] = [
    sentence.slice(0, words.from),
    sentence.slice(words.from, words.to),
    sentence.slice(words.to),
  ]
  return BEHIND_AT.test(before) && !LISTED.test(said) && !LISTED_BEHIND.test(behind) && !SOME.test(sentence)
}

/** "HR cap 155" beside a zone */
const LIMIT_OF_PULSE =
  /^(?:hr|heart ?rate|pulse)\b.{0,6}\b(?:cap|capped|under|below|max|ceiling|limit|no more than)\b.{0,5}\d{2,3}(?: ?bpm)?$|^(?:cap|max)\w* (?:at )?\d{3} ?bpm$/i
const BEHIND_AT = /\d\s*(?:km?|m|mi|miles?|min\w*|s|sec\w*|['"′″])?\s*(?:@|\bat)\s*$/i
const LISTED = /[,;/>→]|\d\s*[-–]\s*\d.*[-–]|\b(?:to|then|or|and)\b/i
const LISTED_BEHIND =
  /^\s*(?:pace\s*)?(?:[,;/]\s*(?:@|\d{2,3}(?![\d:]*\s*(?:k|m|s|sec|min|['"′″x×]|mi|off|ez|easy|rest|jog|on\b|cd|wu|w\/|cool|warm)))|to\b|[-–>→]|or\b|and\s+@)/i
const SOME = /\b(?:first|last|final|odds?|evens?|every|each|half|alternat\w*|until|till|if|build\w*|desc\w*)\b/i

/** Whether words take the rest away: "no rest". */
export function takesRestAway({ from, to }: Span, sentence: string): boolean {
  return WITHOUT_REST.test(sentence.slice(from, to))
}

/** Conditions, choices, and words for some of the repetitions. */
const CONDITIONS =
  /\b(if|unless|until|till?|or|every|first|last|final|alternat\w*|except|but|odds?|evens?|half|second|third)\b/i
/** What takes a rest away. */
const WITHOUT_REST = /^(no|without|w\/o|skip|never|zero)\b.*\b(rests?|recover\w*|pauses?|breaks?|jogs?)\b/i

/** "alternate 3 min hard 2 min easy x 6": the bout and its rest are what alternates. */
export function isOfPair(words: Span, { head, group }: Part): boolean {
  if (group?.mention.from === words.from) return true
  if (group && words.to <= group.mention.from && (group.mention.kind === 'amount' || group.mention.kind === 'targets'))
    return true
  return head?.kind === 'set' && head.rest !== undefined && words.to < head.from && 'kind' in words
}

/** What alternates is said once, before all that it is about: "8k alternating, 1k @ MP / 1k easy". */
export function isAlternating({ from, to }: Span, sentence: string): boolean {
  return /alternat/i.test(sentence.slice(from, to))
}

/** A word that leaves open which of two is meant: "5x1k or 10x400". */
export function isChoice({ from, to }: Span, sentence: string): boolean {
  const word = sentence.slice(from, to)
  return isAlternating({ from, to }, sentence) || (/^or$/i.test(word) && !/^ so\b/i.test(sentence.slice(to, to + 4)))
}
