import { toMetres } from '../../../units/distance.ts'
import { sumOf } from '../../../units/numbers.ts'
import type { Span } from '../../result.ts'
import type { Target } from '../../said-figures.ts'
import type { Amount } from '../../tokens/amounts.ts'
import type { Place } from './selectors.ts'

/** A piece of each repetition; without a target it is as hard as the set. */
export type Piece = { amount: Amount; target?: Target & Span }

export type SaidPiece = { place: Place; amount: Amount; target: Target & Span }

/**
 * Each repetition of a bout in pieces, "first 200 fast, last 100 easy" of 400 as 200, 100 and 100; undefined if they do not fit
 * into it. A figure without a unit is in that of the bout, and of some hundred in metres.
 */
export function piecesOf(bout: Amount, said: readonly SaidPiece[]): Piece[] | undefined {
  const whole = measure(bout)
  if (!whole) return undefined
  const pieces = said.map((one) => ({ ...one, size: sizeIn(one.amount, whole) }))
  const sum = sumOf(pieces, ({ size }) => size ?? Number.NaN)
  if (!(sum <= whole.size * ROUNDING)) return undefined
  const ends = pieces.filter(({ place }) => place === 'last')
  const starts = pieces.filter(({ place }) => place !== 'last')
  if (ends.length > 1) return undefined
  const gap = whole.size - sum
  const toPiece = ({ size = 0, target }: (typeof pieces)[number]): Piece => ({ amount: whole.toAmount(size), target })
  const between: Piece[] = gap > whole.size * (ROUNDING - 1) ? [{ amount: whole.toAmount(gap) }] : []
  return [...starts.map(toPiece), ...between, ...ends.map(toPiece)]
}

/** How often a bout goes into a length with a unit: twice into "2k" of 5x1k. Undefined if it is no multiple of it. */
export function timesInto(bout: Amount, amount: Amount): number | undefined {
  const whole = measure(bout)
  const size = whole && amount.kind !== 'bare' ? sizeIn(amount, whole) : undefined
  const times = whole && size ? size / whole.size : 0
  return times >= 1 && Number.isInteger(times) ? times : undefined
}

/** Whether a length is shorter than a bout. */
export function isWithin(bout: Amount, amount: Amount): boolean {
  const whole = measure(bout)
  const size = whole && sizeIn(amount, whole)
  return whole !== undefined && size !== undefined && size < whole.size
}

/** Whether lengths add up to a bout. */
export function isAllOf(bout: Amount, amounts: readonly Amount[]): boolean {
  const whole = measure(bout)
  const sum = whole ? sumOf(amounts, (one) => sizeIn(one, whole) ?? Number.NaN) : Number.NaN
  return whole !== undefined && Math.abs(sum - whole.size) <= whole.size * (ROUNDING - 1)
}

type Whole = { kind: 'time' | 'distance' | 'open'; size: number; toAmount: (size: number) => Amount }

function measure(bout: Amount): Whole | undefined {
  if (bout.kind === 'time')
    return { kind: 'time', size: bout.seconds, toAmount: (seconds) => ({ kind: 'time', seconds }) }
  if (bout.kind === 'distance') {
    const metres = toMetres(bout.value, bout.unit)
    return {
      kind: 'distance',
      size: metres,
      toAmount: (size) => {
        const value = (size / metres) * bout.value
        // "400 m" of a kilometre, half a mile of a mile
        return bout.unit === 'kilometers'
          ? { kind: 'distance', value: Math.round(size), unit: 'meters' }
          : { ...bout, value: Number(value.toFixed(4)) }
      },
    }
  }
  if (bout.kind !== 'bare' && bout.kind !== 'm') return undefined
  return { kind: 'open', size: bout.value, toAmount: (value) => ({ ...bout, value }) }
}

/** The size of an amount in the measure of a whole; undefined if it is of another kind. */
function sizeIn(amount: Amount, { kind, size }: Whole): number | undefined {
  switch (amount.kind) {
    case 'time':
      if (kind === 'time') return amount.seconds
      return kind === 'open' && size < MIN_METRES && amount.seconds % 30 === 0 ? amount.seconds / 60 : undefined
    case 'distance': {
      const metres = toMetres(amount.value, amount.unit)
      if (kind === 'distance') return metres
      return kind === 'open' && size >= MIN_METRES ? metres : undefined
    }
    // "30s"
    case 's':
      return kind === 'time' ? amount.value : undefined
    case 'm':
    case 'bare':
      if (kind === 'open') return amount.value
      if (kind === 'time') return amount.value * (size > 90 || amount.kind === 'm' ? 60 : 1)
      return amount.value >= MIN_METRES ? amount.value : undefined
    default:
      return undefined
  }
}

// A smaller figure without a unit counts minutes or kilometres (our choice).
const MIN_METRES = 25
// Of rounded conversions.
const ROUNDING = 1.002
