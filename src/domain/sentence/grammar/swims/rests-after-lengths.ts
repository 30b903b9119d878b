import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf, secondsOf } from './lengths-of-a-swim.ts'

/** "4x(25 fast 75 easy, 50 fast 50 easy) 20 s after each 100": a rest wherever so much was swum in the brackets. */
export function restAfterLengths(phrases: readonly Phrase[], text: string): Phrase[] {
  const at = phrases.findIndex(
    (phrase, index) =>
      restOf(phrase) !== undefined &&
      isMark(phrases[index + 1], 'after') &&
      /\b(?:each|every|ea)\b/i.test(text.slice(phrases[index + 1]?.from, phrases[index + 1]?.to)) &&
      lengthOf(phrases[index + 2]) !== undefined &&
      phrases[index - 1]?.is === 'close',
  )
  const rest = restOf(phrases[at])
  const each = lengthOf(phrases[at + 2])
  const open = phrases.slice(0, at).findLastIndex(({ is }) => is === 'open')
  if (!rest || !each || open < 0) return [...phrases]
  const body = phrases.slice(open + 1, at - 1)
  if (body.some(({ is }) => is === 'count' || is === 'rungs' || is === 'rest' || is === 'send-off')) return [...phrases]
  const read: Phrase[] = []
  let [sum, rests] = [0, 0]
  for (const [index, phrase] of body.entries()) {
    const far = lengthOf(phrase)
    sum += far ? (distanceOf(far) ?? Number.NaN) : 0
    read.push(phrase)
    const next = body.findIndex((one, later) => later > index && lengthOf(one) !== undefined)
    const isEnd = index === body.length - 1 || isSign(body[index + 1], ',', '/', '+') || next === index + 1
    if (!isEnd || sum === 0 || sum % each.value !== 0 || sum / each.value === rests) continue
    if (sum / each.value !== rests + 1) return [...phrases]
    rests += 1
    read.push(rest)
  }
  if (sum % each.value !== 0 || Number.isNaN(sum)) return [...phrases]
  const close = phrases[at - 1]
  return [...phrases.slice(0, open + 1), ...read, ...(close ? [close] : []), ...phrases.slice(at + 3)]
}

/** A rest, or a short time that is one. */
function restOf(phrase: Phrase | undefined): Phrase | undefined {
  if (phrase?.is === 'rest') return phrase
  const length = lengthOf(phrase)
  const seconds =
    length && (length.unit === 's' || length.unit === 'min' || length.clock) ? secondsOf(length) : undefined
  if (!phrase || !length || seconds === undefined || seconds > LONGEST_REST) return undefined
  const place = { from: phrase.from, to: phrase.to }
  return { is: 'rest', rest: { length, aims: [], ...place }, isSure: true, ...place }
}

// Seconds (our choice).
const LONGEST_REST = 180
