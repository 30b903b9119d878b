import { isKnownWord } from './vocabulary.ts'

/** Known words without a capital initial, "bike 6x5' sweetspot, 3' easy"; the first word keeps its own, and so does a name: "Box Hill". */
export function withSmallInitials(text: string): string {
  return text.replace(INITIAL, (word: string, at: number) => {
    const isName = NAME_AHEAD.test(text.slice(0, at)) || NAME_BEHIND.test(text.slice(at + word.length))
    return isKnownWord(word.toLowerCase()) && !isName ? word.toLowerCase() : word
  })
}

const INITIAL = /(?<!^|[\p{L}'’])\p{Lu}\p{Ll}+(?![\p{L}'’])/gu
const NAME_AHEAD = /\p{Lu}\p{Ll}+ $/u
const NAME_BEHIND = /^ \p{Lu}\p{Ll}/u
