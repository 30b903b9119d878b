import { bout, restOf } from './bouts.ts'
import type { Part } from './parts.ts'
import { distanceOf, timeOf } from './words.ts'

/** "45 min with an 8 s burst every 5 min": so often a stretch and a burst, and what is left. */
export function withBursts(part: Part): Part[] | undefined {
  const { every, lengths, times, rests, between, kind } = part
  const [whole] = lengths
  if (
    !every ||
    !whole ||
    kind === 'group' ||
    lengths.length > 1 ||
    whole.in !== every.length.in ||
    part.picks.length > 0
  )
    return undefined
  const count = Math.floor(whole.size / every.length.size)
  const left = whole.size - count * every.length.size
  if (count < 2) return undefined
  const of = (size: number) => (whole.in === 's' ? timeOf(size) : distanceOf(size))
  const isEasy = part.isEasy || part.aims.length + part.details.length === 0
  const plain = { ...bout(part, of(every.length.size - every.burst.size)), isEasy, every: undefined }
  const burst = {
    ...plain,
    lengths: [every.burst],
    aims: every.aims.length > 0 ? every.aims : every.details.length > 0 ? part.aims : [{ words: 'hard' }],
    details: every.details,
    isEasy: false,
  }
  const group: Part = {
    ...plain,
    kind: 'group',
    times: count,
    isCounted: true,
    lengths: [],
    parts: [plain, burst],
    aims: [],
    details: [],
    isEasy: false,
  }
  const all = [group, ...(left > 0 ? [{ ...plain, lengths: [of(left)] }] : [])]
  if (times === 1) return all
  const [rest] = rests
  return [{ ...group, times, parts: all, ...((between ?? rest) ? { between: between ?? rest } : {}) } as Part]
}

/** "6x30 s each leg": one after the other. */
export function withEachLeg(part: Part): Part[] | undefined {
  const [length] = part.lengths
  if (!length || part.lengths.length > 1 || !part.isCounted || part.picks.length > 0) return undefined
  const [rest] = part.rests
  const leg = { ...bout(part, length), byLegs: false }
  const last = rest ? { ...leg, rests: [restOf(rest, length)] } : leg
  return [
    {
      ...part,
      kind: 'group',
      lengths: [],
      parts: [leg, last],
      aims: [],
      details: [],
      rests: [],
      byLegs: false,
      isEasy: false,
    },
  ]
}
