import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'

/**
 * Lengths in a row between commas, as rungs. Times of which the last says how hard all are, "10 min, 8 min, 6 min at threshold
 * with 2 min easy"; distances with one rest behind all of them, "400, 800, 1200, 90 s jog".
 */
export function joinRows(_: readonly Token[], text: string): Edit[] {
  const times = TIMES.exec(text)
  // The unit behind the last one is that of all.
  if (times) return joinFigures(times)
  const distances = DISTANCES.exec(text)
  const figures = distances?.[0].match(/\d+/g)?.map(Number) ?? []
  const areDistances = figures.every((metres) => metres >= LEAST_METRES && metres % LEAST_METRES === 0)
  return distances && areDistances ? joinFigures(distances) : []
}

/** Writes the figures of a row with a hyphen between them. */
function joinFigures(row: RegExpExecArray): Edit[] {
  const figures = [...row[0].matchAll(/\d+/g)]
  return figures.slice(0, -1).map(({ index, 0: figure }, at) => ({
    from: row.index + index + figure.length,
    to: row.index + (figures[at + 1]?.index ?? 0),
    by: ['-'],
  }))
}

const TIMES =
  /(?<![\dx.:@] ?)\b\d{1,2} ?min(?:ute)?s?(?:, ?\d{1,2} ?min(?:ute)?s?){2,}(?= (?:at|@|all|z\d|hard|tempo|threshold) ?(?!easy))/i
const DISTANCES =
  /(?<!:|[\dx.@*/-] ?)\b\d{2,4} ?m?(?:, ?\d{2,4} ?m?){2,}(?=(?: (?:hard|fast|quick|strong|free|fc))?(?:,| with| w\/| off)? ?(?:rest \d|\(?\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|m|'|")? ?(?:rests?|ri|jog|recover(?:y|ies)|rec|walk|between)\b))/i
const LEAST_METRES = 25
