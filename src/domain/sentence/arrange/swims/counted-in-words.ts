import type { Phrase } from '../phrase.ts'

const COUNTS: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15 },
  ...{ sixteen: 16, eighteen: 18, twenty: 20, thirty: 30 },
}
const LENGTHS: Record<string, number> = {
  ...{ 'twenty fives': 25, fifties: 50, 'seventy fives': 75, hundreds: 100, 'one hundreds': 100 },
  ...{ 'one fifties': 150, 'two hundreds': 200, 'two fifties': 250, 'three hundreds': 300, 'four hundreds': 400 },
  ...{ 'five hundreds': 500, 'six hundreds': 600, 'eight hundreds': 800 },
}
const either = (words: Record<string, number>) => Object.keys(words).join('|').replaceAll(' ', '[- ]')

/** Sets as they are dictated: "eight fifties", "ten two hundreds", "twelve twenty-fives". */
export const countedInWords: readonly Phrase[] = [
  {
    needs: ['fifties', 'hundreds', 'fives'],
    pattern: new RegExp(
      String.raw`(?<![\d.:/x-] ?)\b(?<count>\d{1,2}|${either(COUNTS)}) (?:x |times |of the )?(?<length>${either(LENGTHS)})\b`,
      'dgi',
    ),
    by: (span) => {
      const [count, length] = [span('count'), span('length')]
      const metres = LENGTHS[length?.words.toLowerCase().replace('-', ' ') ?? '']
      if (!count || !length || !metres) return undefined
      const times = COUNTS[count.words.toLowerCase()] ?? Number(count.words)
      return [
        { words: `${times}x`, for: count },
        { words: String(metres), for: length },
      ]
    },
  },
]
