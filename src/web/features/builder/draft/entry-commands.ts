import { nextKey } from './draft.ts'
import { entryName, isDraftGroup } from './draft-entries.ts'
import { entryOf, groupOf, nextPlace, type Place } from './place-entries.ts'
import type { BuilderState } from './use-builder.ts'

/** What can be done with an entry of the list; undefined where it cannot be done. */
export type EntryCommands = Partial<Record<EntryCommand, () => void>>

export type EntryCommand =
  | 'shiftUp'
  | 'shiftDown'
  | 'insertAbove'
  | 'insertBelow'
  | 'duplicate'
  | 'enterAbove'
  | 'enterBelow'
  | 'leave'
  | 'wrap'
  | 'unwrap'
  | 'remove'

/** The commands of an entry or of a step in a repeat. */
export function entryCommands(builder: BuilderState, key: string): EntryCommands {
  const { entries } = builder.draft
  const entry = entryOf(entries, key)
  if (!entry) return {}
  const name = entryName(entry)
  const group = groupOf(entries, key)
  const isStep = !isDraftGroup(entry)
  const place = (at: Place | undefined, where: string) =>
    at && (() => builder.edit({ type: 'place', keys: [key], at }, key, `Moved ${name} ${where}`))
  const neighbour = (by: -1 | 1): Place | undefined => {
    const at = nextPlace(entries, key, by)
    return at?.side === 'first' || at?.side === 'last' ? at : undefined
  }
  const copyKey = nextKey(builder.draft)
  return defined({
    shiftUp: place(nextPlace(entries, key, -1), 'up'),
    shiftDown: place(nextPlace(entries, key, 1), 'down'),
    insertAbove: () => builder.add('step', { by: key, side: 'above' }),
    insertBelow: () => builder.add('step', { by: key, side: 'below' }),
    duplicate: () => builder.edit({ type: 'duplicate', key }, copyKey, `Duplicated ${name}`),
    enterAbove: place(neighbour(-1), 'into the repeat above'),
    enterBelow: place(neighbour(1), 'into the repeat below'),
    leave: place(group && { by: group.key, side: 'below' }, 'out of the repeat'),
    wrap: isStep && !group ? () => builder.edit({ type: 'wrap', key }, key, `${name} is repeated now`) : undefined,
    unwrap: isStep
      ? undefined
      : () => builder.edit({ type: 'unwrap', key }, entry.steps[0]?.key ?? key, `Removed ${name}, kept its steps`),
    remove: () => builder.remove(key),
  })
}

function defined(commands: Record<EntryCommand, (() => void) | undefined>): EntryCommands {
  return Object.fromEntries(Object.entries(commands).filter(([, run]) => run !== undefined))
}
