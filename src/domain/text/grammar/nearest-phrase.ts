import { editDistance } from './edit-distance.ts'
import { knownPhrases } from './phrase.ts'

/** The known phrase nearest to a mistyped word: at most two edits away, one below six letters. Undefined if none is. */
export function findNearestPhrase(typed: string): string | undefined {
  const word = typed.toLowerCase()
  if (word.length < 3) return undefined
  let nearest: string | undefined
  let distance = (word.length < 6 ? 1 : 2) + 1
  for (const phrase of knownPhrases()) {
    if (Math.abs(phrase.length - word.length) >= distance || phrase.length < 3) continue
    const edits = editDistance(word, phrase)
    if (edits < distance) [nearest, distance] = [phrase, edits]
  }
  return nearest
}
