import type { Aim, Detail, Length, Piece } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/**
 * "10x100 first 25 all out, rest steady", "3x600 with 1st 100 hard then easy", "6x300 easy, 25 hard out of each": the beginning of
 * each swim is done otherwise. "2nd half 5 s/100 faster" is a note.
 */
export function splitFirsts(said: readonly Phrase[], text: string): Phrase[] {
  const phrases = noteHalves(withOrdinals(said, text), text)
  const read: Phrase[] = []
  let swim: Length | undefined
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const found = swim && pieceAt(phrases, at, swim, read)
    if (found) {
      while (isMark(read.at(-1), 'with') || isSign(read.at(-1), ',')) read.pop()
      read.push(found.pieces)
      at = found.next - 1
      swim = undefined
      continue
    }
    if (phrase.is === 'length') swim = phrases[at - 1]?.is === 'count' ? phrase.length : undefined
    if (phrase.is === 'count' || isMark(phrase, 'then') || isSign(phrase, ';', '.')) swim = undefined
    read.push(phrase)
  }
  return read
}

type Said = { aims: Aim[]; details: Detail[]; next: number }

function saidAt(phrases: readonly Phrase[], from: number): Said {
  const [aims, details]: [Aim[], Detail[]] = [[], []]
  let next = from
  while (isMark(phrases[next], 'at', 'of', 'each', 'with')) next += 1
  for (; ; next += 1) {
    const phrase = phrases[next]
    if (phrase?.is === 'aim') aims.push(phrase.aim)
    else if (phrase?.is === 'detail' && !phrase.detail.isLimit) details.push(phrase.detail)
    else break
  }
  while (isMark(phrases[next], 'of', 'each')) next += 1
  return { aims, details, next }
}

function pieceAt(
  phrases: readonly Phrase[],
  at: number,
  swim: Length,
  read: readonly Phrase[],
): { pieces: Phrase; next: number } | undefined {
  const isFirst = isMark(phrases[at], 'first')
  const start = isFirst ? at + 1 : at
  const length = lengthOf(phrases[start])
  const [far, all] = [length && distanceOf(length), distanceOf(swim)]
  if (!length || !far || !all || far >= all || length.unit === 's') return undefined
  const first = saidAt(phrases, start + 1)
  if (first.aims.length === 0) return undefined
  let [rest, next] = [undefined as Said | undefined, first.next]
  if (isFirst) {
    if (isSign(phrases[next], ',')) next += 1
    const word = phrases[next]
    if (!isMark(word, 'then', 'remainder') && !(word?.is === 'rest word' && word.manner === 'rest')) return undefined
    const left = lengthOf(phrases[next + 1])
    if (left && left.value !== all - far) return undefined
    rest = saidAt(phrases, left ? next + 2 : next + 1)
    if (rest.aims.length === 0) return undefined
    next = rest.next
  } else {
    if (!isMark(phrases[next], 'out') || !isMark(phrases[next + 1], 'of') || !isMark(phrases[next + 2], 'each'))
      return undefined
    const count = read.findLastIndex((one) => one.is === 'count')
    rest = { aims: read.slice(count).flatMap((one) => (one.is === 'aim' ? [one.aim] : [])), details: [], next }
    next += 3
    if (lengthOf(phrases[next])?.value === swim.value) next += 1
  }
  const { unit: _, ...bare } = swim
  const left: Length = { ...bare, value: all - far, from: length.to, to: length.to }
  const place = { from: phrases[at]?.from ?? length.from, to: phrases[next - 1]?.to ?? length.to }
  const pieces: Piece[] = [
    {
      length: { ...length, unit: undefined },
      aims: first.aims,
      details: first.details,
      from: length.from,
      to: length.to,
    },
    { length: left, aims: rest.aims, details: rest.details, from: length.to, to: place.to },
  ]
  return { pieces: { is: 'pieces', pieces, ...place }, next }
}

/** "1st", "2nd" as words of their own. */
function withOrdinals(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [phrase, next] = [phrases[at], phrases[at + 1]]
    if (!phrase) continue
    const isFirst =
      lengthOf(phrase) && next?.from === phrase.to && text.slice(phrase.from, next.to).toLowerCase() === '1st'
    if (isFirst) {
      read.push({ is: 'mark', mark: 'first', from: phrase.from, to: next.to })
      at += 1
    } else read.push(phrase)
  }
  return read
}

/** "2nd half 5 s faster": how a swim is divided. */
function noteHalves(phrases: readonly Phrase[], text: string): Phrase[] {
  const at = phrases.findIndex((phrase) => phrase.is === 'stretch' && /half/i.test(text.slice(phrase.from, phrase.to)))
  const phrase = phrases[at]
  const last = phrases.findIndex(
    (one, index) => index > at && index <= at + 5 && /\b(?:faster|quicker)\b/i.test(text.slice(one.from, one.to)),
  )
  const end = phrases[last]
  if (!phrase || !end || phrases.slice(at, last).some((one) => isSign(one, ',', ';', '.') || isMark(one, 'then')))
    return [...phrases]
  const place = { from: phrase.from, to: end.to }
  return [
    ...phrases.slice(0, at),
    { is: 'detail', detail: { note: 'said', ...place }, ...place },
    ...phrases.slice(last + 1),
  ]
}
