import type { Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { ofKind, startingWith } from '../../tokens/starting-with.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** Rungs of a list with strokes, which are distances from 100 on: "1600/1200/800/400". The unit of others is not clear. */
export const readSlashedRungs: Reader = startingWith(
  () => [ofKind('number')],
  (tokens, at) => {
    const values: number[] = []
    let areSpaced = false
    let next = at
    for (;;) {
      if (tokens[next]?.kind !== 'number') return undefined
      values.push(Number(textAt(tokens, next).replace(',', '.')))
      next += 1
      const isGlued = tokens[next + 1]?.glued === true
      areSpaced ||= textAt(tokens, next) === '/' && !isGlued && tokens[next + 1]?.kind === 'number'
      if (textAt(tokens, next) !== '/' || !(isGlued || areSpaced)) break
      next += 1
    }
    // "30/302,530,100/3010k"
    if (values.length < MIN_RUNGS || textAt(tokens, at - 1) === '/' || values.some(Number.isNaN)) return undefined
    const word = textAt(tokens, next)
    const unit = unitWords[word]
    if (areSpaced && unit !== undefined) return undefined
    if (unit === undefined && values.some((value) => value < MIN_METRES))
      return { value: { kind: 'unsupported', sentence: NO_UNIT }, next }
    return { value: { kind: 'rungs', values, unit }, next: unit === undefined ? next : next + 1 }
  },
)

/** Rungs between spaces with one unit behind them: "1 2 3 4 3 2 1 minutes". */
export const readRungsBeforeUnit: Reader = startingWith(
  () => [ofKind('number')],
  (tokens, at) => {
    const values: number[] = []
    let next = at
    while (tokens[next]?.kind === 'number' && /^\d{1,2}$/.test(textAt(tokens, next))) {
      values.push(Number(textAt(tokens, next).replace(',', '.')))
      next += 1
    }
    const unit = unitWords[textAt(tokens, next)]
    const isRow = values.length > MIN_RUNGS && values.some((value) => value !== values[0])
    return unit && isRow ? { value: { kind: 'rungs', values, unit }, next: next + 1 } : undefined
  },
)

/** Rungs that each have their unit, between spaces: "1k 2k 3k 2k 1k". */
export const readSpacedRungs: Reader = startingWith(
  () => [ofKind('number')],
  (tokens, at) => {
    const unit = unitWords[textAt(tokens, at + 1)]
    const values: number[] = []
    let next = at
    while (tokens[next]?.kind === 'number' && tokens[next + 1]?.glued && unitWords[textAt(tokens, next + 1)] === unit) {
      values.push(Number(textAt(tokens, next).replace(',', '.')))
      next += 2
    }
    const areRungs = unit !== undefined && spacedUnits.has(unit) && values.length >= MIN_RUNGS
    if (!areRungs || values.every((value) => value === values[0]) || values.some(Number.isNaN)) return undefined
    return { value: { kind: 'rungs', values, unit }, next }
  },
)

const spacedUnits = new Set(['kilometers', 'miles', 'minutes', 'meters'])

/** Rungs that each have their unit, without spaces: "1mi,2mi,1mi", "1min-2min-3min-2min-1min". */
export const readListedRungs: Reader = startingWith(
  () => [ofKind('number')],
  (tokens, at) => {
    const values: number[] = []
    // The hyphen of "1min-2min" is no token.
    const step = separators.has(textAt(tokens, at + 2)) ? 3 : 2
    const sign = textAt(tokens, at + 2)
    const unit = unitWords[textAt(tokens, at + 1)]
    for (let next = at; ; next += step) {
      const isFigure = tokens[next]?.kind === 'number' && unit !== undefined
      const figure = isFigure ? readNumber(tokens, next) : undefined
      if (!figure || unitWords[textAt(tokens, next + 1)] !== unit) return undefined
      values.push(figure.value.value)
      const isSeparated = step === 2 || (textAt(tokens, next + 2) === sign && tokens[next + 2]?.glued)
      const follows = isSeparated && tokens[next + step]?.kind === 'number' && tokens[next + step]?.glued
      if (!follows)
        return values.length < MIN_RUNGS ? undefined : { value: { kind: 'rungs', values, unit }, next: next + 2 }
    }
  },
)

// Smaller ones are minutes, seconds or kilometres.
const MIN_METRES = 100
const NO_UNIT = 'Say the unit of these figures, such as 1-2-3-2-1 min.'
const MIN_RUNGS = 3
const separators = new Set([',', '-', '/'])
