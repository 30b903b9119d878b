import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf, secondsOf } from './lengths-of-a-swim.ts'

/** "3 x 4x100 on 1:30/1:25/1:20": a send-off for each round. */
export function listSendOffs(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const found =
      isMark(phrase, 'on', 'off', 'at', 'every') && !isHeld(phrase, text) ? listAt(phrases, at + 1, text) : undefined
    if (!found) {
      read.push(phrase)
      continue
    }
    const [first, last] = [found.aims[0], found.aims.at(-1)]
    read.push({ is: 'aims', aims: found.aims, from: first?.from ?? phrase.from, to: last?.to ?? phrase.to })
    at = found.to - 1
  }
  return read
}

function isHeld({ from, to }: Phrase, text: string): boolean {
  return /hold|target|aim|hit/i.test(text.slice(from, to))
}

function listAt(phrases: readonly Phrase[], from: number, text: string): { aims: Aim[]; to: number } | undefined {
  const first = phrases[from]
  if (first?.is === 'aims') {
    const aims = first.aims.flatMap((aim): Aim[] =>
      aim.kind === 'time' && aim.until === undefined ? [{ ...aim, isSendOff: true }] : [],
    )
    return aims.length === first.aims.length ? { aims, to: from + 1 } : undefined
  }
  const aims: Aim[] = []
  let at = from
  for (;;) {
    const phrase = phrases[at]
    const length =
      phrase?.is === 'send-off' ? phrase.length : phrase?.is === 'unknown' ? clockIn(phrase, text) : lengthOf(phrase)
    const seconds = length?.clock ? secondsOf(length) : undefined
    if (!length || seconds === undefined) break
    aims.push({ kind: 'time', seconds, isSendOff: true, from: length.from, to: length.to })
    at += 1
    const isNext = isSign(phrases[at], '/') || (isMark(phrases[at], 'then') && lengthOf(phrases[at + 1])?.clock)
    if (!isNext) break
    at += 1
  }
  return aims.length >= 2 && !isSign(phrases[at - 1], '/') ? { aims, to: at } : undefined
}

function clockIn({ from, to }: Phrase, text: string): Length | undefined {
  const [minutes, seconds, ...more] = text.slice(from, to).split(':')
  if (!minutes || !seconds || more.length > 0 || !/^\d\d$/.test(seconds)) return undefined
  return { value: 0, clock: [Number(minutes), Number(seconds)], from, to }
}
