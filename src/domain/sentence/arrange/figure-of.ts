import { numberWords } from '../tokens/words/number-words.ts'
import { wordTable } from '../tokens/words/word-table.ts'

/** The figure of a count or an ordinal, in figures or words and in any letters: "12", "3 times", "Twice", "4th", "other". */
export function figureOf(words = ''): number {
  const [first = ''] = words.toLowerCase().split(' ')
  return numberWords[first] ?? counts[first] ?? Number.parseFloat(first)
}

const counts = wordTable<number>({
  ...{ oh: 0, twice: 2, thrice: 3 },
  ...{ first: 1, other: 2, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
})
