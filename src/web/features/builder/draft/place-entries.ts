import { type DraftEntry, type DraftGroup, type DraftStep, isDraftGroup } from './draft-entries.ts'

/** A place in the list: above or below an entry, or as the first or the last step of a repeat. */
export type Place = { by: string; side: 'above' | 'below' | 'first' | 'last' }

/** The repeat that a step stands in. */
export function groupOf(entries: readonly DraftEntry[], key: string): DraftGroup | undefined {
  return entries.filter(isDraftGroup).find(({ steps }) => steps.some((step) => step.key === key))
}

/** The entry or the step of a repeat with a key. */
export function entryOf(entries: readonly DraftEntry[], key: string): DraftEntry | undefined {
  return entries.find((entry) => entry.key === key) ?? groupOf(entries, key)?.steps.find((step) => step.key === key)
}

/** The key of an entry, if it is a step, else of the first step of the repeat. */
export function firstStep(entries: readonly DraftEntry[], key: string): string | undefined {
  const entry = entryOf(entries, key)
  return entry && isDraftGroup(entry) ? entry.steps[0]?.key : entry?.key
}

/** The entries with others at a place, at the end of the list without one. A repeat never stands inside another. */
export function insertEntries(
  entries: readonly DraftEntry[],
  added: readonly DraftEntry[],
  place: Place | undefined,
): DraftEntry[] {
  if (!place) return [...entries, ...added]
  const { by, side } = place
  const after = side === 'below' ? 1 : 0
  const at = entries.findIndex((entry) => entry.key === by)
  const target = entries[at]
  if (target && (side === 'above' || side === 'below')) return entries.toSpliced(at + after, 0, ...added)
  const group = target && isDraftGroup(target) ? target : groupOf(entries, by)
  if (!group) return [...entries]
  if (!added.every(isStep)) return insertEntries(entries, added, { by: group.key, side: after ? 'below' : 'above' })
  const inside = target ? (side === 'first' ? 0 : group.steps.length) : group.steps.findIndex((step) => step.key === by)
  const steps = group.steps.toSpliced(target ? inside : inside + after, 0, ...added)
  return entries.map((entry) => (entry === group ? { ...group, steps } : entry))
}

/**
 * The place one further up or down, as Alt with an arrow key moves an entry: a step enters a repeat that it meets, and
 * leaves its own at either end. Undefined at the end of the list.
 */
export function nextPlace(entries: readonly DraftEntry[], key: string, by: -1 | 1): Place | undefined {
  const side = by < 0 ? 'above' : 'below'
  const group = groupOf(entries, key)
  const list: readonly DraftEntry[] = group?.steps ?? entries
  const at = list.findIndex((entry) => entry.key === key)
  const [entry, neighbour] = [list[at], list[at + by]]
  if (!entry) return undefined
  if (!neighbour) return group && { by: group.key, side }
  if (!isDraftGroup(entry) && isDraftGroup(neighbour)) return { by: neighbour.key, side: by < 0 ? 'last' : 'first' }
  return { by: neighbour.key, side }
}

/** The entries with a copy of one below it; `newKey` gives keys to the copy. */
export function duplicateEntry(entries: readonly DraftEntry[], key: string, newKey: () => string): DraftEntry[] {
  const entry = entryOf(entries, key)
  if (!entry) return [...entries]
  return insertEntries(entries, [copyOf(entry, newKey)], { by: key, side: 'below' })
}

/** An entry with keys of its own. */
export function copyOf(entry: DraftEntry, newKey: () => string): DraftEntry {
  const copy = { ...entry, key: newKey() }
  return isDraftGroup(copy) ? { ...copy, steps: copy.steps.map((step) => ({ ...step, key: newKey() })) } : copy
}

/** The entries with a step of the list inside a repeat of its own, done twice. */
export function wrapStep(entries: readonly DraftEntry[], key: string, groupKey: string): DraftEntry[] {
  return entries.map((entry) =>
    entry.key === key && isStep(entry) ? { key: groupKey, count: 2, steps: [entry] } : entry,
  )
}

/** The entries with the steps of a repeat, once, in its place. */
export function unwrapGroup(entries: readonly DraftEntry[], key: string): DraftEntry[] {
  return entries.flatMap((entry) => (entry.key === key && isDraftGroup(entry) ? entry.steps : [entry]))
}

export function isStep(entry: DraftEntry): entry is DraftStep {
  return !isDraftGroup(entry)
}
