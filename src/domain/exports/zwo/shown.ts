import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import { keptNotes } from '../course/checked.ts'
import type { Message } from './messages.ts'

/** Messages that stand between the blocks, at a time from the start of the workout, as notes of the step they come in. */
export function shownDuring(
  entries: readonly EditorEntry[],
  shown: readonly Message[],
  losses: Set<string>,
): EditorEntry[] {
  if (shown.length > MOST_SHOWN) losses.add(`Only the first ${MOST_SHOWN} messages between the blocks are kept.`)
  const first = shown.slice(0, MOST_SHOWN)
  let clock = 0
  return entries.map((entry, index) => {
    const start = clock
    clock += lengthOf(entry)
    const isLast = index === entries.length - 1
    const during = first.filter(({ at }) => at >= start && (at < clock || isLast)).map(({ text }) => text)
    return during.length === 0 ? entry : withNotes(entry, losses, (own) => [own, ...during])
  })
}

/** More than anybody reads while they ride. */
const MOST_SHOWN = 500

function lengthOf(entry: EditorEntry): number {
  if (!isGroup(entry)) return entry.duration.value * (entry.duration.type === 'distance' ? 1000 : 1)
  return entry.count * entry.steps.reduce((sum, step) => sum + lengthOf(step), 0)
}

/** The entries with a description before the notes of the first step. */
export function described(
  [first, ...others]: readonly EditorEntry[],
  description: string,
  losses: Set<string>,
): EditorEntry[] {
  if (!first) return []
  return [description ? withNotes(first, losses, (own) => [description, own]) : first, ...others]
}

/** An entry with the notes of its first step made anew from its own. */
function withNotes(entry: EditorEntry, losses: Set<string>, notes: (own: string) => string[]): EditorEntry {
  if (!isGroup(entry)) {
    const text = notes(entry.notes ?? '').filter((line) => line !== '')
    return { ...entry, notes: keptNotes(text.join('\n'), losses) }
  }
  const [first, ...others] = entry.steps
  return first ? { ...entry, steps: [withNotes(first, losses, notes) as typeof first, ...others] } : entry
}
