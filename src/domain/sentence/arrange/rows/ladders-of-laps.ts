import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'

/** The rungs of a ladder in laps of a track, in metres: "laps of the track 1-2-3-2-1 at 5k pace w/ a lap jog". */
export function measureLaps(_: readonly Token[], text: string): Edit[] {
  if (!/\blaps?\b/i.test(text) || !/\btrack\b/i.test(text) || /\b(?:swim|pool)\b/i.test(text)) return []
  const row = BEHIND.exec(text) ?? BEFORE.exec(text)
  const list = row?.groups?.list
  if (!row || !list) return []
  const at = row.index + row[0].indexOf(list)
  const rungs = [...list.matchAll(/\d{1,2}/g)].flatMap(({ index, 0: laps }, place): Piece[] => [
    ...(place > 0 ? ['-'] : []),
    { words: String(Number(laps) * METRES), for: { from: at + index, to: at + index + laps.length } },
  ])
  const track = row[0].toLowerCase().includes('track') ? ' track' : ''
  const edits: Edit[] = [{ from: row.index, to: row.index + row[0].length, by: [...rungs, ...(track ? [track] : [])] }]
  for (const { index, 0: words, groups } of text.matchAll(JOG)) {
    if (index < row.index + row[0].length && index + words.length > row.index) continue
    const metres = /half/i.test(groups?.share ?? '') ? METRES / 2 : METRES
    edits.push({
      from: index,
      to: index + words.length,
      by: [{ words: `${metres} m jog`, for: { from: index, to: index + words.length } }],
    })
  }
  return edits
}

// In lane 1.
const METRES = 400
const RUNGS = '(?<list>\\d{1,2}(?:(?: ?- ?|, ?| ?\\/ ?)\\d{1,2}){2,})'
const BEFORE = new RegExp(`\\b${RUNGS} laps?\\b(?: of the track| on the track| track)?`, 'i')
const BEHIND = new RegExp(
  `\\blaps?(?: of the track| on the track| track)?:? ${RUNGS}(?! ?(?:min|k|m|s)\\b)(?: on the track)?`,
  'i',
)
const JOG = /\b(?:an? |one |1 )?(?<share>half(?: a)? )?lap (?:jog|easy|recovery|float|rest)\b/gi
