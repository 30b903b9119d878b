import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/**
 * "4x50 on 1:00, 200 easy either side of a 400 TT": before and behind that swim, where others come first. "200 easy x2 either side":
 * one on each side. "sandwiched by 800 warm-up and 400 swim-down": both ends, each with its own name.
 */
export function placeEitherSide(phrases: readonly Phrase[], text: string): Phrase[] {
  const at = phrases.findIndex((phrase) => phrase.is === 'role' && phrase.role === 'both')
  const phrase = phrases[at]
  if (!phrase) return [...phrases]
  const place = { from: phrase.from, to: phrase.to }
  const behind = phrases.slice(at + 1)
  if (lengthOf(phrases[at + 1]) && behind.filter(({ is }) => is === 'role').length >= 2)
    return [...phrases.slice(0, at), { is: 'sign', sign: ',', ...place }, ...behind]
  if (!/side/i.test(text.slice(phrase.from, phrase.to))) return [...phrases]
  const start = phrases.slice(0, at).findLastIndex((one) => isEnd(one)) + 1
  const side = phrases.slice(start, at)
  const counts = side.flatMap((one) => (one.is === 'count' ? [one] : []))
  const [count] = counts
  if (counts.length > 1 || (count && (!count.isBehind || count.times !== 2))) return withUnknown(phrases, at)
  const one = side.filter((own) => own !== count)
  const isFirst = !phrases.slice(0, start).some((own) => lengthOf(own) !== undefined)
  if (isFirst) return [...one, ...phrases.slice(at)]
  if (!isMark(phrases[at + 1], 'of')) return [...phrases.slice(0, start), ...one, ...phrases.slice(at)]
  if (!lengthOf(one[0])) return withUnknown(phrases, at)
  const next = phrases.findIndex((own, index) => index > at && isEnd(own))
  const end = next < 0 ? phrases.length : next
  const comma: Phrase = { is: 'sign', sign: ',', ...place }
  return [
    ...phrases.slice(0, start),
    ...one,
    comma,
    ...phrases.slice(at + 2, end),
    comma,
    ...one,
    ...phrases.slice(end),
  ]
}

function isEnd(phrase: Phrase): boolean {
  return isSign(phrase, ',', ';', '.', '+') || isMark(phrase, 'then', 'with', 'and', 'plus')
}

function withUnknown(phrases: readonly Phrase[], at: number): Phrase[] {
  return phrases.map((phrase, index) => (index === at ? { is: 'unknown', from: phrase.from, to: phrase.to } : phrase))
}
