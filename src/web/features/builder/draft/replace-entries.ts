import { sortedJson } from '#domain/workout/sorted-json.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import {
  type DraftEntry,
  type DraftStep,
  draftEntries,
  isDraftGroup,
  storedEntries,
  type TypedDetail,
} from './draft-entries.ts'

/**
 * The entries of other stored steps. Entries at the start and at the end that do not change stay as they are. Of those
 * between, each takes the key of the entry that was in its place, so that its fields stay open; `key` gives the others a
 * new one.
 */
export function replaceEntries(entries: readonly DraftEntry[], stored: StoredSteps, key: () => string): DraftEntry[] {
  return alignWith(entries, draftEntries(stored, key))
}

/** The new list with the objects of unchanged entries and the keys of changed ones. */
function alignWith<Entry extends DraftEntry>(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const shorter = Math.min(before.length, after.length)
  const isSame = (one: Entry | undefined, other: Entry | undefined) =>
    one !== undefined && other !== undefined && serialise(one) === serialise(other)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const [lastBefore, lastAfter] = [before.length - end, after.length - end]
  const middle = after.slice(start, lastAfter).map((entry, at) => {
    const former = start + at < lastBefore ? before[start + at] : undefined
    return former ? withKeysOf(former, entry) : entry
  })
  return [...before.slice(0, start), ...middle, ...before.slice(lastBefore)]
}

function withKeysOf<Entry extends DraftEntry>(former: Entry, entry: Entry): Entry {
  if (isDraftGroup(former) !== isDraftGroup(entry)) return entry
  if (!isDraftGroup(former) || !isDraftGroup(entry)) return { ...unreadOf(former, entry), ...entry, key: former.key }
  return { ...entry, key: former.key, steps: alignWith(former.steps, entry.steps) }
}

/** The half-typed texts of a step that changed, unless what they are typed for changed. */
function unreadOf(former: DraftEntry, entry: DraftEntry): Partial<DraftStep> {
  if (isDraftGroup(former) || isDraftGroup(entry)) return {}
  const { unread, unreadDetails = {} } = former
  const isSame = (field: keyof Step) => sortedJson([former.step[field]]) === sortedJson([entry.step[field]])
  const kept = Object.entries(unreadDetails).filter(([field]) => isSame(field as TypedDetail))
  return {
    ...(unread !== undefined && isSame('duration') && { unread }),
    ...(kept.length > 0 && { unreadDetails: Object.fromEntries(kept) }),
  }
}

function serialise(entry: DraftEntry): string {
  return sortedJson(storedEntries([entry]))
}
