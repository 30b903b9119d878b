import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, hasUnit } from '../../tokens/amounts.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { anAmount, readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

type Half = { length: Amount; side: 'under' | 'over'; percent?: number | undefined }

/** The halves of an over-under: "2 min under 1 min over", "2' @ 95% / 1' @ 105%", "1 over 2 under". */
export const readOverUnder: Reader = startingWith(
  () => [anAmount, alternating, opening],
  (tokens, at, before) => {
    const sides = readSides(tokens, skip(tokens, at, alternating, { most: 2 }))
    // "3x(4 min 95%, 1 min 105%)" are the steps of a repeat.
    const isRepeated = before.slice(-2).some(({ kind }) => kind === 'sets of')
    const isOfSteps = isRepeated && sides?.value.kind === 'over-under' && sides.value.under.percent !== undefined
    return isOfSteps ? undefined : (sides ?? readPair(tokens, at, before))
  },
)

/** "over-unders 60s/120s": of two times the longer is the one below threshold. */
function readPair(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const start = skip(tokens, at, opening)
  const first = readAmount(tokens, start)
  const second = first && textAt(tokens, first.next) === '/' ? readAmount(tokens, first.next + 1) : undefined
  if (!first || !second || first.value.kind === 'distance' || second.value.kind === 'distance') return undefined
  const isNamed = before.some((one) => one.kind === 'session' && one.session === 'over-unders')
  if (!isNamed) return undefined
  const [one, other] = [sizeOf(first.value), sizeOf(second.value)]
  const isOverFirst = one < other
  const [under, over] = isOverFirst ? [second.value, first.value] : [first.value, second.value]
  const next = start > at ? skip(tokens, second.next, closing) : second.next
  return { value: { kind: 'over-under', under: { length: under }, over: { length: over }, isOverFirst }, next }
}

function sizeOf(amount: Amount): number {
  return amount.kind === 'time' ? amount.seconds : amount.kind === 'clock' ? 0 : amount.value
}

function readSides(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const start = skip(tokens, at, opening)
  const first = readHalf(tokens, start)
  const second = first && readHalf(tokens, skip(tokens, first.next, links, { most: 2 }))
  if (!first || !second || first.value.side === second.value.side) return undefined
  // "(1 min 120%, 2 min 90%, 3 min 60%)" are three steps.
  if (isStepBefore(tokens, at) || isStepBehind(tokens, second.next)) return undefined
  const [under, over] = first.value.side === 'under' ? [first.value, second.value] : [second.value, first.value]
  const next = start > at ? skip(tokens, second.next, closing) : second.next
  return { value: { kind: 'over-under', under, over, isOverFirst: first.value === over }, next }
}

function isStepBefore(tokens: readonly Token[], at: number): boolean {
  return links.has(textAt(tokens, at - 1)) && textAt(tokens, at - 2) === '%'
}

function isStepBehind(tokens: readonly Token[], at: number): boolean {
  const length = links.has(textAt(tokens, at)) ? readAmount(tokens, at + 1) : undefined
  const percent = length && readNumber(tokens, skip(tokens, length.next, signs))
  return percent !== undefined && textAt(tokens, percent.next) === '%'
}

function readHalf(tokens: readonly Token[], at: number): Match<Half> | undefined {
  const length = readAmount(tokens, at)
  if (!length || length.value.kind === 'distance') return undefined
  const sign = skip(tokens, length.next, signs)
  const word = textAt(tokens, sign)
  if (word === 'under' || word === 'over') return { value: { length: length.value, side: word }, next: sign + 1 }
  // "(2@95/1@105)": minutes.
  const isMinutes = length.value.kind === 'bare' && length.value.value <= MOST_MINUTES && sign > length.next
  const percent = hasUnit(length.value) || isMinutes ? readNumber(tokens, sign) : undefined
  if (!percent) return undefined
  const hasSign = textAt(tokens, percent.next) === '%'
  // "(2' @ 95 / 1' @ 105)"
  if (!hasSign && sign === length.next) return undefined
  const value = percent.value.value
  if (value < LEAST || value > MOST) return undefined
  return {
    value: { length: length.value, side: value > 100 ? 'over' : 'under', percent: value },
    next: percent.next + (hasSign ? 1 : 0),
  }
}

// Percents of an over-under lie around threshold; others are two steps of their own (our choice).
const MOST_MINUTES = 6
const LEAST = 80
const MOST = 120

const alternating = new Set(['alternating', 'alternate', 'between', 'of', ':'])
const opening = new Set(['('])
const closing = new Set([')'])
const links = new Set(['/', ',', 'and', '+', '-', 'then'])
const signs = new Set(['@', 'at'])
