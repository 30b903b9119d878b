import { formatCount } from '#domain/units/words.ts'
import { type ChosenChange, canMoveChosen, canWrap, chosenIn, neighbourOfChosen } from './chosen-entries.ts'
import { chosenPlace } from './chosen-place.ts'
import { type Draft, draftReducer, nextKey } from './draft.ts'
import { type DraftEntry, entryName } from './draft-entries.ts'
import type { EntryCommands } from './entry-commands.ts'
import type { BuilderState } from './use-builder.ts'

/** What can be done with all chosen entries, each as one step of the history. */
export function chosenCommands(builder: BuilderState): EntryCommands {
  const { draft, choice } = builder
  const { keys } = choice
  const chosen = chosenIn(draft.entries, keys)
  const [first] = chosen
  if (!first) return {}
  const names = chosenNames(chosen)
  const action = (change: ChosenChange) => ({ type: 'chosen', keys, change }) as const
  const move = (by: -1 | 1) => {
    const at = chosenPlace(draft.entries, keys, by)
    if (!at && !canMoveChosen(draft.entries, keys, by)) return undefined
    const way = by < 0 ? 'up' : 'down'
    // Entries that stand apart move each in their own list.
    const moved = at ? ({ type: 'place', keys, at } as const) : action(way)
    return () => builder.edit(moved, first.key, `Moved ${names} ${way}`, 'if-lost')
  }
  const [shiftUp, shiftDown] = [move(-1), move(1)]
  return {
    ...(shiftUp && { shiftUp }),
    ...(shiftDown && { shiftDown }),
    duplicate() {
      builder.edit(action('duplicate'), nextKey(draft), `Duplicated ${names}`)
      choice.choose(addedKeys(draft, draftReducer(draft, action('duplicate'))))
    },
    ...(canWrap(draft.entries, keys) && {
      wrap() {
        builder.edit(action('wrap'), nextKey(draft), `${names} in a repeat now`)
        choice.end()
      },
    }),
    remove() {
      builder.editWithUndo(action('remove'), neighbourOfChosen(draft.entries, keys), `Deleted ${names}`)
      choice.end()
    },
  }
}

/** The chosen entries in a sentence: the name of one, else their number. */
export function chosenNames(chosen: readonly DraftEntry[]): string {
  const [only] = chosen
  return only && chosen.length === 1 ? entryName(only) : formatCount(chosen.length, 'block')
}

function addedKeys(before: Draft, after: Draft): string[] {
  const keysOf = ({ entries }: Draft) =>
    entries.flatMap((entry) => [entry.key, ...('steps' in entry ? entry.steps.map(({ key }) => key) : [])])
  const known = new Set(keysOf(before))
  return chosenIn(
    after.entries,
    keysOf(after).filter((key) => !known.has(key)),
  ).map(({ key }) => key)
}
