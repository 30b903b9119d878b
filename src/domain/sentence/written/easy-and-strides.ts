import { includes } from '../outline/inclusion.ts'
import { type Part, says } from '../outline/part.ts'
import { EFFORTS } from './complete-parts.ts'
import type { WritingContext } from './writing.ts'

/**
 * An easy run and strides whose length was said, as parts in a row: "60 min run with 6 strides of 20 s" holds them, "90 min
 * easy + 10 x 100 m strides" is followed by them. `secondsOf` measures the strides with their jogs. Undefined where the run
 * is another one, or the generator chooses the strides.
 */
export function easyAndStrides(
  total: Part,
  parts: readonly Part[],
  context: WritingContext,
  secondsOf: (strides: Part) => number,
): Part[] | undefined {
  const [strides, ...more] = parts
  const { head } = total
  if (head?.kind !== 'amount' || strides?.head?.kind !== 'strides' || more.length > 0) return undefined
  const isEasy = context.type === undefined || context.type === 'endurance'
  const isInside = includes(total, parts, context.sentence)
  // "40 min easy, 6x20s strides with 60s jog" follow it.
  if (!isEasy || (says(strides, 'rest') && !isInside)) return undefined
  const easy: Part = total.about.some(({ kind }) => EFFORTS.has(kind))
    ? total
    : { ...total, about: [...total.about, { kind: 'session', session: 'easy', from: head.from, to: head.to }] }
  if (head.amount.kind !== 'time' || !isInside) return [easy, strides]
  const seconds = head.amount.seconds - secondsOf(strides)
  if (seconds < MIN_EASY_SHARE * head.amount.seconds) return undefined
  return [{ ...easy, head: { ...head, amount: { ...head.amount, seconds } } }, strides]
}

// Less is no easy run with strides (our choice).
const MIN_EASY_SHARE = 0.5
