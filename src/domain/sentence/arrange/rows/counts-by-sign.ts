import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'

/** A count with its sign, where it stands before a length or a bracket: "then 6 times 40 s" is "then 6x40 s". */
export function writeSigns(_: readonly Token[], text: string): Edit[] {
  return [...text.matchAll(TIMES)].map(({ index, 0: words }) => {
    const place = { from: index, to: index + words.length }
    return { ...place, by: [{ words: 'x', for: place }] }
  })
}

const TIMES =
  /(?<=(?:^|[,;:.(+\n]|\b(?:then|and|by|with|run|running|ride|bike|cycling|turbo|swim|swimming|pace|effort|tempo|threshold|css|mp|fast|hard|(?:all|flat) out|(?:vo2 ?)?max|z[1-7])) ?\d{1,2}) times (?=\d|\()/gi
