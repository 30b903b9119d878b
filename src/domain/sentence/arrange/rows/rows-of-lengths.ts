import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'

/**
 * Lengths in a row between commas, as rungs. Times of which the last says how hard all are, "10 min, 8 min, 6 min at threshold
 * with 2 min easy"; distances and minutes with one rest behind all of them, "400, 800, 1200, 90 s jog", "3, 6, 9 min (2 min jog)",
 * or behind the word ladder.
 */
export function joinRows(_: readonly Token[], text: string): Edit[] {
  // Most sentences have none.
  if (!LIKE_ROW.test(text)) return []
  const rows = ROWS.flatMap((pattern) => [...text.matchAll(pattern)]).filter(areLengths)
  const isInside = (row: RegExpExecArray, other: RegExpExecArray) =>
    row !== other && row.index < other.index + other[0].length && other.index < row.index + row[0].length
  return rows
    .filter((row, at) => !rows.slice(0, at).some((other) => isInside(row, other)))
    .toSorted((one, other) => one.index - other.index)
    .flatMap(joinFigures)
}

/** Metres of a row are whole lengths of a pool: "100, 200, 300", and not "110, 120, 130". */
function areLengths([row]: RegExpExecArray): boolean {
  return /min|'/i.test(row) || (row.match(/\d+/g) ?? []).every((metres) => Number(metres) % POOL_METRES === 0)
}

/** A hyphen between the figures; the unit behind the last one is that of all. */
function joinFigures(row: RegExpExecArray): Edit[] {
  const figures = [...row[0].matchAll(/\d+/g)]
  return figures.slice(0, -1).map(({ index, 0: figure }, at) => ({
    from: row.index + index + figure.length,
    to: row.index + (figures[at + 1]?.index ?? 0),
    by: ['-'],
  }))
}

const POOL_METRES = 25
const LIKE_ROW = /\d[^,\d]{0,8}, ?\d[^,]{0,8}, ?\d/

const BOUNDARY = '(?<![:.-]|[\\dx@*/] ?|\\b(?:on|every) )\\b'
const ROW_OF_METRES = '\\d{2,4}(?!\\d) ?m?(?:, ?\\d{2,4}(?!\\d) ?m?){2,}'
const ROW_OF_MINUTES = "[1-3]?\\d(?:, ?[1-3]?\\d(?!\\d)){2,} ?(?:mins?|minutes|')(?![a-z])"
const TIME = '\\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|\'|")'
const REST_WORD = '(?:rests?|ri|jog|spin|recover(?:y|ies)|rec|walk|between)'
/** The rest behind a row: ", 90 s jog", " hard with 2 min easy", " (45 s rest)", " off 60 s". */
const REST = [
  '(?=(?: (?:hard|fast|quick|strong|free|fc))?(?:,| with| w\\/| off| \\/)? ?(?:',
  '(?:rest|off) \\d',
  `|(?<=(?:with|w\\/) ?)${TIME} easy\\b`,
  `|(?<=(?:with|w\\/|\\/) ?|(?=\\())\\(?${TIME} ?(?:@|(?:at|in|steady|easy|relaxed|slow)\\b|z)`,
  `|\\(?(?:${TIME}|\\d{1,3} ?m?) ?(?:easy )?${REST_WORD}\\b`,
  '))',
].join('')

/** The rows that are joined; of two that overlap the first one counts. */
const ROWS: readonly RegExp[] = [
  /(?<![\dx.:@] ?)\b\d{1,2} ?min(?:ute)?s?(?:, ?\d{1,2} ?min(?:ute)?s?){2,}(?= (?:at|@|all|z\d|hard|tempo|threshold)\b(?! ?(?:an? )?easy))/gi,
  new RegExp(
    `(?<=\\b(?:ladder|pyramid):? (?:of )?)(?:${ROW_OF_METRES}|${ROW_OF_MINUTES})(?![a-z\\d:x]| ?(?:x|jog|rest|walk|rec|recovery|ri)\\b)`,
    'gi',
  ),
  new RegExp(`${BOUNDARY}${ROW_OF_MINUTES}${REST}`, 'gi'),
  new RegExp(`${BOUNDARY}${ROW_OF_METRES}${REST}`, 'gi'),
]
