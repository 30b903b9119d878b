import { isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/**
 * A step in the builder. `unread` is the text of its duration field when that cannot be read, and `unreadDetails` those of
 * other fields; the step keeps its last valid values.
 */
export type DraftStep = {
  key: string
  step: Step
  unread?: string
  unreadDetails?: Partial<Record<TypedDetail, string>>
}
/** A detail that is typed. */
export type TypedDetail = 'cadence' | 'sendOff' | 'target'
/** A repeat in the builder. `typedCount` is the text of its count field while it is being edited. */
export type DraftGroup = { key: string; count: number; typedCount?: string; steps: DraftStep[] }
export type DraftEntry = DraftStep | DraftGroup

/** A removed entry and its place, so that it can be restored. */
export type Removed = { entry: DraftEntry; at: number; from?: { group: DraftGroup; at: number } }

export function isDraftGroup(entry: DraftEntry): entry is DraftGroup {
  return 'steps' in entry
}

/** The builder's entries of stored steps; `key` gives each a new key. */
export function draftEntries(stored: StoredSteps, key: () => string): DraftEntry[] {
  return toGroups(stored).map((entry) =>
    isGroup(entry)
      ? { key: key(), count: entry.count, steps: entry.steps.map((step) => ({ key: key(), step })) }
      : { key: key(), step: entry },
  )
}

/** The stored form of the builder's entries. */
export function storedEntries(entries: readonly DraftEntry[]): StoredSteps {
  return toStored(
    entries.map((entry) =>
      isDraftGroup(entry)
        ? { type: 'repeat' as const, count: entry.count, steps: entry.steps.map(({ step }) => step) }
        : entry.step,
    ),
  )
}

/** Every step in the order of the list, a repeat's steps once. */
export function everyStep(entries: readonly DraftEntry[]): DraftStep[] {
  return entries.flatMap((entry) => (isDraftGroup(entry) ? entry.steps : [entry]))
}

/** Whether all that was typed into the fields of a step can be read. */
export function isStepReadable({ unread, unreadDetails }: DraftStep): boolean {
  return unread === undefined && unreadDetails === undefined
}

/** The repeat with other steps; the same object if they are the same ones, because then it is not drawn again. */
export function withSteps(group: DraftGroup, steps: DraftStep[]): DraftGroup {
  const isSame = steps.length === group.steps.length && steps.every((step, at) => step === group.steps[at])
  return isSame ? group : { ...group, steps }
}

/** The entries with every step changed; with a key, only that step. */
export function changeSteps(
  entries: readonly DraftEntry[],
  change: (step: DraftStep) => DraftStep,
  key?: string,
): DraftEntry[] {
  const changed = (step: DraftStep) => (key === undefined || step.key === key ? change(step) : step)
  return entries.map((entry) => {
    if (!isDraftGroup(entry)) return changed(entry)
    return withSteps(entry, entry.steps.map(changed))
  })
}

export function changeGroup(
  entries: readonly DraftEntry[],
  key: string,
  change: (group: DraftGroup) => DraftGroup,
): DraftEntry[] {
  return entries.map((entry) => (isDraftGroup(entry) && entry.key === key ? change(entry) : entry))
}

/** The entries with one moved a place up or down in its own list; unchanged at the list's end. */
export function moveEntry(entries: readonly DraftEntry[], key: string, by: -1 | 1): DraftEntry[] {
  return swap(entries, key, by).map((entry) =>
    isDraftGroup(entry) ? withSteps(entry, swap(entry.steps, key, by)) : entry,
  )
}

/** Whether an entry can move in its own list. */
export function canMove(entries: readonly DraftEntry[], key: string, by: -1 | 1): boolean {
  const lists = [entries, ...entries.filter(isDraftGroup).map(({ steps }) => steps)]
  return lists.some((list) => list.some((entry, at) => entry.key === key && list[at + by] !== undefined))
}

/** What removing an entry takes out; undefined when there is no such entry. */
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

/** The entries without one; a repeat is removed together with its last step. */
export function removeEntry(entries: readonly DraftEntry[], key: string): DraftEntry[] {
  return entries
    .filter((entry) => entry.key !== key)
    .map((entry) =>
      isDraftGroup(entry)
        ? withSteps(
            entry,
            entry.steps.filter((step) => step.key !== key),
          )
        : entry,
    )
    .filter((entry) => !isDraftGroup(entry) || entry.steps.length > 0)
}

/** Restores a removed entry, as near to its old place as the list still allows, and its repeat if that went too. */
export function restoreEntry(entries: readonly DraftEntry[], { entry, at, from }: Removed): DraftEntry[] {
  if (!from || isDraftGroup(entry)) return insertAt(entries, at, entry)
  const stands = entries.some((one) => one.key === from.group.key)
  if (!stands) return insertAt(entries, from.at, { ...from.group, steps: [entry] })
  return changeGroup(entries, from.group.key, (group) => ({ ...group, steps: insertAt(group.steps, at, entry) }))
}

function insertAt<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.toSpliced(Math.min(at, list.length), 0, entry)
}

function swap<Entry extends { key: string }>(list: readonly Entry[], key: string, by: -1 | 1): Entry[] {
  const from = list.findIndex((entry) => entry.key === key)
  const [entry, other] = [list[from], list[from + by]]
  if (!entry || !other) return [...list]
  return list.with(from, other).with(from + by, entry)
}

/** The step after an entry in the list, else the one before; undefined when there is no other. */
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

/** The first step that is new or changed in other entries; else the step with the key, or if it is gone, the first one. */
export function changedStep(
  before: readonly DraftEntry[],
  after: readonly DraftEntry[],
  key: string | undefined,
): string | undefined {
  const known = new Set(everyStep(before))
  const steps = everyStep(after)
  const isOpen = (step: DraftStep) => step.key === key
  return (steps.find((step) => !known.has(step)) ?? steps.find(isOpen) ?? steps[0])?.key
}

/** The name of an entry in a sentence. */
export function entryName(entry: DraftEntry): string {
  if (isDraftGroup(entry)) return `repeat ${entry.count}×`
  return entry.step.name || defaultStepName[entry.step.intensity]
}

/** The place of a step, as the profile counts: `2`, or `2.0` inside a repeat. */
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
