import { toMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { mentionsOfPart, type Part, says } from '../outline/part.ts'
import type { Span } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { isRemark } from '../tokens/words/remark-words.ts'
import { LIFTS } from '../tokens/words/unsupported-words.ts'

/** A word of strength training, whose sets are no sets of a run. */
export function findLift(mentions: readonly Mention[]): Span | undefined {
  return mentions.find((one) => one.kind === 'unsupported' && one.sentence === LIFTS)
}

/**
 * Whether a set is none of the lifts: it is as long as no count of them is, "6x800 run and bench press 3x10", and a word or a
 * mark between both begins another part.
 */
export function isApartFrom(lift: Span, { head, group }: Part, sentence: string): boolean {
  const set = head ?? group?.parts[0]?.head
  if (set?.kind !== 'set' || (set.bout.kind === 'bare' && set.bout.value < LEAST_METRES)) return false
  const between = set.to <= lift.from ? sentence.slice(set.to, lift.from) : sentence.slice(lift.to, set.from)
  return ANOTHER_PART.test(between) && !/\b(?:lb|kg)s?\b/i.test(sentence.slice(set.to, set.to + BESIDE))
}

const ANOTHER_PART = /[,;.+&\n]|\b(?:and|then|plus|after|before|followed by)\b/i
// Nobody lifts so often in one set; a weight stands right behind it (our choice).
const [LEAST_METRES, BESIDE] = [100, 4]

/** The first unknown word, where so many are unknown that the others may mean something else. */
export function findForeign(mentions: readonly Mention[], sentence: string): Span | undefined {
  const unknown = mentions.filter(({ kind, from, to }) => kind === 'unknown' && !isRemark(sentence.slice(from, to)))
  const count = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0
  const lost = count(unknown.map(({ from, to }) => sentence.slice(from, to)).join(' '))
  return lost >= MIN_UNKNOWN && lost * 3 > count(sentence) ? unknown[0] : undefined
}

// Fewer are a remark (our choice).
const MIN_UNKNOWN = 3

/** Whether unread words are rests that were given to no set: "2min / 90s / 60s rest", "4min sets". */
export function isLooseRest({ from, to }: Span, sentence: string): boolean {
  const words = sentence.slice(from, to)
  return TIME.test(words) && RESTED.test(words + sentence.slice(to))
}

const TIME = /^\d+(?::\d+)?\s*(?:s|sec\w*|m|min\w*|['"′″])(?:\s*(?:rest|rec\w*|jog|sets?))?$/i
const RESTED = /^[^,;\n]{0,14}\b(?:rest|rec|recovery|jog|float|sets)\b/i

/** Whether a part has no rest, or not the one between its sets, that a loose one can be. */
export function lacksRest({ head, group, about }: Part, loose: Span, sentence: string): boolean {
  const [before, behind] = [sentence.slice(0, loose.from), sentence.slice(loose.to)]
  // "2min / 90s rest": the first of a list is not the rest of the set before it alone.
  if (/\/\s*$/.test(before) || (group && /^\s*sets\b/i.test(behind))) return true
  return !(head?.kind === 'set' && head.rest) && about.every(({ kind }) => kind !== 'rest' && kind !== 'send-off')
}

/** Whether a time that is jogged lies between other parts, and its effort is not read: "3mi @ HMP, 3' jog, 2mi". */
export function isJogBetween(parts: readonly Part[], at: number, sentence: string): boolean {
  const part = parts[at]
  if (part?.head?.kind !== 'amount' || part.head.amount.kind !== 'time' || at === 0 || at === parts.length - 1)
    return false
  const isJogged = /^\s*(?:jog|float|walk)\b/i.test(sentence.slice(part.head.to))
  return isJogged && !says(part, 'session') && !says(part, 'zone')
}

/**
 * What of a set cannot be: a bout too short for one, a rest below one without a unit, and a time without an effort
 * beside a distance, which is its rest.
 */
export function ownDoubt(part: Part): Span | undefined {
  const inner = part.group?.parts ?? []
  const share = mentionsOfPart(part).find(
    (one) => one.kind === 'rest' && one.share === undefined && one.rest.kind === 'bare' && one.rest.value < 1,
  )
  const short =
    [part, ...inner].find(({ head }) => head?.kind === 'set' && isTinyAmount(head.bout)) ?? inner.find(isTiny)
  const isFar = inner.some(({ head }) => head?.kind === 'amount' && head.amount.kind === 'distance')
  const isTimed = ({ head, about }: Part) =>
    head?.kind === 'amount' && (head.amount.kind === 'time' || head.amount.kind === 's') && about.length === 0
  const isTinyRest = ({ head }: Part) => head?.kind === 'set' && head.rest !== undefined && isTinyAmount(head.rest)
  return (
    share ?? [part, ...inner].find(isTinyRest)?.head ?? short?.head ?? (isFar ? inner.find(isTimed)?.head : undefined)
  )
}

/** Whether a stretch is too short to be one: "drop 3 sec each". */
export function isTiny({ head }: Part): boolean {
  return head?.kind === 'amount' && isTinyAmount(head.amount)
}

function isTinyAmount(amount: Amount): boolean {
  if (amount.kind === 'time') return amount.seconds < MIN_SECONDS
  return amount.kind === 'distance' && toMetres(amount.value, amount.unit) < MIN_METRES
}

// Our choice: nobody repeats less.
const MIN_SECONDS = 5
const MIN_METRES = 10
