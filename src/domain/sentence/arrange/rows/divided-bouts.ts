import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'

/**
 * What each bout of a set consists of, behind a colon or as its end: "6x400: 4x(25 back 25 breast 25 free) + 100 free" is six
 * times that, and "4x200 free last 50 easy" is divided. What does not add up to the bout is another part.
 */
export function divideBouts(_: readonly Token[], text: string): Edit[] {
  return [...rowsBehindColons(text), ...endsOfBouts(text)]
}

function rowsBehindColons(text: string): Edit[] {
  if (!text.includes(':')) return []
  return [...text.matchAll(SET_AND_COLON)].flatMap(({ index, 0: head, groups }) => {
    const from = index + head.length
    const row = rowOf(text, from, Number(groups?.length))
    if (!row) return []
    const own = { from: index, to: index + (groups?.times?.length ?? 0) }
    const isNested = /x/i.test(text.slice(from, row.to))
    // Lengths alone are a note of each.
    if (!isNested) {
      const parts = row.pieces.flatMap((one, at): Piece[] => [...(at > 0 ? ['/'] : []), one])
      return [{ from: index + (groups?.set?.length ?? 0), to: row.to, by: [' as ', ...parts] }]
    }
    return [{ from: index, to: row.to, by: [own, 'x(', { from, to: row.to }, ')'] }]
  })
}

const SET_AND_COLON = /(?<![\d.:(])(?<set>(?<times>\d{1,2}) ?x ?(?<length>\d{2,4})m?)(?: swim| free)?: ?(?=\d)/gi
const LENGTH =
  /^(?:(?<times>\d{1,2}) ?x ?)?(?:(?<length>\d{2,4})m?(?![\d:])|\((?<inner>[^()]*)\))(?<words>(?: ?[a-z]+){0,3})/i

/** The pieces from a place on that add up to a length, and where they end. */
function rowOf(text: string, from: number, length: number): { to: number; pieces: Span[] } | undefined {
  const pieces: Span[] = []
  let [at, sum] = [from, 0]
  while (sum < length && pieces.length < MAX_PIECES) {
    const match = LENGTH.exec(text.slice(at))
    const { times = '1', length: own, inner } = match?.groups ?? {}
    if (!match) return undefined
    const metres = own ? Number(own) : sumOf(inner ?? '')
    // "4x50 (25 fly 25 free)": how each is swum.
    const behind = /^ ?\([^()]*\)/.exec(text.slice(at + match[0].length))?.[0] ?? ''
    const isDivided = behind !== '' && sumOf(behind) === metres
    const words = match[0].replace(/ (?:w|with|rest|on|and|then|in|at|off|all)\b.*$/i, '')
    const to = at + (isDivided ? match[0].length + behind.length : words.trimEnd().length)
    sum += Number(times) * metres
    pieces.push({ from: at, to })
    if (sum >= length) return sum === length && pieces.length + Number(times) > 2 ? { to, pieces } : undefined
    at = to + (/^(?: ?[,+/&] ?| and | then | )/.exec(text.slice(to))?.[0].length ?? 0)
  }
  return undefined
}

const MAX_PIECES = 8

/** The sum of the lengths in brackets. */
function sumOf(inner: string): number {
  return (inner.match(/\d{2,4}(?![\d:])/g) ?? []).reduce((all, figure) => all + Number(figure), 0)
}

/** "3x225 free last 25 easy", "6x3 min, last 30 s all out": the end of each. */
function endsOfBouts(text: string): Edit[] {
  return [
    ...[...text.matchAll(END_OF_SWIM)].flatMap(({ index, 0: all, groups }): Edit[] => {
      const { set = '', length = '', stroke = '', last = '', how = '' } = groups ?? {}
      const rest = Number(length) - Number(last)
      if (rest <= 0) return []
      const own = { from: index, to: index + all.length }
      const place = index + all.indexOf(last, set.length + stroke.length + 1)
      return [
        {
          ...own,
          by: [
            { from: index, to: index + set.length },
            { words: ` as ${rest} ${stroke.trim()}/`, for: { from: index, to: index + set.length + stroke.length } },
            { from: place, to: place + last.length },
            ` ${how}`,
          ],
        },
      ]
    }),
    ...[...text.matchAll(END_OF_TIME)].map(({ index, groups }): Edit => {
      const from = index + (groups?.set?.length ?? 0)
      return { from, to: from + (groups?.mark?.length ?? 0), by: [' '] }
    }),
  ]
}

const END_OF_SWIM =
  /(?<![\d.:(])(?<set>\d{1,2} ?x ?(?<length>[1-9]\d{1,3})m?)(?<stroke> (?:free|fr|freestyle|fs|back|bk|breast|br|fly|im|pull|kick|swim))(?:,? (?:with |w )?(?:the )?last )(?<last>25|50|75|100|200)m?(?: of each)? (?<how>easy|ez|fast|hard|sprint|kick|back|breast|fly|drill)\b/gi
const END_OF_TIME =
  /(?<set>\b\d{1,2} ?x ?\d{1,2} ?(?:minutes|mins?|m|')(?: [a-z]+)?)(?<mark>, ?)(?=last \d{1,3} ?(?:s|secs?|seconds|mins?|minutes|m|') (?:[a-z]+))/gi
