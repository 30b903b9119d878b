import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'

/** Pairs that each have their count behind them, with it before: "90 s on 60 s off x 6 then 60 s on 30 s off x 6". */
export function countPairsFirst(_: readonly Token[], text: string): Edit[] {
  const pairs = [...text.matchAll(PAIR)]
  if (pairs.length < 2) return []
  return pairs.flatMap(({ index, indices }) => {
    const [pair, times] = [indices?.groups?.pair, indices?.groups?.times]
    if (!pair || !times) return []
    const [from, to] = [index, times[1]]
    return [{ from, to, by: [{ from: times[0], to: times[1] }, 'x ', { from: pair[0], to: pair[1] }] }]
  })
}

const PAIR =
  /(?<![\dx.] ?|\d:)\b(?<pair>\d+ ?(?:s|secs?|mins?|')? ?on,? ?(?:\/ ?)?\d+ ?(?:s|secs?|mins?|')? ?off),? ?x ?(?<times>\d{1,2})\b(?! ?x)/dgi
