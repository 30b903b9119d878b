import type { Token } from '../../../tokens/tokens.ts'
import type { Edit } from '../../arranged.ts'
import { RACE } from './rest-words.ts'

const LENGTH = String.raw`\d{1,4}(?:[.,]\d)? ?(?:minutes|mins?|secs?|seconds|km?|miles?|mi|m|s|'|"|’)?(?![a-z\d:%])`
const HARD = '(?:ons?|hard|fast|quick|strong|work)'
const EASY = '(?:offs?|easy|ez|floats?|jogs?|rec(?:overy)?|steady|slow|moderate)'
const JOINT = String.raw`(?: ?[/,+] ?| with | w\/? ?| and | )(?:an? )?`
const HALVES = String.raw`\(?(?<one>${LENGTH})(?<hard> ?${HARD}(?![a-z]))?(?<joint>${JOINT})(?<two>${LENGTH})(?<easy> ?${EASY}(?![a-z]))?\)?`
/** So many pairs: "10 x 2' on/1' off", "300/100 x 20", "12 x 300 w 100 float". */
const PAIRS = [
  String.raw`(?<![\d.:/x-] ?)\b(?<times>\d{1,2}) ?x ?${HALVES}`,
  String.raw`(?<![\d.:/x(-] ?)\b${HALVES},? ?x ?(?<times>\d{1,2})(?![\d:])`,
].map((pattern) => new RegExp(pattern, 'dgi'))

const LINK = ' ?(?:=|:|@|at|are|is|should be|in|run at|done at)? ?'
const FLOOR = '(?:(?:not?|never) slower than|at least) '
const TARGET = String.raw`(?:${FLOOR})?(?:${RACE}(?: ?[+-] ?\d{1,3} ?(?:s|secs?)?(?:\/(?:km?|mi))?)?|z(?:one)? ?\d|\d{1,2}:[0-5]\d(?: ?\/ ?(?:km?|mi)|s)?|\d{2,3} ?(?:%|w)|steady|moderate|easy|jog|float)(?: or (?:faster|quicker))?(?![a-z\d:])`
const PART = '(?: (?:ones?|bits?|parts?|halves))?'
/** "steady 3 km" is another part. */
const NO_LENGTH = String.raw`(?<!(?:hard|fast|quick|strong|easy|ez|steady|slow|moderate)(?= ?\d{1,2} ?km?(?! ?(?:pace|effort))))`
const NOT = /(?:,? ?\(?but)? ?not? (?:a |an |just )?(?:jogg?(?:ing)?|walk(?:ing)?|easy|rest)\b/iy
const BETWEEN =
  /(?:[ ,;:.(/–-]|\b(?:and|with|w)\b|&|\b(?:contin(?:uous(?:ly)?)?|cont|non[- ]?stop|alternating|straight)\b)*/iy
const BOUNDARY = /(?:s )?\)? ?(?:$|[,.;)\n]|(?:then|plus|and|\+|wu|with|w|\d))/iy

/** Pairs whose halves get their targets behind them: "10 x 2' on/1' off, ons LT, offs steady", "(on = 10k effort, off = MP)". */
export function aimHalves(_: readonly Token[], text: string): Edit[] {
  const match = PAIRS.flatMap((pattern) => [...text.matchAll(pattern)])[0]
  const { times, one = '', two = '', hard, easy, joint = '' } = match?.groups ?? {}
  const said = { ...(hard ? { hard } : {}), ...(easy ? { easy } : {}) }
  if (!match || (!hard && !easy && !joint.trim().startsWith('/'))) return []
  const isClosed = match[0].endsWith(')') && !match[0].includes('(')
  const end = match.index + match[0].length - (isClosed ? 1 : 0)
  // "2x(10x1 min on 1 off), 5 min walk, ons at 3k, offs steady"
  const starts = [end, end + (LABELS.exec(text.slice(end))?.index ?? 0)]
  const read = starts
    .map((start) => ({ start, ...aimsBehind(text, start, one, two, said) }))
    .find(({ aims }) => aims.two)
  if (!read) return []
  const { start, aims, to } = read
  if (hard && /hard|fast/i.test(hard) && !aims.one) return []
  const words = `${times}x(${lengthOf(one)}${aims.one ?? ' hard'}, ${lengthOf(two)}${aims.two})`
  const isFloor = new RegExp(FLOOR, 'i').test(text.slice(start, to))
  const tell = isFloor ? { tell: 'A pace that they are not to be slower than was read as their pace.' } : {}
  const pairs = { words, for: { from: match.index, to: end }, ...tell }
  return [
    { from: match.index, to: end, by: [pairs] },
    { from: start, to, by: [{ words: '', for: { from: start, to } }] },
  ]
}

const LABELS = /[,;:.(–-]* ?\(?(?:the )?(?=(?:ons|offs|floats|hard ones) ?(?:=|:|@|at|are|in|[a-z\d]))/i

/** What each half is aimed at. */
function aimsBehind(text: string, start: number, one: string, two: string, said: { hard?: string; easy?: string }) {
  const aims: { one?: string; two?: string } = {}
  // "2x300, 400 easy, 400 at z5": of a half whose effort is said the plural alone says more.
  const own = (length: string, said?: string) => `${length.trim()}s${said ? '' : '?'}(?: ?(?:${HARD}|${EASY}))?`
  const labels = {
    one: new RegExp(
      `(?:the )?(?:${HARD}${PART}${NO_LENGTH}|reps|efforts|${own(one, said.hard)})${LINK}(?<aim>${TARGET})`,
      'iy',
    ),
    two: new RegExp(
      `(?:the )?(?:(?:${EASY}|recs|recoveries|rests?)${PART}${NO_LENGTH}${LINK}(?<aim>${TARGET})|${own(two, said.easy)}${LINK}(?<aim>${TARGET})|${two.trim()} (?<aim>float|steady))`,
      'iy',
    ),
    bare: new RegExp(`(?:@|at)? ?(?<aim>${TARGET})`, 'iy'),
  }
  let to = start
  for (let at = start; ; ) {
    BETWEEN.lastIndex = at
    BETWEEN.exec(text)
    const from = BETWEEN.lastIndex
    const found = (['one', 'two', 'bare'] as const).flatMap((half) => {
      const pattern = labels[half]
      pattern.lastIndex = from
      const aim = pattern.exec(text)?.groups?.aim
      const of = half === 'bare' ? 'one' : half
      return aim && aims[of] === undefined ? [{ of, aim, next: pattern.lastIndex } as const] : []
    })[0]
    if (!found) break
    aims[found.of] = spoken(found.aim)
    NOT.lastIndex = found.next
    at = NOT.test(text) ? NOT.lastIndex : found.next
    to = at
  }
  BOUNDARY.lastIndex = to
  if (!BOUNDARY.test(text)) return { aims: {}, to }
  const isClosed = text.slice(start, to).includes('(') && text[to] === ')'
  return { aims, to: isClosed ? to + 1 : to }
}

/** "LT" as " at LT", "not slower than 5:30s" as " at 5:30", "10km effort" as " at 10k effort". */
function spoken(aim: string): string {
  const plain = aim.replace(new RegExp(`^${FLOOR}| or (?:faster|quicker)$`, 'gi'), '').replace(/(?<=:\d\d)s$/i, '')
  const words = plain.replace(/(?<=\d) ?km(?= |$)/i, 'k')
  return /^(?:z|steady|moderate|easy|jog|float)/i.test(words) ? ` ${words}` : ` at ${words}`
}

/** A length without its unit: hundreds are metres, few are minutes. */
function lengthOf(said: string): string {
  const length = said.trim()
  if (/[a-z'"’]/i.test(length)) return length.replace(/(?<=^\d{3,4}) ?m$/i, ' metres')
  const value = Number(length.replace(',', '.'))
  return `${value} ${value >= LEAST_METRES ? 'metres' : value > MOST_MINUTES ? 's' : 'min'}`
}

// Our choice.
const LEAST_METRES = 100
const MOST_MINUTES = 10
