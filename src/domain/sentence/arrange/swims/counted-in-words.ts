import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|twenty|thirty'
const LENGTHS: Record<string, number> = {
  ...{ 'twenty fives': 25, fifties: 50, 'seventy fives': 75, hundreds: 100, 'one hundreds': 100 },
  ...{ 'one fifties': 150, 'two hundreds': 200, 'two fifties': 250, 'three hundreds': 300, 'four hundreds': 400 },
  ...{ 'five hundreds': 500, 'six hundreds': 600, 'eight hundreds': 800 },
}

/** Sets as they are dictated: "eight fifties", "ten two hundreds", "twelve twenty-fives". */
export const countedInWords: readonly Phrase[] = [
  {
    needs: ['fifties', 'hundreds', 'fives'],
    pattern: new RegExp(
      String.raw`(?<![\d.:/x-] ?)\b(?<count>\d{1,2}|${COUNT}) (?:x |times |of the )?(?<length>${Object.keys(LENGTHS).join('|').replaceAll(' ', '[- ]')})\b`,
      'dgi',
    ),
    by: (span) => {
      const [count, length] = [span('count'), span('length')]
      const metres = LENGTHS[length?.words.toLowerCase().replace('-', ' ') ?? '']
      if (!count || !length || !metres) return undefined
      const times = figureOf(count.words)
      return [
        { words: `${times}x`, for: count },
        { words: String(metres), for: length },
      ]
    },
  },
]
