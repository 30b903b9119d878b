import { isSwim } from './arrange/swims/is-swim.ts'
import { days } from './readers/asides/clauses.ts'
import type { Span } from './result.ts'
import { isKnownWord, isNearKnownWord } from './tokens/vocabulary.ts'
import { isRemark } from './tokens/words/remark-words.ts'

/**
 * What says nothing of the training, with its comma or brackets. `words`: the remark alone; `isKnown`: all of its words are
 * known to be of remarks.
 */
export type Remark = Span & { words: Span; isKnown: boolean }

/**
 * The clauses of a text that hold no figure and no word of training, and the places and company within others: "Tuesday
 * crew: 6x1k by the canal, usual loop, 90 s jog (bring lights)". A heading may have the number of a week or a group, and what
 * begins with "meet" a time of day.
 */
export function remarksIn(text: string): Remark[] {
  // "Tue: 6x800; Thu: 30 min tempo": what is of which day.
  if ((text.match(DAYS) ?? []).length > 1) return []
  const isOfWater = isSwim(text)
  return clausesIn(text).flatMap((clause, at) => {
    const said = text.slice(clause.words.from, clause.words.to)
    if (isOfWater && wordsOf(said).some((word) => waters.has(word))) return []
    if (at === 0 && clause.isHeading ? isLabel(said) : isRemarkClause(said)) return [asRemark(clause, said)]
    return remarksWithin(clause.words, said)
  })
}

function asRemark({ from, to, words }: Clause, said: string): Remark {
  return { from, to, words, isKnown: wordsOf(said.replace(NUMBERED, ' ')).every((word) => !isUnknown(word)) }
}

type Clause = Span & { words: Span; isHeading: boolean }

/** Stretches between marks, each with the mark before it; the first one with the mark behind it. */
function clausesIn(text: string): Clause[] {
  const marks = [...text.matchAll(MARKS)].map(({ 0: mark, index }) => ({ from: index, to: index + mark.length, mark }))
  const ends = [...marks, { from: text.length, to: text.length, mark: '' }]
  return ends.flatMap(({ from, to, mark }, at): Clause[] => {
    const before = ends[at - 1]
    const words = trimmed(text, { from: before?.to ?? 0, to: from })
    if (words.from >= words.to) return []
    if (before === undefined) return [{ from: 0, to, words, isHeading: HEADING.test(mark) }]
    const isOpened = before.mark.includes('(')
    // Of a bracket with more in it the words are left out, and the bracket stays.
    if (isOpened && !mark.includes(')')) return [{ ...words, words, isHeading: false }]
    const isBehindBracket = before.mark.includes(')')
    const start = isBehindBracket ? before.from + before.mark.indexOf(')') + 1 : before.from
    const isLast = to === text.length
    const end = isOpened ? from + mark.indexOf(')') + 1 : isLast ? to : from
    return [{ from: start, to: end, words, isHeading: false }]
  })
}

const MARKS = /\s*(?:[,;!?\n]+|\.(?!\d)|:(?!\d)|\s[-–—](?=\s)|\(|\))\s*/g
const HEADING = /[:–—-]/

function trimmed(text: string, { from, to }: Span): Span {
  const said = text.slice(from, to)
  return { from: from + said.length - said.trimStart().length, to: to - (said.length - said.trimEnd().length) }
}

function isLabel(said: string): boolean {
  const words = said.replace(NUMBERED, ' ')
  return !/\S/.test(words) || isRemarkClause(words)
}

/** "wk 4 day 2", "W3D1", "group B" */
const NUMBERED =
  /\b(?:w(?:ee)?k|day|phase|block|group|grp|sesh|plan|season|month) ?#?(?:\d{1,2}(?: ?(?:\/|of) ?\d{1,2})?|[a-d])\b|\bw\d{1,2} ?[-/]? ?d\d\b/gi

const DAYS = /\b(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:week|wk|day|session) ?\d{1,2}) ?:/gi

function isRemarkClause(said: string): boolean {
  if (MEETING.test(said)) return true
  if (/[\d@%+=/*]/.test(said)) return false
  const words = wordsOf(said.replace(WHERE, 'by').replace(PERMITTING, ' weather '))
  return words.length > 0 && words.every(isOfRemarks) && !words.every((word) => links.has(word))
}

const MEETING = /^(?:we(?:'re| are)? )?meet(?:ing|s)? (?:up )?(?:at|from|by|in|outside|\d)/i
/** "down by the river": no cool-down. */
const WHERE = /(?<!(?:warm|cool|wind)\S* )\b(?:up|down|out|over) (?:by|at|in|on|near|along)\b/gi
const PERMITTING = /\b(?:legs|body|weather|time) (?:permitting|allowing|willing)\b/gi

/** "by the canal", "w/ Tom and Jess" within a clause, and what is said in the end of it: "lol". */
function remarksWithin({ from }: Span, said: string): Remark[] {
  return [...said.matchAll(PHRASES)].flatMap(({ 0: phrase, index }) => {
    const own = phrase.trimStart()
    const at = from + index + phrase.length - own.length
    const isOfRemark = wordsOf(own.replace(WHERE, 'by')).every(isOfRemarks)
    const words = { from: at, to: at + own.length }
    return isOfRemark ? [asRemark({ from: from + index, to: words.to, words, isHeading: false }, own)] : []
  })
}

const PHRASES =
  /(?<=\S) (?:(?:(?<!(?:warm|cool|wind)\S* )(?:up|down|out|over) )?(?:by|at|along|around|in|through|with|w\/|near|from) ?(?:the |our |my )?(?:[\p{L}’']{3,}(?: and | & | (?=[\p{L}’']{3}))?){1,3}(?= ?$)|(?:lol|haha+|lmao|guys|folks|mate|team|lads|everyone|cheers|ta|thx|xx+)(?: lol)?$)/giu

/** The words of a clause in small letters; the name of a place or a person keeps its capital one. */
function wordsOf(said: string): string[] {
  return [...said.matchAll(WORDS)].map(({ 0: word, index }) => {
    const small = word.toLowerCase().replace('’', "'")
    return (index > 0 && NAME.test(word) && !isKnownWord(small)) || ABBREVIATED.test(word) ? word : small
  })
}

const WORDS = /[\p{L}’']+/gu
const ABBREVIATED = /^\p{Lu}{2,}$/u
const NAME = /^\p{Lu}\p{Ll}/u

function isOfRemarks(word: string): boolean {
  if (OF_WORK.has(word)) return false
  // "mp", "HMP"
  if (!links.has(word) && (!/[aeiouy]/i.test(word) || ABBREVIATED.test(word))) return isRemark(word)
  return !isUnknown(word) || NAME.test(word) || (!isKnownWord(word) && !isNearKnownWord(word))
}

function isUnknown(word: string): boolean {
  return !links.has(word) && !days.has(word) && !venues.has(word) && !isRemark(word)
}

/** Words that are no remark: they may say how hard a session is, how a part is done or how often, or what is taken back. */
const OF_WORK = new Set(
  'legs leg tired sleepy knackered hungover hangover body head feet lazy hot cold wet aero drops hoods force order ones middle thrice sorry oops scrap ignore forget dreaming dream cancelled canceled cancel skip skips ill sick flu covid fever spicy'.split(
    ' ',
  ),
)
/** Of a swim they are the place of a swim in open water. */
const waters = new Set('sea ocean harbour harbor bay reservoir lake river quarry marina'.split(' '))
const venues = new Set('loop loops route course circuit'.split(' '))
const links = new Set(
  "a an the some any of in on at to for from with w and or by via is are be was it its it's this that there just i i'm i'd i'll we us you your my our let's please pls thanks have get got so but too very really pretty quite nice good great usual no not near along around through outside".split(
    ' ',
  ),
)
