import { sumOf } from '../../units/numbers.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout } from './format.ts'

/** A workout with as many of its names and notes as a file has room for, and a sentence if that is not all of them. */
export type TrimmedWorkout = { workout: FileWorkout; losses: string[] }

/**
 * Trims a workout for files without repeats, which repeat names and notes in every round: twenty kilobytes of workout
 * would become twenty megabytes. The 2 MB that an import takes hold the steps and a megabyte of words.
 */
export function trimToSizeLimit(workout: FileWorkout): TrimmedWorkout {
  const entries = toGroups(workout.steps)
  const once = entries.flatMap(keepWordsOnce)
  const trims: [trimmed: EditorEntry[], loss?: string][] = [
    [entries],
    [once, 'Names and notes of repeats stand in the first round only: with all of them the file would be too long.'],
    [once.map((entry) => each(entry, withoutNotes)), 'The notes are left out: with them the file would be too long.'],
    [
      entries.map((entry) => each(entry, wordless)),
      'Names and notes are left out: with them the file would be too long.',
    ],
  ]
  const [kept, loss] = trims.find(([trimmed]) => sumOf(trimmed, wordsBytesOf) <= MAX_WORDS_BYTES) ?? [entries]
  return loss ? { workout: { ...workout, steps: toStored(kept) }, losses: [loss] } : { workout, losses: [] }
}

const MAX_WORDS_BYTES = 1_000_000

function keepWordsOnce(entry: EditorEntry): EditorEntry[] {
  if (!isGroup(entry)) return [entry]
  return [...entry.steps, { ...entry, count: entry.count - 1, steps: entry.steps.map(wordless) }]
}

const withoutNotes = ({ notes: _, ...step }: Step): Step => step
const wordless = ({ name: _, notes: __, ...step }: Step): Step => step

function each(entry: EditorEntry, change: (step: Step) => Step): EditorEntry {
  return isGroup(entry) ? { ...entry, steps: entry.steps.map(change) } : change(entry)
}

function wordsBytesOf(entry: EditorEntry): number {
  if (isGroup(entry)) return entry.count * sumOf(entry.steps, wordsBytesOf)
  // A name is written twice: as a message and as the name of a block.
  return 2 * bytesOf(entry.name) + bytesOf(entry.notes)
}

/** The most bytes that a text takes in any of these formats, with the markup around it. */
function bytesOf(text: string | undefined): number {
  if (!text) return 0
  const escaped = text.match(/[&<>"\n\r\t]/g)?.length ?? 0
  const wide = text.match(/[^\0-\x7f]/g)?.length ?? 0
  // Each line can be a message of its own.
  const lines = text.match(/\n/g)?.length ?? 0
  return MARKUP_BYTES * (1 + lines) + text.length + 5 * escaped + 2 * wide
}

const MARKUP_BYTES = 50
