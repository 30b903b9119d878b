import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'

/**
 * Watts above or below FTP, "FTP+10w", "ftp + 20", "FTP minus 10": a sum where FTP is said or known, else a percent of a usual
 * one, which is told. "3.2 w/kg" with a weight is a product.
 */
export function sayWatts(_: readonly Token[], text: string, known: number | undefined): Edit[] {
  if (!/ftp|w\/kg|watts? per k/i.test(text)) return []
  const said = SAID.exec(text)?.groups?.watts
  const ftp = said ? Number(said) : known
  // The work that they are a target of: a run has no FTP.
  const isTarget = !/\b(?:run|jog)/i.test(text) && /\d ?(?:x|s\b|'|min|m\b|h\b)/i.test(text)
  const beside = isTarget
    ? [...text.matchAll(BESIDE)].map(({ index, 0: words, groups }): Edit => {
        const place = { from: index, to: index + words.length }
        const change =
          Number(groups?.change ?? groups?.first) *
          (/^(?:\+|plus|over|above)$/i.test(groups?.sign ?? groups?.way ?? '') ? 1 : -1)
        const target = ftp ? `${ftp + change}w` : `${Math.round(100 + (change / USUAL_WATTS) * 100)}% FTP`
        const check = ftp
          ? undefined
          : `Your FTP is not known here: ${words} was read as ${target.replace(' FTP', '')}, as of ${USUAL_WATTS} watts.`
        const at = /(?:@|\bat|\bin) ?$/i.test(text.slice(0, index)) ? '' : '@ '
        return { ...place, by: [{ words: `${at}${target}`, for: place, ...(check ? { check } : {}) }] }
      })
    : []
  return [...beside, ...byWeight(text)]
}

function byWeight(text: string): Edit[] {
  const targets = [...text.matchAll(PER_KILOGRAM)]
  const weight = targets.length > 0 ? WEIGHT.exec(text) : undefined
  const kilograms = Number(weight?.groups?.kg)
  if (!weight || !(kilograms >= LIGHTEST && kilograms <= HEAVIEST)) return []
  return [
    ...targets.map(({ index, 0: words, groups }): Edit => {
      const place = { from: index, to: index + words.length }
      const range = [groups?.first, groups?.last].filter(Boolean).map((one) => Math.round(Number(one) * kilograms))
      return { ...place, by: [{ words: `${range.join('-')}w`, for: place }] }
    }),
    { from: weight.index, to: weight.index + weight[0].length, by: [] },
  ]
}

const SAID = /\bftp(?: is|:| of| =|=| at)? ?(?:about |around |~)?(?<watts>[1-4]\d\d)(?: ?w(?:atts)?)?\b/i
const BESIDE =
  /\bftp ?(?<sign>\+|plus|over|-|–|minus|under) ?(?<change>\d{1,2})(?! ?%|\d)(?: ?w(?:atts)?)?\b|\b(?<first>\d{1,2}) ?w(?:atts)? (?<way>over|above|under|below) (?:my )?ftp\b/gi
const PER_KILOGRAM = /\b(?<first>\d(?:\.\d+)?)(?: ?- ?(?<last>\d(?:\.\d+)?))? ?(?:w\/kg|wkg|watts? per (?:kg|kilo))\b/gi
const WEIGHT =
  /,? ?\(?(?:\b(?:and |as )?(?:i'?m|im|i am|i weigh|weight|weighing|at)[: ] ?)?\b(?<kg>\d{2,3}(?:\.\d)?) ?(?:kgs?|kilos?)\b\)?/i
const [LIGHTEST, HEAVIEST] = [35, 160]
// Our choice.
const USUAL_WATTS = 250
