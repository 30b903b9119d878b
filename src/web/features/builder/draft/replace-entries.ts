import { sortedJson } from '#domain/workout/sorted-json.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { type DraftEntry, type DraftStep, draftEntries, isDraftGroup, storedEntries } from './draft-entries.ts'

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

/** The half-typed length of a step that changed, if its length did not. */
function unreadOf(former: DraftEntry, entry: DraftEntry): Pick<DraftStep, 'unread'> {
  if (isDraftGroup(former) || isDraftGroup(entry) || former.unread === undefined) return {}
  const isSame = sortedJson(former.step.duration) === sortedJson(entry.step.duration)
  return isSame ? { unread: former.unread } : {}
}

function serialise(entry: DraftEntry): string {
  return sortedJson(storedEntries([entry]))
}
