import { stretchesOf } from '../../load/stretches.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { atLeast, isSame, roundOffNoise } from '../../units/tolerance.ts'
import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { distanceOf, timeOf } from '../plan/measure.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { boutsOf } from './compare/find-bouts.ts'
import { entryLength, HIGHEST_EASY_ZONE, isTimed, type LockContext, lengthOf } from './locks.ts'

/**
 * A version that is being built. Entries may be added from `from` to `to`: all others are counted from one of the ends.
 */
export type Draft = { entries: readonly EditorEntry[]; from: number; to: number }

/**
 * The entries with a recovery where head or tail meets the middle in two bouts without one. An easy step gives up its
 * length; where none can, the entries stay as they are.
 */
export function insertRecoveries(draft: Draft, recovery: Step, locks: LockContext): readonly EditorEntry[] {
  const { entries, from, to } = draft
  // The last first, so that it does not move the other.
  const places = [...new Set([to, from])].filter((at) => areBothWork(entries[at - 1], entries[at], locks.request))
  if (places.length === 0) return entries
  const longer = [...entries]
  for (const at of places) longer.splice(at, 0, recovery)
  return fitLength(longer, locks) ?? entries
}

/** How often a locked entry and its neighbour are two bouts without a recovery between them. */
export function countMissingRecoveries(entries: readonly EditorEntry[], { locked, request }: LockContext): number {
  return entries.filter((entry, index) => {
    const before = entries[index - 1]
    return before && (locked.has(entry) || locked.has(before)) && areBothWork(before, entry, request)
  }).length
}

/** The entries as long as asked: the longest easy step that is not locked gives or takes the difference, if it can. */
export function fitLength(
  entries: readonly EditorEntry[],
  { request, locked, total, tick }: LockContext,
): readonly EditorEntry[] | undefined {
  const missing = total - lengthOf(entries, request)
  if (isSame(missing, 0, 'length')) return entries
  const easy = entries.filter(
    (entry): entry is Step => !locked.has(entry) && !isGroup(entry) && isEasy(entry) && !isTimed(entry, request),
  )
  const [longest] = easy.sort((one, other) => entryLength(other, request) - entryLength(one, request))
  if (!longest) return undefined
  const { value } = longest.duration
  if (!atLeast(value + missing, Math.max(tick, MIN_SHARE_LEFT * value), 'length')) return undefined
  return entries.map((entry) => (entry === longest ? withLength(longest, value + missing) : entry))
}

/** An easy step keeps at least this share of its length. Our choice: less is a step of another kind. */
const MIN_SHARE_LEFT = 0.4

/** A step with another length in its own unit. */
export function withLength(step: Step, length: number): Step {
  const { type, unit } = step.duration
  const value = roundOffNoise(length)
  return { ...step, duration: type === 'time' ? timeOf(value) : distanceOf(value, unit as DistanceUnit) }
}

function isEasy(entry: EditorEntry): boolean {
  if (isGroup(entry) || ['rest', 'recovery', 'interval'].includes(entry.intensity)) return false
  // Without a zone an active step may be hard.
  const zone = entry.target?.zoneNumber ?? HIGHEST_EASY_ZONE + 1
  return entry.intensity !== 'active' || zone <= HIGHEST_EASY_ZONE
}

/** Whether one entry ends in work and the next begins with work. */
function areBothWork(before: EditorEntry | undefined, after: EditorEntry | undefined, request: ResolvedRequest) {
  const last = before && isGroup(before) ? before.steps.at(-1) : before
  const first = after && isGroup(after) ? after.steps[0] : after
  return isWork(last, request) && isWork(first, request)
}

function isWork(step: Step | undefined, request: ResolvedRequest): boolean {
  const { sport, reference } = request
  return step !== undefined && boutsOf(stretchesOf([step], sport.id, { reference }), request).length > 0
}
