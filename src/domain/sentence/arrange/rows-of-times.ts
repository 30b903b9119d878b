import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'

/** Times in a row of which the last says how hard all are, as rungs: "10 min, 8 min, 6 min at threshold with 2 min easy". */
export function joinTimes(_: readonly Token[], text: string): Edit[] {
  const match = ROW.exec(text)
  if (!match) return []
  const times = [...match[0].matchAll(/\d+/g)]
  // The unit behind the last one is that of all.
  return times.slice(0, -1).map(({ index, 0: figure }, at) => {
    const from = match.index + index + figure.length
    return { from, to: match.index + (times[at + 1]?.index ?? 0), by: ['-'] }
  })
}

const ROW =
  /(?<![\dx.:@] ?)\b\d{1,2} ?min(?:ute)?s?(?:, ?\d{1,2} ?min(?:ute)?s?){2,}(?= (?:at|@|all|z\d|hard|tempo|threshold) ?(?!easy))/i
