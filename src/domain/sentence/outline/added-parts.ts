import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { hasBouts, mentionsOfPart, type Part, roleOf, says } from './part.ts'

/** Whether a swim beside sets is one of several: it says how it is swum, or is added by a plus. */
export function isAddedSwim(
  part: Part,
  mentions: readonly Mention[],
  sentence: string,
  { sport }: SportContext,
): boolean {
  if (!sportOf(sport).inPool) return false
  if (isPlusBeside(part, mentions, sentence)) return true
  if (isInTime(part) && isThenBeside(part, mentions, sentence)) return true
  const isSaidHow = says(part, 'detail') || says(part, 'straight')
  return isSaidHow && (!says(part, 'sport') || isSaidBehindLength(part, sentence))
}

/** Whether a part is a stretch in time. */
export function isInTime({ head }: Part): boolean {
  return head?.kind === 'amount' && head.amount.kind === 'time'
}

/** Whether how a part is swum stands between its length and the next part: "swim 600 pull with paddles, then 8x25". */
function isSaidBehindLength({ head, about }: Part, sentence: string): boolean {
  const isOwn = ({ kind, from }: Mention) =>
    (kind === 'detail' || kind === 'straight') && head !== undefined && from >= head.to
  const manner = about.find(isOwn)
  if (manner === undefined) return false
  const between = sentence.slice(head?.to, manner.from)
  const isWorn = /^ (?:swim )?(?:with|in) (?:a )?$/i.test(between) && WORN.test(sentence.slice(manner.from, manner.to))
  return isWorn || !SEPARATED.test(between)
}

const WORN = /\b(?:paddles?|fins|snorkel|buoy|pull ?buoy)\b/i

const SEPARATED = /[,;:\n]|\bwith\b|\bincl/i

/** Whether a part is a swim before others, "600 swim, 8x50", "20 lengths easy, 10x50": no session is as short, and has a set as well. */
export function isShortSwim({ head }: Part, sentence: string): boolean {
  if (head?.kind !== 'amount') return false
  const { amount, from, to } = head
  const isInLengths = amount.kind === 'distance' && /\blengths?$/i.test(sentence.slice(from, to))
  if (amount.kind !== 'bare' && !isInLengths) return false
  return amount.value < MIN_SESSION && ALONE.test(sentence.slice(to))
}

/** Whether a short swim stands behind sets, "8x50 on 1:00, 400", or is apart from those behind it, "300 then 2x200, 300 cd". */
export function isSwimBesideSets(
  part: Part,
  all: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
): boolean {
  const { head } = part
  if (head?.kind !== 'amount' || head.isTotal || head.amount.kind === 'time' || head.amount.kind === 'clock')
    return false
  const { amount, from, to } = head
  const isInMetres =
    amount.kind === 'bare' || amount.kind === 'm' || (amount.kind === 'distance' && amount.unit === 'meters')
  if (!isInMetres || amount.value >= MIN_SESSION || TOTAL.test(sentence.slice(to))) return false
  const at = all.indexOf(part)
  const isInLengths = /length/i.test(sentence.slice(from, to))
  if (amount.value <= MOST_OF_PART && !isInLengths && all.some(hasBouts)) return true
  const isBehind =
    all.slice(at + 1).every((other) => roleOf(other) === 'cooldown') &&
    all.slice(0, at).some(hasBouts) &&
    /[,;.\n+-]\s*$|then $|by $/i.test(sentence.slice(0, from))
  const isApart = all.length > 1 && /^ ?m?(?:;|\n|\. )/.test(sentence.slice(to))
  return isBehind || isApart || (all.length > 1 && isThenBeside(part, mentions, sentence))
}

// Nobody swims as little and sets in it (our choice).
const MOST_OF_PART = 500

const TOTAL = /^[^,;.\n\d]{0,24}\b(?:total|tot|in all|swim|swimming|session)\b/i

const ALONE = /^\s*(?:swim|(?:easy|ez|smooth|choice)(?: (?:swim|free|choice))?)\s*[,;+](?!\s*(?:with|w\/|incl))/i
// In meters or yards (our choice).
const MIN_SESSION = 1000

/** The whole with the warm-up and the cool-down that are added to it: "10 km run plus 3k either side" is 16 km. */
export function withAddedEnds(total: Part, all: readonly Part[], sentence: string): Part {
  const { head } = total
  const ends = all.flatMap(({ head: end }) => (end?.kind === 'warm-up or cool-down' && end.isBoth ? end : []))
  const [first, last] = ends
  if (head?.kind !== 'amount' || !first?.amount || !last || first.from < head.to) return total
  const isAdded = /(?:\bplus(?: (?:the |my )?(?:usual|normal|standard))?|\+|\bwith an (?:extra|additional))\s*$/i.test(
    sentence.slice(0, first.from),
  )
  const sum = isAdded ? addTwice(head.amount, first.amount) : undefined
  return sum ? { ...total, head: { ...head, amount: sum } } : total
}

function addTwice(amount: Amount, end: Amount): Amount | undefined {
  if (amount.kind === 'time' && end.kind === 'time') return { ...amount, seconds: amount.seconds + 2 * end.seconds }
  const isSame = amount.kind === 'distance' && end.kind === 'distance' && amount.unit === end.unit
  return isSame ? { ...amount, value: amount.value + 2 * end.value } : undefined
}

/** Whether a plus stands directly before or behind a part. */
export function isPlusBeside(part: Part, mentions: readonly Mention[], sentence: string): boolean {
  return linksBeside(part, mentions).some(
    // "css+5 x 100" adds nothing.
    ({ from, to }) => sentence.slice(from, to) === '+' && !/css$/i.test(sentence.slice(0, from)),
  )
}

/** Whether "then" or a plus stands directly before or behind a part: another one follows. */
export function isThenBeside(part: Part, mentions: readonly Mention[], sentence: string): boolean {
  const isWord = linksBeside(part, mentions).some(({ from, to }) => /[a-z]/i.test(sentence.slice(from, to)))
  return isWord || isPlusBeside(part, mentions, sentence)
}

const SKIPPED = new Set<Mention['kind']>(['punctuation', 'filler', 'unknown', 'unsupported'])

function linksBeside(part: Part, mentions: readonly Mention[]): Mention[] {
  const own = mentionsOfPart(part)
  // ", then", "in the lake then"
  const words = mentions.filter(({ kind }) => !SKIPPED.has(kind))
  const before = words.findLast(({ to }) => own.every((one) => to <= one.from))
  const behind = words.find(({ from }) => own.every((one) => from >= one.to))
  return [before, behind].flatMap((one) => (one?.kind === 'link' ? one : []))
}
