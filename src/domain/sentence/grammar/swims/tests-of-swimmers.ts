import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** "CSS test: 400 then 200 all out": both swims of the test are as hard, where only one of them says it. */
export function shareTestEfforts(phrases: readonly Phrase[], text: string): Phrase[] {
  const hard = phrases.find(
    (phrase) =>
      phrase.is === 'aim' &&
      phrase.aim.kind === 'effort' &&
      (phrase.aim.name === 'max' || phrase.aim.name === 'time trial'),
  )
  if (!/\bcss te?st\b/i.test(text) || hard?.is !== 'aim') return [...phrases]
  return phrases.flatMap((phrase, at): Phrase[] => {
    const length = lengthOf(phrase)
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isBare =
      length !== undefined &&
      distanceOf(length) !== undefined &&
      before?.is !== 'count' &&
      before?.is !== 'role' &&
      isEndOfSwim(next)
    return isBare ? [phrase, hard] : [phrase]
  })
}

function isEndOfSwim(phrase: Phrase | undefined): boolean {
  return !phrase || isSign(phrase, ',', ';', '.', '+', '/') || isMark(phrase, 'then', 'and', 'plus')
}
