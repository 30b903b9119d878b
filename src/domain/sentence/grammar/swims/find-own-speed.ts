import type { Phrase } from '../phrase.ts'
import { isSign, lengthOf, secondsOf } from './lengths-of-a-swim.ts'

/** "CSS 1:42", "at CSS (1:45)": the athlete's own critical swim speed. Threshold of a swimmer is this speed, with or without seconds more. */
export function findOwnSpeed(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    if (phrase.is === 'aim' && phrase.aim.kind === 'race' && phrase.aim.race === 'threshold' && phrase.aim.plus) {
      const { from, to, plus } = phrase.aim
      read.push({ ...phrase, aim: { kind: 'css', plus, from, to } })
      continue
    }
    const isCss = phrase.is === 'aim' && phrase.aim.kind === 'effort' && phrase.aim.name === 'css'
    const isOpen = isCss && phrases[at + 1]?.is === 'open' && phrases[at + 3]?.is === 'close'
    const length = isCss ? lengthOf(phrases[at + (isOpen ? 2 : 1)]) : undefined
    const seconds = length?.clock?.length === 2 ? secondsOf(length) : undefined
    if (!length || seconds === undefined || seconds < 55 || seconds > 200) {
      read.push(phrase)
      continue
    }
    const [before, last] = [read.at(-1), isOpen ? at + 3 : at + 1]
    // Beside a set it is how hard the set is, too.
    const isOfSet = before !== undefined && !isSign(before, ',', ';', '.')
    if (isOfSet) read.push(phrase)
    read.push({ is: 'reference', seconds, from: phrase.from, to: phrases[last]?.to ?? phrase.to })
    at = last
  }
  return read
}
