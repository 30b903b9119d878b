import type { Mention } from '../mention.ts'
import { toAmount } from '../tokens/amounts.ts'
import { type Head, type Part, saidOf } from './part.ts'

/** A part whose bouts have a target each, as a row of them: "5-4-3 km @ MP/HMP/10k, 2 min jogs". */
export function spreadTargets(part: Part): Part {
  const [listed] = saidOf(part, 'targets')
  const { head } = part
  if (!listed || !head) return part
  const count = listed.targets.length
  const times = listed.isByTurns && head.kind === 'set' ? head.times / count : 1
  const heads = boutsOf(head, count).slice(0, listed.isByTurns ? count : undefined)
  if (heads.length !== count) return part
  const { from, to } = listed
  const parts = heads.map((bout, at): Part => {
    const target = listed.targets[at]
    return { head: bout, about: target ? [{ ...target, from, to }] : [] }
  })
  const rest = part.about.map((one): Mention => (one.kind === 'rest' ? { ...one, isAfterEach: true } : one))
  const own = head.kind === 'set' && head.rest ? [restOf(head, head.rest)] : []
  return {
    group: { times, mention: listed, parts },
    about: [...rest.filter((one) => one !== listed && one.kind !== 'session'), ...own],
  }
}

type Rest = Extract<Mention, { kind: 'rest' }>

function restOf({ from, to }: Head, rest: Rest['rest']): Mention {
  return { kind: 'rest', rest, isAfterEach: true, from, to }
}

/** The bouts of a ladder, a set, or a length that is done for each of the targets. */
function boutsOf(head: Head, count: number): Head[] {
  const { from, to } = head
  if (head.kind === 'rungs')
    return head.values.map((value) => ({
      kind: 'amount',
      amount: head.unit ? toAmount(value, head.unit) : { kind: 'bare', value },
      from,
      to,
    }))
  if (head.kind === 'set')
    return Array.from({ length: head.times }, () => ({ kind: 'amount', amount: head.bout, from, to }))
  if (head.kind === 'amount' && head.isEach) return Array.from({ length: count }, () => ({ ...head }))
  return []
}
