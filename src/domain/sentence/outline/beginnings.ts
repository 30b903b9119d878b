import type { SportContext } from '../resolve/measure.ts'
import { effortOf } from './effort-of-part.ts'
import { includes } from './inclusion.ts'
import { type Part, roleOf } from './part.ts'
import { secondsOf } from './seconds-of-part.ts'

/** Whether an easy length begins a session whose sets and cool-down follow: "3 miles easy, 6x2 min @ 5k, 1 mile cd". */
export function isBeginning(part: Part, all: readonly Part[], sentence: string, context: SportContext): boolean {
  const [first, ...others] = all
  const hasEnd = others.some((one) => roleOf(one) === 'cooldown') && !others.some((one) => roleOf(one) === 'warmup')
  const isEasy = hasEnd && effortOf(part, context) === 'easy'
  const isPart = part === first && (isEasy || isJogBeforeSet(part, sentence)) && !includes(part, others, sentence)
  return isPart && secondsOf(part, context) < MAX_BEGINNING_SECONDS
}

/** "15 min easy jog, 5 hill repeats": the way to the hill. */
function isJogBeforeSet({ head }: Part, sentence: string): boolean {
  return (
    head?.kind === 'amount' &&
    /^\s*(?:(?:easy|ez|gentle|light|slow|nice)\s+){0,2}jog\s*[,;]/i.test(sentence.slice(head.to))
  )
}

// A longer easy time is the session (our choice).
const MAX_BEGINNING_SECONDS = 45 * 60

/** Whether a part stands between a warm-up and what follows it: then it is no total. */
export function isBetween(part: Part, all: readonly Part[]): boolean {
  const at = all.indexOf(part)
  const isWarmUp = ({ head }: Part) => head?.kind === 'warm-up or cool-down' && head.part === 'warmup'
  return all.slice(0, at).some(isWarmUp) && at < all.length - 1
}
