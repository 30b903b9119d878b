import { includes } from '../outline/inclusion.ts'
import { type Part, says } from '../outline/part.ts'
import { secondsOfBout } from '../outline/seconds-of-part.ts'
import { toBout } from '../resolve/measure-bouts.ts'
import { EFFORTS } from './complete-parts.ts'
import type { WritingContext } from './writing.ts'

/**
 * An easy run and strides whose length was said, as parts in a row: "60 min run with 6 strides of 20 s" holds them, "90 min
 * easy + 10 x 100 m strides" is followed by them. Undefined where the run is another one, or the generator chooses them.
 */
export function easyAndStrides(total: Part, parts: readonly Part[], context: WritingContext): Part[] | undefined {
  const [strides, ...more] = parts
  const { head } = total
  if (head?.kind !== 'amount' || strides?.head?.kind !== 'strides' || more.length > 0) return undefined
  const isEasy = context.type === undefined || context.type === 'endurance'
  const { times, length } = strides.head
  if (!isEasy || !times || !length || says(strides, 'rest')) return undefined
  const easy: Part = total.about.some(({ kind }) => EFFORTS.has(kind))
    ? total
    : { ...total, about: [...total.about, { kind: 'session', session: 'easy', from: head.from, to: head.to }] }
  if (head.amount.kind !== 'time' || !includes(total, parts, context.sentence)) return [easy, strides]
  const bout = toBout(length, times, context)
  if (typeof bout === 'string') return undefined
  const left = head.amount.seconds - times * (Math.round(secondsOfBout(bout, context)) + JOG_SECONDS)
  if (left < MIN_EASY_SHARE * head.amount.seconds) return undefined
  return [{ ...easy, head: { ...head, amount: { ...head.amount, seconds: left } } }, strides]
}

// Behind each stride.
const JOG_SECONDS = 60
// Less is no easy run with strides (our choice).
const MIN_EASY_SHARE = 0.5
