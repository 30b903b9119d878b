/**
 * The known word a mistyped one stands for: letters swapped, doubled or left out; from five letters on one wrong letter,
 * from eight on two. The first letter is right, or the two first are swapped. Undefined where none is near.
 */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  if (typed.length === 3) return known.find((word) => isWithoutVowel(typed, word))
  if (typed.length < 4) return undefined
  let nearest: string | undefined
  let least = typed.length >= 8 ? 2 : 1
  for (const word of known) {
    if (Math.abs(word.length - typed.length) > least || !startsAlike(typed, word)) continue
    const distance = edits(typed, word)
    if (distance > least || (distance === least && nearest !== undefined)) continue
    // Of short words a wrong letter makes another word: "tide" is no ride.
    if (word.length < 5 && word.length === typed.length && !isSwapped(typed, word)) continue
    if (word.length < 5 && word.length !== typed.length && !isStuttered(typed, word)) continue
    nearest = word
    least = distance
  }
  return nearest
}

// "bke", "esy": of three letters only a vowel can be missing.
function isWithoutVowel(typed: string, word: string): boolean {
  return (
    word.length === 4 &&
    [1, 2].some((at) => /[aeiou]/.test(word[at] ?? '') && word.slice(0, at) + word.slice(at + 1) === typed)
  )
}

function startsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

function isSwapped(typed: string, word: string): boolean {
  return [...typed].sort().join('') === [...word].sort().join('')
}

// A letter too many must be one that stands there already: "swimm", "biike".
function isStuttered(typed: string, word: string): boolean {
  return typed.length > word.length && typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
}

/** Edits between two words, two swapped neighbours counted as one (Damerau 1964, in its restricted form). */
function edits(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}
