import { cutText, keptNotes, MOST_NOTES } from '../reading/checked.ts'

/** How many messages of a file found no room in the notes of their steps. */
export type LeftOut = { count: number }

/** Lines as notes, as many whole ones as there is room for; what is left out is counted. */
export function fittingNotes([first = '', ...others]: readonly string[], losses: Set<string>, left: LeftOut): string {
  let notes = keptNotes(first, losses)
  for (const [index, line] of others.entries()) {
    const longer = `${notes}\n${line}`
    if (longer.length > MOST_NOTES) {
      left.count += others.length - index
      break
    }
    notes = longer
  }
  return cutText(notes, MOST_NOTES)
}

/** A sentence on what was left out; none where all found room. */
export function leftOutSentences({ count }: LeftOut): string[] {
  if (count === 0) return []
  return [`The notes of a step have room for ${MOST_NOTES} characters: messages left out for it: ${count}.`]
}
