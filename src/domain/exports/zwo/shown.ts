import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import { keptText, MOST_NOTES } from '../course/checked.ts'
import type { Message } from './messages.ts'

/** Messages that stand between the blocks, at a time from the start of the workout, as notes of the step they come in. */
export function shownDuring(entries: readonly EditorEntry[], shown: readonly Message[]): EditorEntry[] {
  const first = shown.slice(0, MOST_SHOWN)
  let clock = 0
  return entries.map((entry, index) => {
    const start = clock
    clock += lengthOf(entry)
    const isLast = index === entries.length - 1
    const during = first.filter(({ at }) => at >= start && (at < clock || isLast)).map(({ text }) => text)
    return during.length === 0 ? entry : withNotes(entry, (own) => [own, ...during])
  })
}

/** More than anybody reads while they ride. */
const MOST_SHOWN = 500

function lengthOf(entry: EditorEntry): number {
  if (!isGroup(entry)) return entry.duration.value * (entry.duration.type === 'distance' ? 1000 : 1)
  return entry.count * entry.steps.reduce((sum, step) => sum + lengthOf(step), 0)
}

/** The entries with a description before the notes of the first step. */
export function described([first, ...others]: readonly EditorEntry[], description: string): EditorEntry[] {
  if (!first) return []
  return [description ? withNotes(first, (own) => [description, own]) : first, ...others]
}

/** An entry with the notes of its first step made anew from its own. */
function withNotes(entry: EditorEntry, notes: (own: string) => string[]): EditorEntry {
  if (!isGroup(entry)) {
    const text = notes(entry.notes ?? '').filter((line) => line !== '')
    return { ...entry, notes: keptText(text.join('\n'), MOST_NOTES) }
  }
  const [first, ...others] = entry.steps
  return first ? { ...entry, steps: [withNotes(first, notes) as typeof first, ...others] } : entry
}
