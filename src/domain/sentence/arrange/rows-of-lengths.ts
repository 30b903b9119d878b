import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'

/**
 * Lengths in a row between commas, as rungs. Times of which the last says how hard all are, "10 min, 8 min, 6 min at threshold
 * with 2 min easy"; distances and minutes with one rest behind all of them, "400, 800, 1200, 90 s jog", "3, 6, 9 min (2 min jog)",
 * or behind the word ladder.
 */
export function joinRows(_: readonly Token[], text: string): Edit[] {
  // The unit behind the last one is that of all.
  const row = TIMES.exec(text) ?? LADDER.exec(text) ?? MINUTES.exec(text) ?? distancesIn(text)
  const figures = row ? [...row[0].matchAll(/\d+/g)] : []
  return figures.slice(0, -1).map(({ index, 0: figure }, at) => ({
    from: (row?.index ?? 0) + index + figure.length,
    to: (row?.index ?? 0) + (figures[at + 1]?.index ?? 0),
    by: ['-'],
  }))
}

function distancesIn(text: string): RegExpExecArray | undefined {
  const row = DISTANCES.exec(text)
  return row?.[0].match(/\d+/g)?.every((metres) => Number(metres) % POOL_METRES === 0) ? row : undefined
}

const TIMES =
  /(?<![\dx.:@] ?)\b\d{1,2} ?min(?:ute)?s?(?:, ?\d{1,2} ?min(?:ute)?s?){2,}(?= (?:at|@|all|z\d|hard|tempo|threshold) ?(?!easy))/i
const REST =
  '(?=(?: (?:hard|fast|quick|strong|free|fc))?(?:,| with| w\\/| off)? ?(?:(?:rest|off) \\d|\\(?\\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|m|\'|")? ?(?:rests?|ri|jog|spin|recover(?:y|ies)|rec|walk|between)\\b))'
const DISTANCES = new RegExp(`(?<![:.]|[\\dx@*/-] ?)\\b\\d{2,4}(?!\\d) ?m?(?:, ?\\d{2,4}(?!\\d) ?m?){2,}${REST}`, 'i')
const MINUTES = new RegExp(
  `(?<![:.]|[\\dx@*/-] ?)\\b[1-3]?\\d(?:, ?[1-3]?\\d(?!\\d)){2,} ?(?:mins?|minutes|')(?![a-z])${REST}`,
  'i',
)
/** A ladder by its name needs no rest: "pyramid 3, 6, 9 min", "ladder 1200, 800, 400 m". */
const LADDER =
  /(?<=\b(?:ladder|pyramid):? (?:of )?)(?:\d{2,4}(?!\d) ?m?(?:, ?\d{2,4}(?!\d) ?m?){2,}|[1-3]?\d(?:, ?[1-3]?\d(?!\d)){2,} ?(?:mins?|minutes|'))(?![a-z\d:x]| ?x)/i
const POOL_METRES = 25
