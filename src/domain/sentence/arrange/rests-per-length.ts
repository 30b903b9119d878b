import type { Token } from '../tokens/tokens.ts'
import type { Edit, Piece } from './arranged.ts'

/**
 * Rests that are said for each hundred of what is swum, as the rest behind each swim: "4x200, 10 s rest per 100" has 20 s, and
 * "400/300/200 x 2, 10 s per 100" has 40, 30 and 20.
 */
export function measureRestsPerLength(_: readonly Token[], text: string): Edit[] {
  const said = REST.exec(text)
  const { figure = '', each = '' } = said?.groups ?? {}
  if (!said) return []
  const per = each.toLowerCase() === 'hundred' ? 100 : Number(each)
  const before = text.slice(0, said.index)
  const own = { from: said.index, to: said.index + said[0].length }
  const secondsOf = (length: string) => Math.round((Number(length) * Number(figure)) / per)
  const row = ROW.exec(before)
  if (row) {
    const rungs = [...(row.groups?.rungs ?? '').matchAll(/\d+/g)]
    const times = row.groups?.times
    const pieces = rungs.flatMap(({ index, 0: length }, at): Piece[] => {
      const place = row.index + index
      const isLast = at === rungs.length - 1 && !times
      return [
        ...(at > 0 ? [', '] : []),
        { from: place, to: place + length.length },
        ...(isLast ? [] : [', ', { words: `${secondsOf(length)}s rest`, for: own }]),
      ]
    })
    return [
      { from: row.index, to: row.index + row[0].length, by: [`${times ?? 1}x(`, ...pieces, ')'] },
      { ...own, by: [] },
    ]
  }
  const set = [...before.matchAll(SET)].at(-1)
  return set && before.slice(set.index + set[0].length).search(/\d/) < 0
    ? [{ ...own, by: [{ words: `, ${secondsOf(set.groups?.length ?? '')}s rest`, for: own }] }]
    : []
}

const REST =
  /,? (?:with |w\/? ?|rest )?(?<figure>\d{1,2}) ?(?:s|secs?|seconds)(?: of)?(?: rest| recovery)? (?:per|for every|every) (?<each>25|50|100|hundred)m?(?: rest| swum)?\b(?!(?: rest| swum)?,? ?(?:twice|x ?2|2x|repeat|done twice))/i
const ROW = /(?<rungs>\b[1-9]\d{1,2}(?:(?:\/| \/ |, ?|-| )[1-9]\d{1,2}){2,})(?: ?x ?(?<times>[2-6]))?\b(?![x:])/i
const SET = /\b\d{1,2} ?x ?(?<length>[1-9]\d{1,2})m?\b/gi
