import { editDistance } from '../../text/grammar/edit-distance.ts'

/**
 * The known word nearest to a mistyped one: one edit away, from eight letters on two. The first letter must be right, or
 * swapped with the second; a known word of up to four letters allows only swapped or doubled letters, or one missing
 * vowel. Undefined if no word is near.
 */
export function nearestWord(typed: string, known: Vocabulary): string | undefined {
  // A word is searched among those with its first letter, or, if the first two are swapped, with its second.
  const near = [...(known.get(typed.charAt(0)) ?? []), ...(known.get(typed.charAt(1)) ?? [])]
  if (typed.length === 3) return near.find(({ word }) => lacksVowel(typed, word))?.word
  if (typed.length < 4) return undefined
  let nearest: string | undefined
  let least = typed.length >= 8 ? 2 : 1
  const letters = lettersOf(typed)
  for (const { word, letters: own } of near) {
    if (Math.abs(word.length - typed.length) > least || !hasSameStart(typed, word)) continue
    // An edit changes at most two of the letters that occur.
    if (countBits(letters ^ own) > 2 * least) continue
    const distance = editDistance(typed, word)
    if (distance > least || (distance === least && nearest !== undefined)) continue
    // In a short word one wrong letter makes another word: "tide" is not "ride".
    if (word.length < 5 && !(isSwapped(typed, word) || hasDoubledLetter(typed, word) || isSportWithin(typed, word)))
      continue
    nearest = word
    least = distance
  }
  return nearest
}

/** Known words by their first letter, each with the letters that occur in it as bits. */
export type Vocabulary = ReadonlyMap<string, readonly { word: string; letters: number }[]>

/** Indexes words for `nearestWord`. */
export function indexWords(words: Iterable<string>): Vocabulary {
  const index = new Map<string, { word: string; letters: number }[]>()
  for (const word of words) {
    const first = word.charAt(0)
    index.set(first, [...(index.get(first) ?? []), { word, letters: lettersOf(word) }])
  }
  return index
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

// "bke", "esy": of a word with three letters only a vowel can be missing.
function lacksVowel(typed: string, word: string): boolean {
  return (
    word.length === 4 &&
    [1, 2].some((at) => /[aeiou]/.test(word.charAt(at)) && word.slice(0, at) + word.slice(at + 1) === typed)
  )
}

function hasSameStart(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/** "bilke": a sport with one letter more between its own. */
function isSportWithin(typed: string, word: string): boolean {
  const isInner = typed.length === 5 && typed.at(-1) === word.at(-1)
  return isInner && SPORTS.has(word) && [2, 3].some((at) => typed.slice(0, at) + typed.slice(at + 1) === word)
}

const SPORTS: ReadonlySet<string> = new Set(['bike', 'ride', 'swim'])

function isSwapped(typed: string, word: string): boolean {
  return [...typed].sort().join('') === [...word].sort().join('')
}

// An extra letter must repeat the one beside it: "swimm", "biike".
function hasDoubledLetter(typed: string, word: string): boolean {
  return typed.length > word.length && typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
}
