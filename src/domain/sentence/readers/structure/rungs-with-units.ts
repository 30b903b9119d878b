import { toMetres } from '../../../units/distance.ts'
import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'

/**
 * A ladder whose rungs each have their unit, with a rest between: "400 m, 800 m, 1200 m, 800 m, 400 m at 5k effort with equal
 * recoveries", "5 min, 4 min, 3 min at z5, 2 min easy between". Without a rest the lengths follow one another.
 */
export const readRungsWithUnits: Reader = whereSaid(
  new Set(['jog', 'jogs', 'rest', 'rests', 'recovery', 'recoveries', 'between', 'float', 'equal', 'rec', 'off']),
  (tokens, at, before) => {
    // Of a set of sets each length stands alone.
    if (before.some(({ kind }) => kind === 'sets of')) return undefined
    if (tokens[at - 1]?.text === '@' || tokens[at]?.kind === 'mark') return undefined
    const amounts: Amount[] = []
    let next = at
    for (;;) {
      const start = amounts.length > 0 ? skip(tokens, next, separators, { most: 2 }) : next
      const isSeparated = amounts.length === 0 || textAt(tokens, next) === ','
      const amount = isSeparated ? readAmount(tokens, start) : undefined
      // The rest behind the last rung, "1 km, 2 km, 1 km, 2 min jog", has another unit.
      if (!amount || !isLike(amounts[0], amount.value) || isCounted(tokens, amount.next)) break
      amounts.push(amount.value)
      next = amount.next
    }
    const values = amounts.length >= MIN_RUNGS && hasRest(tokens, next) ? rungsOf(amounts) : undefined
    return values && { value: values, next }
  },
)

const MIN_RUNGS = 3

function isCounted(tokens: readonly Token[], at: number): boolean {
  return signs.has(textAt(tokens, at)) || restWords.has(textAt(tokens, at))
}

/** Whether two amounts are both times, or both distances. */
function isLike(first: Amount | undefined, other: Amount): boolean {
  const measure = ({ kind, ...rest }: Amount) =>
    kind === 'time'
      ? 'time'
      : kind === 'distance'
        ? 'distance'
        : kind === 'm' && 'value' in rest
          ? measureOf(rest.value)
          : 'none'
  return measure(other) !== 'none' && (!first || measure(first) === measure(other))
}

/** "400m" are metres, "4m" are minutes. */
function measureOf(value: number): 'time' | 'distance' {
  return value >= MIN_METRES ? 'distance' : 'time'
}

const MIN_METRES = 100

/** Whether a rest is said of the rungs before the clause ends: its length, or how it is measured. "10 min easy jog" is none. */
function hasRest(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ text }, index) => index >= at && ends.has(text))
  const behind = tokens.slice(at, end < 0 ? tokens.length : end).slice(0, MAX_WORDS)
  const word = behind.findIndex(({ text }) => restWords.has(text))
  const isMeasured = behind.slice(0, word + 1).some(({ kind, text }) => isFigure(kind) || measures.has(text))
  return word >= 0 && isMeasured
}

function isFigure(kind: Token['kind']): boolean {
  return kind === 'number' || kind === 'clock'
}

// "at 5k effort, 2 min easy jog between" (our choice).
const MAX_WORDS = 12

function rungsOf(amounts: readonly Amount[]): Meaning | undefined {
  const areTimes = amounts.every((one) => one.kind === 'time' || (one.kind === 'm' && one.value < MIN_METRES))
  const [first] = amounts
  const units = new Set(amounts.map((one) => (one.kind === 'distance' ? one.unit : one.kind)))
  if (areTimes) {
    const seconds = amounts.map((one) => (one.kind === 'time' ? one.seconds : 'value' in one ? one.value * 60 : 0))
    const isInMinutes = seconds.every((one) => one % 30 === 0)
    return asRungs(isInMinutes ? seconds.map((one) => one / 60) : seconds, isInMinutes ? 'minutes' : 'seconds')
  }
  if (units.size === 1 && first?.kind === 'distance')
    return asRungs(
      amounts.map((one) => ('value' in one ? one.value : 0)),
      first.unit,
    )
  const metres = amounts.map((one) =>
    one.kind === 'distance' ? toMetres(one.value, one.unit) : 'value' in one ? one.value : 0,
  )
  return asRungs(metres.map(Math.round), 'meters')
}

/** Equal lengths are no ladder. */
function asRungs(values: readonly number[], unit: Extract<Meaning, { kind: 'rungs' }>['unit']): Meaning | undefined {
  return values.every((value) => value === values[0]) ? undefined : { kind: 'rungs', values, unit }
}

const separators = new Set([',', 'and', 'then'])
const measures = new Set(['equal', 'half', 'same', 'full'])
const signs = new Set(['x', '*', 'wu', 'cd', 'warm', 'cool'])
const ends = new Set([';', '.', '\n', 'then', 'wu', 'cd', 'warm', 'cool'])
const restWords = new Set([
  'jog',
  'jogs',
  'rest',
  'rests',
  'recovery',
  'recoveries',
  'between',
  'float',
  'equal',
  'rec',
  'off',
])
