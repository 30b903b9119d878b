import type { Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { oncePerPlace } from '../once-per-place.ts'
import { readSet } from '../structure/sets.ts'
import { aFigure, readFigures } from './ranges.ts'

/** `250w`, "200-220 watts", "ftp 250", "ftp is 250w", "250w ftp". A labelled one is the athlete's threshold. */
export const readPower: Reader = startingWith(
  () => [aFigure, labels.keys()],
  oncePerPlace((tokens, at) => {
    const label = matchPhrase(tokens, at, labels)
    const start = label ? skip(tokens, label.next, linkWords, { most: 2 }) : at
    const range = label ? undefined : readFigures(tokens, start, watts)
    // "2x20 @ 90-95 w 5 ez"
    const isWith =
      range !== undefined &&
      range.value.high < MIN_WATTS_OF_SET &&
      textAt(tokens, range.next) === 'w' &&
      !tokens[range.next]?.glued &&
      tokens[range.next + 1]?.kind === 'number'
    const hasUnit = range !== undefined && !isWith && hasWatts(tokens, range.next)
    if (hasUnit && range.value.low < range.value.high)
      return {
        value: { kind: 'power', watts: range.value.low, until: range.value.high, isLabelled: false },
        next: range.next + 1,
      }
    return readOne(tokens, start, label !== undefined)
  }),
)

function readOne(tokens: readonly Token[], start: number, isNamed: boolean): ReturnType<Reader> {
  const figure = readNumber(tokens, start)
  if (!figure) return undefined
  // "easy 6 w strides": so few watts move no bicycle.
  const isWith = figure.value.value < MIN_WATTS && textAt(tokens, figure.next) === 'w' && !tokens[figure.next]?.glued
  const hasUnit = !(isWith && tokens[figure.next + 1]?.kind === 'word') && hasWatts(tokens, figure.next)
  const end = figure.next + (hasUnit ? 1 : 0)
  const behind = !isNamed && textAt(tokens, end) === 'ftp' && textAt(tokens, end + 1) !== '=' ? end + 1 : end
  const isFtp = behind > end
  // In "3x8 at ftp 60 min" the figure is a length.
  if (!hasUnit && !isFtp && unitWords[textAt(tokens, figure.next)]) return undefined
  const value = figure.value.value
  const isPower = hasUnit || isFtp || (isNamed && Number.isInteger(value))
  if (!isPower || ['%', 'x', '*'].includes(textAt(tokens, end))) return undefined
  return { value: { kind: 'power', watts: value, isLabelled: isFtp || isNamed }, next: behind }
}

/** Whether a token is a unit of power. In "3x8 w/ 2 min rest", "45 w 3x8" and "in 78-80 w 200 jog" the w is a "with". */
function hasWatts(tokens: readonly Token[], at: number): boolean {
  const isAlone = textAt(tokens, at) === 'w' && !tokens[at]?.glued
  const isWith =
    isAlone && (textAt(tokens, at + 1) === '/' || readSet(tokens, at + 1, []) !== undefined || isJog(tokens, at + 1))
  return watts.has(textAt(tokens, at)) && !isWith
}

/** Whether a figure and a word for a rest stand at an index. */
function isJog(tokens: readonly Token[], at: number): boolean {
  const length = readAmount(tokens, at)
  return length !== undefined && jogs.has(textAt(tokens, length.next))
}

const MIN_WATTS = 20
// Before a rest a lower figure is in percent (our choice).
const MIN_WATTS_OF_SET = 120
const jogs = new Set(['jog', 'jogs', 'walk', 'float', 'rest'])
const watts = new Set(['w', 'watt', 'watts'])
const labels = indexList(
  'ftp,ftp power,threshold is,threshold power,my threshold,my threshold is,functional threshold power,cp,critical power',
)
const linkWords = new Set(['of', 'to', 'is', '=', ':', 'at', '@', '('])
