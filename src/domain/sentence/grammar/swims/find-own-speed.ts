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
    // "1:50 css, swim 2k"
    const ahead = lengthOf(phrase)
    const next = phrases[at + 1]
    const own = ahead?.clock?.length === 2 ? secondsOf(ahead) : undefined
    if (own !== undefined && isCssAim(next) && isAlone(read.at(-1), phrases[at + 2])) {
      read.push(
        isSpeed(own)
          ? { is: 'reference', seconds: own, from: phrase.from, to: next.to }
          : { is: 'unknown', from: phrase.from, to: next.to },
      )
      at += 1
      continue
    }
    const isCss = phrase.is === 'aim' && phrase.aim.kind === 'effort' && phrase.aim.name === 'css'
    const isOpen = isCss && phrases[at + 1]?.is === 'open' && phrases[at + 3]?.is === 'close'
    const length = isCss ? lengthOf(phrases[at + (isOpen ? 2 : 1)]) : undefined
    const seconds = length?.clock?.length === 2 ? secondsOf(length) : isCss ? paceOf(phrases[at + 1]) : undefined
    if (seconds !== undefined && !isSpeed(seconds)) {
      read.push({ is: 'unknown', from: phrase.from, to: phrases[at + 1]?.to ?? phrase.to })
      at += 1
      continue
    }
    if (seconds === undefined) {
      read.push(phrase)
      continue
    }
    const [before, last] = [read.at(-1), isOpen ? at + 3 : at + 1]
    // Beside a set it is how hard the set is, too.
    const isOfSet = before !== undefined && !isSign(before, ',', ';', '.', '-')
    if (isOfSet) read.push(phrase)
    read.push({ is: 'reference', seconds, from: phrase.from, to: phrases[last]?.to ?? phrase.to })
    at = last
  }
  return read
}

function isCssAim(phrase: Phrase | undefined): phrase is Phrase & { is: 'aim' } {
  return phrase?.is === 'aim' && phrase.aim.kind === 'effort' && phrase.aim.name === 'css'
}

/** Whether nothing stands beside it of which it may be the pace: a set, "at", a send-off. */
function isAlone(before: Phrase | undefined, next: Phrase | undefined): boolean {
  const isBegin = !before || isSign(before, ',', ';', '.') || before.is === 'sport' || lengthOf(before) !== undefined
  return isBegin && (!next || isSign(next, ',', ';', '.', ':') || next.is === 'sport' || lengthOf(next) !== undefined)
}

/** Seconds per 100 that can be the speed of a swimmer. */
function isSpeed(seconds: number): boolean {
  return seconds >= 55 && seconds <= 200
}

/** "CSS 1:42/100m" */
function paceOf(phrase: Phrase | undefined): number | undefined {
  if (phrase?.is !== 'aim' || phrase.aim.kind !== 'pace' || phrase.aim.per !== '100') return undefined
  return phrase.aim.low === phrase.aim.high ? phrase.aim.low : undefined
}
