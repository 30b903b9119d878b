import type { Reader } from '../../mention.ts'
import { hasUnit } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { closingOf } from './brackets.ts'
import { lastSet } from './last-set.ts'

/** Steps in brackets behind a set, "3x12 min (2 min 79%, 1 min 105%)": they would be repeated in a repeat. */
export const readStepsBehind: Reader = (tokens, at, before) => {
  const bare = lastSet(before) ? endOfSteps(tokens, at) : undefined
  if (bare !== undefined) return { value: { kind: 'unsupported', sentence: STEPS_FIRST }, next: bare }
  if (textAt(tokens, at) !== '(') return undefined
  const isBehind = lastSet(before) !== undefined || before.some(({ kind }) => kind === 'rungs')
  // "8x25, 3x(200 + 2x100)": of the count directly before.
  const last = before.at(-1)
  const isCounted = last?.kind === 'sets of' && last.holds === 'next'
  const closed = isBehind && !isCounted ? closingOf(tokens, at + 1) : undefined
  if (closed === undefined) return undefined
  const lengths = tokens
    .slice(at, closed)
    .filter((_, ahead) => /\d/.test(textAt(tokens, at + ahead)) && isLength(tokens, at + ahead))
  return lengths.length > 1 ? { value: { kind: 'unsupported', sentence: STEPS_FIRST }, next: closed + 1 } : undefined
}

/** Whether a figure is a length: it has a unit, or a word of the pool behind it. */
function isLength(tokens: readonly Token[], at: number): boolean {
  const amount = readAmount(tokens, at)
  return amount !== undefined && (hasUnit(amount.value) || /[a-z@]/.test(textAt(tokens, amount.next)))
}

const STEPS_FIRST = 'Write the steps behind their count, such as 3x(4 min 90%, 2 min 60%).'

/** The index behind two steps with a target each, "2 min 79% 1 min 105%"; undefined if there are none. */
function endOfSteps(tokens: readonly Token[], at: number): number | undefined {
  const first = endOfStep(tokens, at)
  return first === undefined ? undefined : endOfStep(tokens, first)
}

/** The index behind a time with a percent or watts: "2 min @ 79%". */
function endOfStep(tokens: readonly Token[], at: number): number | undefined {
  const time = readAmount(tokens, at)
  if (time?.value.kind !== 'time' && time?.value.kind !== 's') return undefined
  const target = skip(tokens, time.next, aims)
  return (readPercent(tokens, target, []) ?? readPower(tokens, target, []))?.next
}

const aims = new Set(['@', 'at'])
