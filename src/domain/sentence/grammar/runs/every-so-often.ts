import { sportOf } from '../../../sports/registry.ts'
import { measure } from '../measure.ts'
import type { Aim, Length, Part } from '../part.ts'
import { lengthIn, sizeOf } from '../sizes.ts'
import type { Writing } from '../writing.ts'

/** Counted efforts every so often within a run go on as the run does: "60 min z2 with 5x10 s sprints every 10 min". */
export function spreadCounted(parts: readonly Part[], total: Length, base: readonly Aim[], writing: Writing): Part[] {
  const [part, ...others] = parts
  if (!sportOf(writing.sport).racePaces || !part?.sendOff || others.length > 0) return [...parts]
  if (part.times.length !== 1 || part.rest || !part.length || part.role || part.place || part.stretches)
    return [...parts]
  const [whole, every] = [measure(total, 'whole', writing), measure(part.sendOff, 'send-off', writing)]
  const { sendOff: _, ...own } = part
  const one = sizeOf({ ...own, times: [] }, writing)?.seconds
  const [times = 1] = part.times
  if (whole?.unit !== 'seconds' || every?.unit !== 'seconds' || one === undefined) return [...parts]
  if (one >= every.value || times * every.value > whole.value * 1.001) return [...parts]
  const { from, to } = part
  const aims: Aim[] = base.length > 0 ? [...base] : [{ kind: 'effort', name: 'easy', from, to }]
  const run: Part = {
    from,
    to,
    times: [],
    aims,
    details: [],
    isActive: true,
    length: lengthIn(every.value - one, whole),
  }
  const rounds: Part = {
    from,
    to,
    times: [times],
    inner: [run, { ...own, times: [], isActive: true }],
    aims: [],
    details: [],
  }
  const left = whole.value - times * every.value
  if (left <= whole.value * 0.01) return [rounds]
  return [rounds, { ...run, length: lengthIn(left, whole) }]
}
