import type { Reader } from '../../mention.ts'
import { hasUnit } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { isDescription } from './behind-bouts.ts'

/** Two rests behind a set of sets, between its bouts and between the sets: "3 x 3 x 300 m (1 min / 5 min)", "2x(4x400) 90s/4min". */
export const readRestsOfTwoLevels: Reader = (tokens, at, before) => {
  if (!before.some(({ kind }) => kind === 'sets of')) return undefined
  const last = before.findLast((one) => !isDescription(one))
  const isSecond = last?.kind === 'rest' && textAt(tokens, at) === '/'
  const start = isSecond ? at + 1 : skip(tokens, skip(tokens, at, opening), names)
  const first = readAmount(tokens, start)
  if (!first || !hasUnit(first.value) || first.value.kind === 'distance') return undefined
  if (isSecond) {
    const isOfFirst = textAt(tokens, at - 1) !== ')' && last.isBetweenSets !== true
    return isOfFirst
      ? { value: { kind: 'rest', rest: first.value, isBetweenSets: true }, next: endOfSecond(tokens, first.next) }
      : undefined
  }
  const second = textAt(tokens, first.next) === '/' ? readAmount(tokens, first.next + 1) : undefined
  const isSet = last?.kind === 'set' && !last.rest
  if (!isSet || !second || !hasUnit(second.value) || second.value.kind === 'distance') return undefined
  return { value: { kind: 'rest', rest: first.value }, next: first.next }
}

/** The index behind "rest between sets" or a bracket. */
function endOfSecond(tokens: readonly Token[], at: number): number {
  return skip(tokens, skip(tokens, at, restWords, { most: 3 }), closing)
}

const restWords = new Set(['rest', 'between', 'sets'])
const opening = new Set(['('])
const closing = new Set([')'])
const names = new Set(['r', 'rec', 'rest', 'ri', 'w', 'with'])
