import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** "3 rounds: 4x100 on 1:30, 50 easy after each": the easy swim is of each round, the last one too. */
export function swimAfterRounds(phrases: readonly Phrase[], text: string): Phrase[] {
  let inRounds = false
  return phrases.filter((phrase, at) => {
    const before = phrases[at - 1]
    if (isSign(phrase, ':') && before?.is === 'count') inRounds = true
    if (isSign(phrase, ';', '.') || isMark(phrase, 'then') || phrase.is === 'role') inRounds = false
    const isAfter = phrase.is === 'where' && /^(?:after|following|aft)\b/i.test(text.slice(phrase.from, phrase.to))
    return !(isAfter && inRounds && isBehindSwim(phrases, at))
  })
}

/** Whether an easy distance with a comma before it stands before a phrase. */
function isBehindSwim(phrases: readonly Phrase[], at: number): boolean {
  const comma = phrases.slice(0, at).findLastIndex((one) => isSign(one, ','))
  const body = phrases.slice(comma + 1, at)
  const length = body.map(lengthOf).find((one) => one !== undefined)
  return (
    comma >= 0 &&
    length !== undefined &&
    length.unit !== 's' &&
    (distanceOf(length) ?? 0) >= 25 &&
    body.every(({ is }) => is === 'length' || is === 'aim' || is === 'detail')
  )
}
