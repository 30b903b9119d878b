import { cutBetweenCharacters, toOneLine } from '../shared/one-line.ts'

/** Characters of a name in the schema, of a workout or of a step. */
export const MAX_NAME_CHARACTERS = 15

/** A name on one line, cut between two characters; the default where nothing is left. */
export function shortName(name: string | undefined, defaultName: string, maxCharacters = MAX_NAME_CHARACTERS): string {
  const line = toOneLine(name ?? '').replaceAll(/[\ufffe\uffff]/g, '')
  // The schema counts code points.
  return cutBetweenCharacters(line, maxCharacters, (text) => Array.from(text).length).trim() || defaultName
}
