import type { Mention } from '../mention.ts'
import type { Part } from '../outline/part.ts'
import { toStretch } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { EFFORTS } from './complete-parts.ts'
import type { WritingContext } from './writing.ts'

/**
 * A total and its first, middle or last part, as parts in a row: "90 min with the last 20 min tempo" are 70 and 20.
 * Undefined if the sentence names another number of parts, or none of these places.
 */
export function splitTotal(total: Part, parts: readonly Part[], context: WritingContext): Part[] | undefined {
  const [part, ...more] = parts
  if (!part || more.length > 0 || total.head?.kind !== 'amount' || part.head?.kind !== 'amount') return undefined
  const { place } = part.head
  if (!place || part.about.length === 0) return undefined
  const [whole, own] = [toStretch(total.head.amount, context), toStretch(part.head.amount, context)]
  if (!whole || !own || whole.unit !== own.unit || whole.value <= own.value) return undefined
  const isSaid = total.about.some(({ kind }) => EFFORTS.has(kind))
  if (!isSaid && place === 'first') return undefined
  const { from, to } = total.head
  const easy: Mention = { kind: 'session', session: 'easy', from, to }
  const head = total.head
  const restOf = (share: number): Part => ({
    head: { ...head, amount: toAmount((whole.value - own.value) * share, whole.unit) },
    about: isSaid ? total.about : [...total.about, easy],
  })
  if (place === 'middle') return [restOf(1 / 2), part, restOf(1 / 2)]
  return place === 'last' ? [restOf(1), part] : [part, restOf(1)]
}

function toAmount(value: number, unit: NonNullable<ReturnType<typeof toStretch>>['unit']): Amount {
  const rounded = Number(value.toFixed(4))
  return unit === 'seconds' || unit === 'minutes'
    ? { kind: 'time', seconds: rounded }
    : { kind: 'distance', value: rounded, unit }
}
