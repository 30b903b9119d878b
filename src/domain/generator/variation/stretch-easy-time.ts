import { atLeast, isSame, roundDown } from '../../units/tolerance.ts'
import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { withLength } from './insert-recovery.ts'
import { entryLength, HIGHEST_EASY_ZONE, isTimed, lengthOf } from './locks.ts'

/** Entries with other lengths; none in place of a step that has given up all of its length. */
export type Stretched = readonly (EditorEntry | readonly [])[]

type Limits = {
  /** Entries that stay as they are. */
  fixed?: ReadonlySet<EditorEntry>
  /** Whether warm-up and cool-down take their part where there is no other easy time. */
  endsToo?: boolean
}

/**
 * Lets easy steps take `missing` more, in seconds or in the asked unit, the longest of them first. A step keeps the
 * least that is worth one, or gives up all. Undefined where that is not enough.
 */
export function stretchEasyTime(
  entries: readonly EditorEntry[],
  missing: number,
  request: ResolvedRequest,
  { fixed = new Set(), endsToo = true }: Limits = {},
): Stretched | undefined {
  if (isSame(missing, 0, 'length')) return entries
  const stretched: (EditorEntry | readonly [])[] = [...entries]
  const lengthAt = (index: number) => entryLength(entries[index] as EditorEntry, request)
  // A time in a session by distance is meant as one.
  const isMeasured = (entry: EditorEntry) => isGroup(entry) || !isTimed(entry, request)
  const longestFirst = (is: (entry: EditorEntry) => boolean) =>
    [...entries.keys()]
      .filter((index) => {
        const entry = entries[index] as EditorEntry
        return is(entry) && isMeasured(entry) && !fixed.has(entry)
      })
      .sort((one, other) => lengthAt(other) - lengthAt(one))
  const easy = longestFirst(isEasyTime)
  const ends = endsToo ? longestFirst((entry) => isEnd(entry, request)) : []
  let left = missing
  const stretch = (index: number, by: number) => {
    const length = lengthAt(index) + by
    left -= by
    stretched[index] = isSame(length, 0, 'length') ? [] : withLength(entries[index] as Step, length)
  }
  if (missing > 0) {
    const [longest] = easy.length > 0 ? easy : ends
    const most = (index: number) =>
      easy.length > 0
        ? Math.max(MAX_GROWTH * lengthAt(index), MAX_ADDED_SHARE * lengthOf(entries, request))
        : (request.sport.inPool ? MAX_GROWTH_OF_SWIM : MAX_GROWTH_OF_END) * lengthAt(index)
    if (longest === undefined || missing > most(longest)) return undefined
    stretch(longest, missing)
    return stretched
  }
  const least = MIN_SHARE * lengthOf(entries, request)
  for (const index of easy) {
    if (atLeast(lengthAt(index) + left, least, 'length')) {
      stretch(index, left)
      return stretched
    }
    if (saysNothingMore(entries[index], request) && atLeast(-left, lengthAt(index), 'length'))
      stretch(index, -lengthAt(index))
    if (isSame(left, 0, 'length')) return stretched
  }
  // Each gives a part.
  const grain = request.pool?.length ?? (request.length.type === 'time' ? 30 : 0.1)
  for (const index of easy) {
    if (stretched[index] !== entries[index]) continue
    const most = roundDown((lengthAt(index) - least) / grain, 'ratio') * grain
    stretch(index, -Math.max(0, Math.min(-left, most)))
    if (isSame(left, 0, 'length')) return stretched
  }
  const [end] = ends
  if (end !== undefined && atLeast(lengthAt(end) + left, MIN_SHARE_OF_END * lengthAt(end), 'length')) {
    stretch(end, left)
    return stretched
  }
  return undefined
}

/** Of all the entries. A shorter easy step is hardly worth one. Our choice, as the others here. */
const MIN_SHARE = 0.1
/** A warm-up or a cool-down that gives up time keeps so much of it. */
const MIN_SHARE_OF_END = 0.7

/** Easy time grows by so much of its own length, or of all the entries; the end of a workout by less. */
const MAX_GROWTH = 2
const MAX_ADDED_SHARE = 0.25
const MAX_GROWTH_OF_SWIM = 1
const MAX_GROWTH_OF_END = 0.5

/** Whether a step is easy time between warm-up and cool-down. */
export function isEasyTime(entry: EditorEntry): boolean {
  if (isGroup(entry) || entry.intensity !== 'active') return false
  return (entry.target?.zoneNumber ?? HIGHEST_EASY_ZONE + 1) <= HIGHEST_EASY_ZONE
}

/** Whether an entry is a warm-up or a cool-down of a length that nobody asked for. */
function isEnd(entry: EditorEntry, { warmup, cooldown }: ResolvedRequest): boolean {
  if (isGroup(entry)) return false
  return (entry.intensity === 'warmup' && !warmup) || (entry.intensity === 'cooldown' && !cooldown)
}

/** Whether a step says nothing but what easy time always says: not when to eat and drink. */
function saysNothingMore(entry: EditorEntry | undefined, { sport }: ResolvedRequest): boolean {
  return entry !== undefined && !isGroup(entry) && entry.notes === sport.easyParts.easy.notes
}
