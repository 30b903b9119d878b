import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const STROKE =
  '(?:free(?:style)?|fr|fc|back(?:stroke)?|bk|breast(?:stroke)?|brst|br|fly|im|kick|pull|drill|swim|choice|build|fast|hard|easy|ez|steady|sprint|moderate|css)'
const CLOCK = '(?:on|off|@) ?(?:\\d{1,2})?:[0-5]\\d'
const ITEM = `\\d{1,2} (?:${STROKE}(?: ${CLOCK})?|${CLOCK})`

/** A length as a heading, and how often it is swum in each way: "100s: 5 on 2:00, 5 on 1:55", "50s: 4 fr 4 bk, all off 1:15". */
export const countsUnderALength: Phrase = {
  needs: [':', '=', '-'],
  pattern: new RegExp(
    `(?<![\\dx:.] ?)\\b(?<length>25|50|75|100|150|200|300|400)(?:s| ?m)?(?:s)? ?[:=-] ?(?<list>${ITEM}(?:(?:[,;+/]| and| then|,? then)? ${ITEM}){1,5})(?<shared>,? (?:all )?(?<sign>on|off|@) ?(?<clock>(?:\\d{1,2})?:[0-5]\\d))?(?=[,;.]|$| swim)`,
    'di',
  ),
  by: (span, _, text) => {
    const [length, list, shared, clock] = ['length', 'list', 'shared', 'clock'].map(span)
    if (!length || !list) return undefined
    const items = [...list.words.matchAll(new RegExp(ITEM, 'gi'))]
    const isOwn = items.every(([item]) => item.includes(':'))
    const clocks = clock ? [clock.words] : items.flatMap(([item]) => /\d?\d?:\d\d/.exec(item)?.[0] ?? [])
    const areSwum = clocks.every((one) => isSwum(one, Number(length.words)))
    // The stroke or the clock says that it is swum.
    if ((clocks.length === 0 && !/swim|pool/i.test(text)) || !areSwum || (shared && isOwn)) return undefined
    // "25s: 8 fast 8 easy on :40": both.
    const timed = items.filter(([item]) => item.includes(':'))
    const ofLast = timed.length === 1 && timed[0] === items.at(-1) ? clocks[0] : undefined
    const sets = items.flatMap(({ 0: item, index }, at): Piece[] => {
      const from = list.from + index
      const count = /^\d+/.exec(item)?.[0] ?? ''
      return [
        ...(at > 0 ? [', '] : []),
        { words: `${count}x${length.words}`, for: { from, to: from + count.length } },
        {
          words: item
            .slice(count.length)
            .replace(/ (?:off|@) ?(?=\d?\d?:)/i, ' on ')
            .replace(/\bbrst\b/i, 'breast'),
          for: { from, to: from + item.length },
        },
        ...(clock ? [{ words: ` on ${clock.words}`, for: clock }] : []),
        ...(ofLast && at < items.length - 1 ? [` on ${ofLast}`] : []),
      ]
    })
    return [...(/\b(?:swim\w*|pool)\b/i.test(text) ? [] : ['swim ']), ...sets]
  },
}

/** Whether a send-off is one of a swim of so far. */
function isSwum(clock: string, length: number): boolean {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const per100 = ((minutes * 60 + seconds) / length) * 100
  return per100 >= MIN_SECONDS_PER_100 && (per100 <= MAX_SECONDS_PER_100 || length <= SHORT)
}

// Our choice.
const [MIN_SECONDS_PER_100, MAX_SECONDS_PER_100, SHORT] = [60, 200, 50]
