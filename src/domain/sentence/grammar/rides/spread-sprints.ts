import type { Length, Part } from '../part.ts'

type Room = { size: number; one: number; fill: (size: number) => Part }

/**
 * Short sprints within a ride at even distances, with the ride between them: "90 min endurance with 6 sprints of 15 s".
 * `size`: seconds of the ride, `one`: seconds of a sprint. Undefined where their rest is said, or where they are no short sprints.
 */
export function spreadSprints(part: Part, { size, one, fill }: Room): Part[] | undefined {
  const { times, length, rest, after, sendOff, aims, place, stretches, inner, listed, selected } = part
  const [count = 0] = times
  const isSaid = rest ?? after ?? sendOff ?? place ?? stretches ?? inner ?? listed ?? selected
  if (isSaid !== undefined || times.length !== 1 || count < 2 || !length || !isShort(length)) return undefined
  if (!aims.some(({ kind, ...aim }) => kind === 'effort' && 'name' in aim && SPRINTS.has(aim.name))) return undefined
  const left = size - count * one
  const gap = Math.floor(left / (count + 1) / STEP) * STEP
  if (gap < LEAST_BETWEEN) return undefined
  const { isWithin: _isWithin, isJoined: _isJoined, isIncluded: _isIncluded, ...own } = part
  const round: Part[] = [
    { ...fill(gap), isActive: true },
    { ...own, times: [], isActive: true },
  ]
  const { from, to } = part
  return [{ from, to, times: [count], inner: round, aims: [], details: [] }, fill(left - count * gap)]
}

const SPRINTS = new Set(['sprint', 'max', 'anaerobic'])
// Seconds.
const LONGEST = 30
const LEAST_BETWEEN = 120
const STEP = 30

function isShort({ value, unit, clock }: Length): boolean {
  return !clock && unit === 's' && value <= LONGEST
}
