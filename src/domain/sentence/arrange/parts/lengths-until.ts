import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'

/**
 * Stretches that last until a minute of the session, as their lengths: "run 1h: easy until 40 min, then tempo until 55" is 40
 * minutes and 15. Of what is done until then nothing else is known: it is to be checked.
 */
export function measureUntil(_: readonly Token[], text: string): Edit[] {
  if (!/\buntil\b/i.test(text)) return []
  let last = 0
  return [...text.matchAll(UNTIL)].flatMap(({ index, 0: all, groups }): Edit[] => {
    const { how = '', minute = '' } = groups ?? {}
    // "1 min hard every 5 min until 50 min" says how often.
    if (/\bevery \d{1,2} ?\S{0,7} $/i.test(text.slice(0, index))) return []
    const own = { from: index, to: index + all.length }
    const minutes = Number(minute) - last
    // The first one begins with the session, whose length alone stands before it.
    const isNext = last > 0 || (text.slice(0, index).match(/\d+/g) ?? []).length <= 1
    if (how !== '' && isNext && minutes > 0) {
      last = Number(minute)
      return [{ ...own, by: [{ words: `${minutes} min ${how}`, for: own }] }]
    }
    if (how !== '') return []
    // "3 min fast 3 min slow until 40 min": for as long, where no longer time is said.
    const isWhole = !/\bevery\b|\d ?(?:h|hrs?|hours?)\b/i.test(text) && Number(minute) > longestBefore(text, index)
    const figure = index + all.lastIndexOf(minute)
    return [
      {
        ...own,
        by: isWhole
          ? ['for ', { from: figure, to: figure + minute.length }, ' min']
          : [{ words: ' ', for: own, check: UNSAID }],
      },
    ]
  })
}

function longestBefore(text: string, to: number): number {
  return Math.max(0, ...(text.slice(0, to).match(/\d+/g) ?? []).map(Number))
}

const UNTIL =
  /(?:\b(?<how>easy|steady|tempo|threshold|hard|z ?[1-7]|zone [1-7]|sweet ?spot) )?\buntil (?:minute |min )?(?<minute>\d{1,3})(?: ?(?:minutes|mins?|m|')(?![a-z]))?(?![\d:.]?\d| ?(?:bpm|%|w\b|k|mi))/gi
const UNSAID = 'Until when this is done was not read: say how long, or how often.'
