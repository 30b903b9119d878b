import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'

/** One rest for a list of lengths that "and" ends, behind each but the last: "15, 10 and 5 min with 3 min easy between them". */
export function restBetweenLengths(_: readonly Token[], text: string): Edit[] {
  const match = LIST.exec(text)
  const { row, aim, rest, unit } = match?.groups ?? {}
  const places = match?.indices?.groups
  const [ofRow, ofAim, ofRest, ofUnit] = ['row', 'aim', 'rest', 'unit'].map((name) => spanIn(places?.[name]))
  if (!match || !row || !rest || !ofRow || !ofRest || /\d ?x/i.test(aim ?? '')) return []
  // Without a unit they are metres: "400, 300 and 200".
  if (!unit && !(row.match(/\d+/g) ?? []).every((figure) => Number(figure) >= LEAST_METRES)) return []
  const lengths = [...row.matchAll(LENGTH)].map(({ index, 0: words, 1: own }) => ({
    from: ofRow.from + index,
    to: ofRow.from + index + words.trimEnd().length,
    isBare: own === undefined,
  }))
  const isJogged = /[a-z]/i.test(rest.replace(/^[\d.]+ ?[a-z']+/i, ''))
  const by = lengths.flatMap((length, at): Piece[] => [
    ...(at > 0 ? [', ', ofRest, ...(isJogged ? [] : [' rest']), ', '] : []),
    { from: length.from, to: length.to },
    ...(ofUnit && length.isBare && at < lengths.length - 1 ? [{ words: ` ${unit}`, for: ofUnit }] : []),
    ...(ofAim ? [ofAim] : []),
  ])
  return [{ from: match.index, to: match.index + match[0].length, by }]
}

const LEAST_METRES = 50
const NUMBER = '(?:\\d+(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'
const UNIT = "(?:minutes|minute|mins?|seconds|secs?|km|kilomet(?:er|re)s?|k|miles?|mi|metres|meters|m|s|')"
const LENGTH = new RegExp(`${NUMBER}(?: ?(${UNIT})\\b)?`, 'gi')
const LIST = new RegExp(
  `(?<![x×@] ?|[:.\\d])\\b(?<row>${NUMBER}(?: ?${UNIT}\\b)?(?:, ?${NUMBER}(?: ?${UNIT}\\b)?){0,6},? (?:and|&) (?:then )?${NUMBER}(?: ?(?<unit>${UNIT})\\b)?)(?<aim>(?! ?(?:with|w\\b|rest))[^,;.()]{0,40}?)?,? (?:(?:with|w\\/?) )?(?<rest>${NUMBER} ?${UNIT}(?: (?:of |at )?(?:easy|jog(?:ging)?|rest|recovery|rec|walk|spin(?:ning)?|float|z1))*)(?: in)? between(?: (?:them|these|each(?: one| rep)?|reps|all|intervals|efforts))?(?! sets)`,
  'di',
)

function spanIn(place: [number, number] | undefined): Span | undefined {
  return place && place[1] > place[0] ? { from: place[0], to: place[1] } : undefined
}
