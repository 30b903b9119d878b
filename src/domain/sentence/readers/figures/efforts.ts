import type { Reader } from '../../mention.ts'
import { aNumber, readCount } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { oncePerPlace } from '../once-per-place.ts'

/** How hard it should feel: "rpe 7", `7/10`, "effort 8/10". */
export const readRatedEffort: Reader = startingWith(
  () => [aNumber, names.keys()],
  oncePerPlace((tokens, at) => {
    const named = matchPhrase(tokens, at, names)
    const effort = readCount(tokens, named ? skip(tokens, named.next, links, { most: 2 }) : at)
    if (!effort) return undefined
    // "parkrun effort 5k", "at maximum effort 40 min", "tempo effort 8 x 1k"
    const isCounted = ['x', '*', 'times'].includes(textAt(tokens, effort.next))
    if (named && (isCounted || unitWords[textAt(tokens, effort.next)])) return undefined
    const isOfTen = textAt(tokens, effort.next) === '/' && textAt(tokens, effort.next + 1) === '10'
    const unit = matchPhrase(tokens, effort.next, units)
    const isRange = textAt(tokens, effort.next) === '-' && readCount(tokens, effort.next + 1)
    if (named && isRange) {
      const isRated = effort.value < isRange.value && isRange.value <= 10
      if (!isRated) return { value: { kind: 'unsupported', sentence: WHOLE }, next: isRange.next }
      // "RPE 7-8/10": the lower end, as of all ranges.
      const isEnd = textAt(tokens, isRange.next) === '/' && textAt(tokens, isRange.next + 1) === '10'
      return { value: { kind: 'rated', effort: effort.value }, next: isEnd ? isRange.next + 2 : isRange.next }
    }
    const behind = textAt(tokens, effort.next + 2)
    // "8/10 km", "40/10 ride": a length, a pair.
    const isOther = effort.value > 10 ? /[a-z]/.test(behind) : unitWords[behind] !== undefined || behind === 'x'
    if (!(named || unit || (isOfTen && !isOther))) return undefined
    const next = isOfTen ? effort.next + 2 : (unit?.next ?? effort.next)
    const list = endOfList(tokens, next)
    if (list > next) return { value: { kind: 'unsupported', sentence: LISTED }, next: list }
    // "30 min + 10/10": minutes at both ends.
    if (isOfTen && !named && ['+', 'then', 'plus'].includes(textAt(tokens, at - 1)))
      return { value: { kind: 'unsupported', sentence: LISTED }, next }
    if (effort.value > 10 || effort.value === 0) return { value: { kind: 'unsupported', sentence: WHOLE }, next }
    return { value: { kind: 'rated', effort: effort.value }, next }
  }),
)

/** "80% effort": eight of ten. */
export const readEffortInPercent: Reader = startingWith(
  () => [aNumber],
  (tokens, at) => {
    const percent = readCount(tokens, at)
    const isWhole = percent !== undefined && percent.value % 10 === 0 && percent.value >= 10 && percent.value <= 100
    if (!isWhole || textAt(tokens, percent.next) !== '%' || textAt(tokens, percent.next + 1) !== 'effort')
      return undefined
    return { value: { kind: 'rated', effort: percent.value / 10 }, next: percent.next + 2 }
  },
)

/** The index behind further efforts: "4/10, 7/10, 9/10". */
function endOfList(tokens: readonly Token[], at: number): number {
  const start = skip(tokens, at, commas)
  const isNext = start > at && readCount(tokens, start) !== undefined
  return isNext && textAt(tokens, start + 1) === '/' && textAt(tokens, start + 2) === '10'
    ? endOfList(tokens, start + 3)
    : at
}

const commas = new Set([',', 'then'])
const LISTED = 'Write each part with its effort, such as 10 min effort 4/10, 5 min effort 7/10.'
const WHOLE = 'An effort is a whole number from 1 to 10, such as effort 7/10.'
const names = indexList('rpe,effort level,perceived exertion,effort of,effort')
const units = indexList('rpe')
const links = new Set(['of', 'is', '=', ':', 'at', '@'])
