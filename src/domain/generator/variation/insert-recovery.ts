import { stretchesOf } from '../../load/stretches.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { distanceOf, type Lengths, timeOf } from '../plan/measure.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { boutsOf } from './bouts.ts'
import { lengthOf } from './locks.ts'

/** A version that is being put together: what of it is kept, and the first and the end of the entries that are open. */
export type Standing = { entries: readonly EditorEntry[]; kept: ReadonlySet<EditorEntry>; from: number; to: number }

/**
 * The entries with a recovery where work meets work that is kept, and its length taken from an easy step, if there is
 * one. Only between head and tail may an entry be added: all others are counted from one of the ends.
 */
export function parted(standing: Standing, recovery: Step, request: ResolvedRequest, measured: Lengths): EditorEntry[] {
  const { entries, kept, from, to } = standing
  const works = worksIn(request)
  // The last first: it must not move the others.
  const borders = [...new Set([to, from])].filter((at) => works.meet(entries[at - 1], entries[at]))
  const longer = [...entries]
  for (const at of borders) longer.splice(at, 0, recovery)
  return (borders.length > 0 && fitted(longer, kept, request, measured)) || [...entries]
}

/** How often work meets work at what is kept, without anything between. */
export function meetings({ entries, kept }: Pick<Standing, 'entries' | 'kept'>, request: ResolvedRequest): number {
  const works = worksIn(request)
  return entries.filter((entry, index) => {
    const before = entries[index - 1]
    return before && (kept.has(entry) || kept.has(before)) && works.meet(before, entry)
  }).length
}

/** The entries as long as asked: the longest easy step that is not kept takes or gives what is missing or over. */
export function fitted(
  entries: readonly EditorEntry[],
  kept: ReadonlySet<EditorEntry>,
  request: ResolvedRequest,
  { total, tick }: Lengths,
): EditorEntry[] | undefined {
  const missing = total - entries.reduce((all, entry) => all + lengthOf(entry, request), 0)
  if (Math.abs(missing) < HAIR) return [...entries]
  const easy = entries.filter((entry): entry is Step => !kept.has(entry) && isEasy(entry))
  const [longest] = easy.sort((one, other) => lengthOf(other, request) - lengthOf(one, request))
  if (!longest) return undefined
  const { type, unit, value } = longest.duration
  const length = Math.round((value + missing) * 1e6) / 1e6
  if (length < Math.max(tick, LEAST * value)) return undefined
  const duration = type === 'time' ? timeOf(length) : distanceOf(length, unit as DistanceUnit)
  return entries.map((entry) => (entry === longest ? { ...longest, duration } : entry))
}

/** So much of an easy step is left at least, as a share. */
const LEAST = 0.4
const HAIR = 1e-6

function isEasy(entry: EditorEntry): boolean {
  if (isGroup(entry) || ['rest', 'recovery', 'interval'].includes(entry.intensity)) return false
  return entry.intensity !== 'active' || (entry.target?.zoneNumber ?? 9) <= 2
}

function worksIn(request: ResolvedRequest) {
  const { sport, reference } = request
  const isWork = (step: Step | undefined) =>
    step !== undefined && boutsOf(stretchesOf([step], sport.id, { reference }), request).length > 0
  const endOf = (entry: EditorEntry | undefined, at: 0 | -1) => (entry && isGroup(entry) ? entry.steps.at(at) : entry)
  const meet = (before: EditorEntry | undefined, after: EditorEntry | undefined) =>
    isWork(endOf(before, -1)) && isWork(endOf(after, 0))
  return { meet }
}
