import { cutText, keptNotes, MAX_NOTES_CHARACTERS } from '../reading/checked.ts'

/** How many messages of a file found no room in the notes of their steps. */
export type LeftOut = { count: number }

/** Joins as many whole lines as notes have room for; the others are counted in `left`. */
export function joinNotes([first = '', ...others]: readonly string[], losses: Set<string>, left: LeftOut): string {
  let notes = keptNotes(first, losses)
  for (const [index, line] of others.entries()) {
    const longer = `${notes}\n${line}`
    if (longer.length > MAX_NOTES_CHARACTERS) {
      left.count += others.length - index
      break
    }
    notes = longer
  }
  return cutText(notes, MAX_NOTES_CHARACTERS)
}

/** A sentence on what was left out; none where all found room. */
export function leftOutSentences({ count }: LeftOut): string[] {
  if (count === 0) return []
  return [`The notes of a step hold ${MAX_NOTES_CHARACTERS} characters; messages left out: ${count}.`]
}
