import type { Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** `250w`, "250 watts", "ftp 250", "ftp is 250w", "250w ftp". */
export const readPower: Reader = (tokens, at) => {
  const label = matchPhrase(tokens, at, labels)
  const start = label ? skip(tokens, label.next, linkWords, { most: 2 }) : at
  const figure = readNumber(tokens, start)
  if (!figure) return undefined
  const unit = tokens[figure.next]
  // In "3x8 w/ 2 min rest" the w is a "with".
  const isWith = unit?.text === 'w' && tokens[figure.next + 1]?.text === '/' && !unit.glued
  const hasUnit = ['w', 'watt', 'watts'].includes(unit?.text ?? '') && !isWith
  const end = figure.next + (hasUnit ? 1 : 0)
  const isFtp = tokens[end]?.text === 'ftp'
  // In "3x8 at ftp 60 min" the figure is a length.
  if (!hasUnit && !isFtp && unitWords[unit?.text ?? '']) return undefined
  const isPower =
    hasUnit || isFtp || (label && Number.isInteger(figure.value.value) && figure.value.value >= MIN_FTP_WATTS)
  if (!isPower || tokens[end]?.text === '%' || (!hasUnit && tokens[end]?.kind === 'clock')) return undefined
  const isLabelled = isFtp || label !== undefined
  const isAimed = ['@', 'at'].includes(textAt(tokens, at - 1))
  return { value: { kind: 'power', watts: figure.value.value, isLabelled, isAimed }, next: end + (isFtp ? 1 : 0) }
}

// Below this an FTP needs its unit: "3x8 at ftp 20 min cool-down" (our choice).
const MIN_FTP_WATTS = 40

const labels = indexList('ftp,ftp power,threshold is,threshold power,functional threshold power,cp,critical power')
const linkWords = new Set(['of', 'is', '=', ':', 'at', '@', '('])
