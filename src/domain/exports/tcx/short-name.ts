import { cutToOneLine } from '../shared/one-line.ts'

/** Characters of a name, of a workout or of a step. */
export const MAX_NAME_CHARACTERS = 15

/** A name on one line of at most so many characters, cut between two of them; the other name where nothing is left. */
export function shortName(name: string | undefined, otherwise: string, most = MAX_NAME_CHARACTERS): string {
  const line = cutToOneLine(name ?? '', 4 * 200).replaceAll(/[\ufffe\uffff]/g, '')
  if (line.length <= most) return line.trim() || otherwise
  let kept = ''
  for (const { segment } of characters.segment(line)) {
    // The schema counts code points, people count what they see.
    if (Array.from(kept + segment).length > most) break
    kept += segment
  }
  return kept.trim() || otherwise
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
