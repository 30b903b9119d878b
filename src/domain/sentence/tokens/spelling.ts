import { editDistance } from '../../text/grammar/edit-distance.ts'

/**
 * The known word nearest to a mistyped one: one edit away, from eight letters on two. The first letter must be right, or
 * swapped with the second; a known word of up to four letters allows only swapped or doubled letters, or one missing
 * vowel. Undefined if no word is near.
 */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  if (typed.length === 3) return known.find((word) => lacksVowel(typed, word))
  if (typed.length < 4) return undefined
  let nearest: string | undefined
  let least = typed.length >= 8 ? 2 : 1
  for (const word of known) {
    if (Math.abs(word.length - typed.length) > least || !hasSameStart(typed, word)) continue
    const distance = editDistance(typed, word)
    if (distance > least || (distance === least && nearest !== undefined)) continue
    // In a short word one wrong letter makes another word: "tide" is not "ride".
    if (word.length < 5 && !(isSwapped(typed, word) || hasDoubledLetter(typed, word))) continue
    nearest = word
    least = distance
  }
  return nearest
}

// "bke", "esy": of a word with three letters only a vowel can be missing.
function lacksVowel(typed: string, word: string): boolean {
  return (
    word.length === 4 &&
    [1, 2].some((at) => /[aeiou]/.test(word[at] ?? '') && word.slice(0, at) + word.slice(at + 1) === typed)
  )
}

function hasSameStart(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

function isSwapped(typed: string, word: string): boolean {
  return [...typed].sort().join('') === [...word].sort().join('')
}

// An extra letter must repeat the one beside it: "swimm", "biike".
function hasDoubledLetter(typed: string, word: string): boolean {
  return typed.length > word.length && typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
}
