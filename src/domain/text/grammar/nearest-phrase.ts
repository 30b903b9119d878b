import { knownPhrases } from './phrase.ts'

/** The word of this language that a mistyped one is nearest to: at most two letters off, one in a short word. */
export function findNearestPhrase(typed: string): string | undefined {
  const word = typed.toLowerCase()
  const most = word.length < 6 ? 1 : 2
  if (word.length < 3) return undefined
  let nearest: string | undefined
  let least = most + 1
  for (const phrase of knownPhrases()) {
    if (Math.abs(phrase.length - word.length) >= least || phrase.length < 3) continue
    const letters = editDistance(word, phrase)
    if (letters < least) [nearest, least] = [phrase, letters]
  }
  return nearest
}

/** Letters to put in, leave out, change or swap with their neighbour to make one word the other (Damerau 1964). */
function editDistance(one: string, other: string): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, above] = [above, current]
  }
  return above[other.length] ?? 0
}
