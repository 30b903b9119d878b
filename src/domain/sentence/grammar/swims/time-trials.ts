import type { Phrase } from '../phrase.ts'
import { isMark, lengthOf } from './lengths-of-a-swim.ts'

/** "T30": as far as one can in 30 min; "as far as possible in 30 min". */
export function readTimeTrials(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  const isTimed = (minutes: number) =>
    phrases.some((one) => lengthOf(one)?.unit === 'min' && lengthOf(one)?.value === minutes)
  for (let at = 0; at < phrases.length; at += 1) {
    const [phrase, next, behind] = [phrases[at], phrases[at + 1], phrases[at + 2]]
    if (!phrase) continue
    const minutes =
      /^t$/i.test(text.slice(phrase.from, phrase.to)) && next?.from === phrase.to ? lengthOf(next) : undefined
    if (minutes && next && minutes.unit === undefined && (minutes.value === 20 || minutes.value === 30)) {
      const place = { from: phrase.from, to: next.to }
      if (!isTimed(minutes.value))
        read.push(
          { is: 'length', length: { ...minutes, unit: 'min' }, from: next.from, to: next.to },
          { is: 'aim', aim: { kind: 'effort', name: 'time trial', ...place }, isAt: false, ...place },
        )
      const sign = phrases[at + 2]
      at += sign?.is === 'sign' && sign.sign !== ',' && sign.sign !== '.' ? 2 : 1
      continue
    }
    const isFar = phrase.is === 'aim' && /^as far/i.test(text.slice(phrase.from, phrase.to))
    if (isFar && isMark(next, 'in') && lengthOf(behind)?.unit === 'min' && behind) {
      read.push(behind, phrase)
      at += 2
      continue
    }
    read.push(phrase)
  }
  return read
}
