import { chosenIn } from './chosen-entries.ts'
import { type DraftEntry, isDraftGroup, withSteps } from './draft-entries.ts'
import { entryOf, groupOf, insertEntries, type Place } from './place-entries.ts'

/**
 * The entries with one or several at another place, in the order that they had. They do not move into themselves, and a
 * repeat that loses its last step is removed.
 */
export function placeEntries(entries: readonly DraftEntry[], keys: readonly string[], place: Place): DraftEntry[] {
  const moved = chosenIn(entries, keys)
  const isInsideItself = keys.includes(place.by) || keys.includes(groupOf(entries, place.by)?.key ?? '')
  if (moved.length === 0 || isInsideItself || !entryOf(entries, place.by)) return [...entries]
  const stays = (entry: DraftEntry) => !moved.includes(entry)
  const others = entries
    .filter(stays)
    .map((entry) => (isDraftGroup(entry) ? withSteps(entry, entry.steps.filter(stays)) : entry))
  return insertEntries(others, moved, place).filter((entry) => !isDraftGroup(entry) || entry.steps.length > 0)
}
