import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'

/** The unit of a ride's targets that were read as percents or watts in a sentence that names neither: "4x8 @ 105 off 4". */
export function tellUnitsOfTargets({ sentence, mentions, sport, understood: { inferred } }: Facts): Inferred[] {
  if (sport.reference.metric !== 'power') return []
  return targets.flatMap(({ kind, words, unit }) => {
    if (words.test(sentence)) return []
    const figures = mentions
      .filter((one) => one.kind === kind)
      .map(({ from, to }) => sentence.slice(from, to))
      .filter((one) => BARE.test(one) && !inferred.some(({ because }) => because.includes(`“${one}”`)))
    const because = `No unit was said at ${[...new Set(figures)].map((one) => `“${one}”`).join(', ')}, so ${unit}.`
    return figures.length > 0 ? [{ field: 'mainSet', reading: 'Assumed', because }] : []
  })
}

const BARE = /^\d[\d., /–-]*$/

const targets = [
  { kind: 'percent', words: /%|per ?cents?\b|pct\b|\bftp\b|\b(?:lt|max|vo2|if)/i, unit: 'percent of FTP' },
  { kind: 'power', words: /\d ?w|\bwatts?\b|\bpower\b|\bftp\b/i, unit: 'watts' },
] as const
