import type { Selector } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** Swims of a set by their numbers: "2x400 first easy second hard", "5x300 pull, paddles on 2 and 4". */
export function nameEach(said: readonly Phrase[], text: string): Phrase[] {
  const phrases = [...said]
  const read: Phrase[] = []
  let times: number | undefined
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const length = lengthOf(phrase)
    if (length && distanceOf(length) && length.unit !== 's') {
      const before = phrases[at - 1]
      times = before?.is === 'count' && !before.isBehind ? before.times : undefined
    }
    if (phrase.is === 'count' || isMark(phrase, 'then') || isSign(phrase, ';', '.') || phrase.is === 'open')
      times = undefined
    const start = isSign(phrase, ',', ':') ? at + 1 : at
    const found =
      times === undefined ? undefined : (ordinalsAt(phrases, start, times, text) ?? onNumbersAt(phrases, start, times))
    if (found) {
      read.push(...found.phrases)
      at = found.next - 1
      times = undefined
      continue
    }
    read.push(phrase)
  }
  return read
}

type Found = { phrases: Phrase[]; next: number }

const ORDINALS: readonly RegExp[] = [
  /^(?:the )?(?:first|1st)$/i,
  /^(?:the )?(?:second|2nd)$/i,
  /^(?:the )?(?:third|3rd)$/i,
  /^(?:the )?(?:fourth|4th)$/i,
]

/** As many numbers in their order as there are swims, each with what is said of it. */
function ordinalsAt(phrases: readonly Phrase[], from: number, times: number, text: string): Found | undefined {
  if (times < 2 || times > ORDINALS.length) return undefined
  const read: Phrase[] = []
  let at = from
  for (let number = 1; number <= times; number += 1) {
    const phrase = phrases[at]
    if (!phrase || !ORDINALS[number - 1]?.test(text.slice(phrase.from, phrase.to))) return undefined
    let next = at + 1
    while (isSaid(phrases[next]) || isMark(phrases[next], 'with', 'at')) next += 1
    if (next === at + 1) return undefined
    read.push(numbered(phrase, [number]), ...phrases.slice(at + 1, next))
    at = number < times && (isSign(phrases[next], ',', '/') || isMark(phrases[next], 'and')) ? next + 1 : next
  }
  return { phrases: read, next: at }
}

/** "paddles on 2 and 4" */
function onNumbersAt(phrases: readonly Phrase[], from: number, times: number): Found | undefined {
  let at = from
  while (isSaid(phrases[at])) at += 1
  if (at === from || !isMark(phrases[at], 'on')) return undefined
  const said = phrases.slice(from, at)
  const numbers: number[] = []
  at += 1
  const first = phrases[at]
  for (;;) {
    const length = lengthOf(phrases[at])
    if (!length || length.unit !== undefined || length.clock || length.value > times || length.value < 1) break
    numbers.push(length.value)
    at += 1
    if (!isMark(phrases[at], 'and') && !isSign(phrases[at], '/', '+')) break
    at += 1
  }
  const behind = phrases[at]
  const isEnd = !behind || isSign(behind, ',', ';', '.') || behind.is === 'sport'
  if (numbers.length < 2 || !first || !isEnd) return undefined
  const comma = behind && isSign(behind, ',') ? [behind] : []
  return { phrases: [numbered(first, numbers), ...said, ...comma], next: at + comma.length }
}

function isSaid(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'aim' || phrase?.is === 'sport' || (phrase?.is === 'detail' && !phrase.detail.cadence)
}

function numbered({ from, to }: Phrase, numbers: readonly number[]): Phrase {
  const selector: Selector = { from, to, which: (one) => numbers.includes(one) }
  return { is: 'selector', selector, from, to }
}
