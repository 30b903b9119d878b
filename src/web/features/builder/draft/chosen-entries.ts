import { type DraftEntry, isDraftGroup } from './draft-entries.ts'
import { copyOf, groupOf, insertEntries, isStep } from './place-entries.ts'

/** A change of all chosen entries at once. */
export type ChosenChange = 'remove' | 'duplicate' | 'up' | 'down' | 'wrap'

/** The chosen entries in the order of the list; a step inside a chosen repeat goes with the repeat. */
export function chosenIn(entries: readonly DraftEntry[], keys: readonly string[]): DraftEntry[] {
  return entries.flatMap((entry): readonly DraftEntry[] => {
    if (keys.includes(entry.key)) return [entry]
    return isDraftGroup(entry) ? entry.steps.filter(({ key }) => keys.includes(key)) : []
  })
}

/** The entries after a change of the chosen ones; unchanged where they cannot be changed so. */
export function changeChosen(
  entries: readonly DraftEntry[],
  keys: readonly string[],
  change: ChosenChange,
  newKey: () => string,
): DraftEntry[] {
  switch (change) {
    case 'remove':
      return inEveryList(entries, (list) => list.filter(({ key }) => !keys.includes(key)))
    case 'duplicate':
      return duplicateChosen(entries, keys, newKey)
    case 'up':
      return inEveryList(entries, (list) => moveUp(list, keys))
    case 'down':
      return inEveryList(entries, (list) => moveUp(list.toReversed(), keys).toReversed())
    case 'wrap':
      return wrapChosen(entries, keys, newKey)
  }
}

/** Whether steps can be put into a repeat together: they stand next to each other, and in no repeat. */
export function canWrap(entries: readonly DraftEntry[], keys: readonly string[]): boolean {
  const chosen = chosenIn(entries, keys)
  const first = chosen[0] ? entries.indexOf(chosen[0]) : -1
  return first >= 0 && chosen.every((entry, at) => isStep(entry) && entry === entries[first + at])
}

/** Whether any chosen entry can move a place up or down in its own list. */
export function canMoveChosen(entries: readonly DraftEntry[], keys: readonly string[], by: -1 | 1): boolean {
  const lists = [entries, ...entries.filter(isDraftGroup).map(({ steps }) => steps)]
  const isChosen = (entry: DraftEntry) => keys.includes(entry.key)
  return lists.some((list) =>
    list.some((entry, at) => {
      const neighbour = list[at + by]
      return isChosen(entry) && neighbour !== undefined && !isChosen(neighbour)
    }),
  )
}

/**
 * The chosen keys with one more, or without it if it was chosen. Without a step of a chosen repeat, the repeat's other
 * steps stay chosen.
 */
export function toggleChosen(entries: readonly DraftEntry[], keys: readonly string[], key: string): string[] {
  const group = groupOf(entries, key)
  if (keys.includes(key)) return keys.filter((one) => one !== key)
  if (!group || !keys.includes(group.key)) return [...keys, key]
  const others = group.steps.map((step) => step.key).filter((one) => one !== key)
  return [...keys.filter((one) => one !== group.key), ...others]
}

/** The keys from one entry to another: steps of one repeat, else entries of the list. */
export function keysBetween(entries: readonly DraftEntry[], from: string, to: string): string[] {
  const list = listOf(entries, from) === listOf(entries, to) ? listOf(entries, from) : entries
  const [one, other] = [from, to].map((key) => list.findIndex((entry) => hasKey(entry, key)))
  if (one === undefined || other === undefined || one < 0 || other < 0) return []
  return list.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ key }) => key)
}

/** The key of the entry a place up or down in the same list. */
export function keyBeside(entries: readonly DraftEntry[], key: string, by: -1 | 1): string | undefined {
  const list = listOf(entries, key)
  return list[list.findIndex((entry) => entry.key === key) + by]?.key
}

/** The entry that takes the focus when the chosen ones are removed: the next one that stays, else the one before. */
export function neighbourOfChosen(entries: readonly DraftEntry[], keys: readonly string[]): string | undefined {
  const rows = entries.flatMap((entry) => (isDraftGroup(entry) ? entry.steps : [entry]))
  const isGone = ({ key }: DraftEntry) => keys.includes(key) || keys.includes(groupOf(entries, key)?.key ?? key)
  const last = rows.findLastIndex(isGone)
  return (rows[last + 1] ?? rows.slice(0, Math.max(0, last)).findLast((row) => !isGone(row)))?.key
}

/** The entries with a change in the list and in the steps of each repeat. A repeat that loses its last step is removed. */
function inEveryList(
  entries: readonly DraftEntry[],
  change: <Entry extends DraftEntry>(list: readonly Entry[]) => Entry[],
): DraftEntry[] {
  return change(entries)
    .map((entry) => (isDraftGroup(entry) ? { ...entry, steps: change(entry.steps) } : entry))
    .filter((entry) => !isDraftGroup(entry) || entry.steps.length > 0)
}

/** The list with each chosen entry before the entry above it, unless that is chosen too. */
function moveUp<Entry extends DraftEntry>(list: readonly Entry[], keys: readonly string[]): Entry[] {
  const moved: Entry[] = []
  for (const entry of list) {
    const above = moved.at(-1)
    const passes = keys.includes(entry.key) && above !== undefined && !keys.includes(above.key)
    moved.splice(passes ? -1 : moved.length, 0, entry)
  }
  return moved
}

/** The copies stand together, below the last chosen entry. */
function duplicateChosen(entries: readonly DraftEntry[], keys: readonly string[], newKey: () => string): DraftEntry[] {
  const chosen = chosenIn(entries, keys)
  const last = chosen.at(-1)
  if (!last) return [...entries]
  const copies = chosen.map((entry) => copyOf(entry, newKey))
  return insertEntries(entries, copies, { by: last.key, side: 'below' })
}

function wrapChosen(entries: readonly DraftEntry[], keys: readonly string[], newKey: () => string): DraftEntry[] {
  const steps = chosenIn(entries, keys).filter(isStep)
  const [first] = steps
  if (!first || !canWrap(entries, keys)) return [...entries]
  return entries.toSpliced(entries.indexOf(first), steps.length, { key: newKey(), count: 2, steps })
}

function listOf(entries: readonly DraftEntry[], key: string): readonly DraftEntry[] {
  return groupOf(entries, key)?.steps ?? entries
}

function hasKey(entry: DraftEntry, key: string): boolean {
  return entry.key === key || (isDraftGroup(entry) && entry.steps.some((step) => step.key === key))
}
