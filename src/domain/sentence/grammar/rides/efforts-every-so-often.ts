import { sportOf } from '../../../sports/registry.ts'
import { measure } from '../measure.ts'
import type { Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** How often an effort is done, its seconds, and the seconds from the start of one to the start of the next. */
export type Spaced = { part: Part; times: number; one: number; every: number }

/** "2 h ride with 6x10 s sprints every 15 min": the only part of a ride leaves so often that the ride goes on between. */
export function findSpaced(parts: readonly Part[], writing: Writing): Spaced | undefined {
  const [part, ...others] = parts
  if (!part?.sendOff || others.length > 0 || sportOf(writing.sport).reference.metric !== 'power') return undefined
  const { length, times, rest, after, inner, rungs, listed, selected, place, stretches, role } = part
  const isMore = [rest, after, inner, rungs, listed, selected, place, stretches, role].some(Boolean)
  if (!length || isMore || times.length !== 1) return undefined
  const [one, every] = [measure(length, 'bout', writing), measure(part.sendOff, 'send-off', writing)]
  if (one?.unit !== 'seconds' || every?.unit !== 'seconds' || every.value < LEAST_SHARE * one.value) return undefined
  return { part, times: times[0] ?? 1, one: one.value, every: every.value }
}

/** The ride up to each effort and the effort, and what is left behind the last one. */
export function spaceOut({ part, times, one, every }: Spaced, size: number, fill: (size: number) => Part): Part[] {
  const { sendOff: _sendOff, isWithin: _isWithin, isJoined: _isJoined, isIncluded: _isIncluded, ...own } = part
  const { from, to } = part
  const round: Part[] = [
    { ...fill(every - one), isActive: true },
    { ...own, times: [], isActive: true },
  ]
  const left = size - times * every
  return [{ from, to, times: [times], inner: round, aims: [], details: [] }, ...(left > 0 ? [fill(left)] : [])]
}

/** Between efforts that leave more often there is only a rest. */
const LEAST_SHARE = 4
