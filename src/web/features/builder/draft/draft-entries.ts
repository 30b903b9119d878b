import { isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/** A step in the builder. `unread` is a duration that stands in its field and cannot be read; the last good one stays. */
export type DraftStep = { key: string; step: Step; unread?: string }
/** A repeat in the builder. `typedCount` is what its count field holds while somebody types. */
export type DraftGroup = { key: string; count: number; typedCount?: string; steps: DraftStep[] }
export type DraftEntry = DraftStep | DraftGroup

/** What was taken out, and where it stood, so that it can be put back. */
export type Removed = { entry: DraftEntry; at: number; from?: { group: DraftGroup; at: number } }

export function isDraftGroup(entry: DraftEntry): entry is DraftGroup {
  return 'steps' in entry
}

/** The builder's entries of stored steps; `key` names each anew. */
export function draftEntries(stored: StoredSteps, key: () => string): DraftEntry[] {
  return toGroups(stored).map((entry) =>
    isGroup(entry)
      ? { key: key(), count: entry.count, steps: entry.steps.map((step) => ({ key: key(), step })) }
      : { key: key(), step: entry },
  )
}

/** The stored form of what stands in the builder. */
export function storedEntries(entries: readonly DraftEntry[]): StoredSteps {
  return toStored(
    entries.map((entry) =>
      isDraftGroup(entry)
        ? { type: 'repeat' as const, count: entry.count, steps: entry.steps.map(({ step }) => step) }
        : entry.step,
    ),
  )
}

/** Every step as it is listed, those of repeats once. */
export function everyStep(entries: readonly DraftEntry[]): DraftStep[] {
  return entries.flatMap((entry) => (isDraftGroup(entry) ? entry.steps : [entry]))
}

/** The entries with every step (and with a key only that one) passed through a change. */
export function changeSteps(
  entries: readonly DraftEntry[],
  change: (step: DraftStep) => DraftStep,
  key?: string,
): DraftEntry[] {
  const changed = (step: DraftStep) => (key === undefined || step.key === key ? change(step) : step)
  return entries.map((entry) => (isDraftGroup(entry) ? { ...entry, steps: entry.steps.map(changed) } : changed(entry)))
}

export function changeGroup(
  entries: readonly DraftEntry[],
  key: string,
  change: (group: DraftGroup) => DraftGroup,
): DraftEntry[] {
  return entries.map((entry) => (isDraftGroup(entry) && entry.key === key ? change(entry) : entry))
}

/** One place up or down within its own list; at the list's end nothing moves. */
export function moveEntry(entries: readonly DraftEntry[], key: string, by: -1 | 1): DraftEntry[] {
  return moved(entries, key, by).map((entry) =>
    isDraftGroup(entry) ? { ...entry, steps: moved(entry.steps, key, by) } : entry,
  )
}

/** Whether an entry has somewhere to go in its own list. */
export function canMove(entries: readonly DraftEntry[], key: string, by: -1 | 1): boolean {
  const lists = [entries, ...entries.filter(isDraftGroup).map(({ steps }) => steps)]
  return lists.some((list) => list.some((entry, at) => entry.key === key && list[at + by] !== undefined))
}

/** What removing an entry would take; undefined when there is no such entry. */
export function removedBy(entries: readonly DraftEntry[], key: string): Removed | undefined {
  const at = entries.findIndex((entry) => entry.key === key)
  const entry = entries[at]
  if (entry) return { entry, at }
  for (const [groupAt, group] of entries.entries()) {
    if (!isDraftGroup(group)) continue
    const inside = group.steps.findIndex((step) => step.key === key)
    const step = group.steps[inside]
    if (step) return { entry: step, at: inside, from: { group, at: groupAt } }
  }
  return undefined
}

/** The entries without one; a repeat left with no steps goes with its last. */
export function removeEntry(entries: readonly DraftEntry[], key: string): DraftEntry[] {
  return entries
    .filter((entry) => entry.key !== key)
    .map((entry) => (isDraftGroup(entry) ? { ...entry, steps: entry.steps.filter((step) => step.key !== key) } : entry))
    .filter((entry) => !isDraftGroup(entry) || entry.steps.length > 0)
}

/** Puts back what was taken, as near to its old place as the list still allows, its repeat included. */
export function restoreEntry(entries: readonly DraftEntry[], { entry, at, from }: Removed): DraftEntry[] {
  if (!from || isDraftGroup(entry)) return inserted(entries, at, entry)
  const stands = entries.some((one) => one.key === from.group.key)
  if (!stands) return inserted(entries, from.at, { ...from.group, steps: [entry] })
  return changeGroup(entries, from.group.key, (group) => ({ ...group, steps: inserted(group.steps, at, entry) }))
}

function inserted<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.toSpliced(Math.min(at, list.length), 0, entry)
}

function moved<Entry extends { key: string }>(list: readonly Entry[], key: string, by: -1 | 1): Entry[] {
  const from = list.findIndex((entry) => entry.key === key)
  const [entry, other] = [list[from], list[from + by]]
  if (!entry || !other) return [...list]
  return list.with(from, other).with(from + by, entry)
}

/** The step beside an entry in the list, the one after it before the one ahead; undefined when it stands alone. */
export function neighbourOf(entries: readonly DraftEntry[], key: string): string | undefined {
  const listed = everyStep(entries)
  const gone = new Set(
    entries.flatMap((entry) =>
      isDraftGroup(entry) && entry.key === key ? entry.steps.map((step) => step.key) : [key],
    ),
  )
  const first = listed.findIndex((step) => gone.has(step.key))
  const after = listed.slice(first).find((step) => !gone.has(step.key))
  return (after ?? listed[first - 1])?.key
}

/** What an entry is called in a sentence. */
export function entryName(entry: DraftEntry): string {
  if (isDraftGroup(entry)) return `repeat ${entry.count}×`
  return entry.step.name || defaultStepName[entry.step.intensity]
}

/** Where a step stands, as the profile counts: `2`, or `2.0` inside a repeat. */
export function pathOf(entries: readonly DraftEntry[], key: string): string | undefined {
  for (const [at, entry] of entries.entries()) {
    if (entry.key === key) return String(at)
    const inside = (isDraftGroup(entry) ? entry.steps : []).findIndex((step) => step.key === key)
    if (inside >= 0) return `${at}.${inside}`
  }
  return undefined
}

/** The step at a place of the profile. */
export function keyAt(entries: readonly DraftEntry[], path: string): string | undefined {
  const [at, inside = '0'] = path.split('.')
  const entry = entries[Number(at)]
  if (!entry) return undefined
  return isDraftGroup(entry) ? entry.steps[Number(inside)]?.key : entry.key
}
