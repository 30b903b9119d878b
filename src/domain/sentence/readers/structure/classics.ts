import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'

const names = indexList('mona fartlek,mona fartleks,monaghetti fartlek,moneghetti fartlek,moneghetti,mona')

/** A session that coaches know by its name, with its usual length if that stands beside it: "mona fartlek 20 min". */
export const readClassic: Reader = whereSaid(new Set(names.keys()), (tokens, at) => {
  const length = readAmount(tokens, at)
  const start = length && isUsual(length.value) ? length.next : at
  const named = matchPhrase(tokens, start, names)
  if (!named) return undefined
  // "mona fartlek: 2x90/90, 4x60/60, …" is written out.
  const isWritten = tokens.some(
    ({ text }, index) => index >= named.next && text === 'x' && textAt(tokens, index - 1) === '2',
  )
  if (isWritten && start === at) return { value: { kind: 'session', session: 'fartlek' }, next: named.next }
  const behind = start === at ? readAmount(tokens, named.next) : undefined
  const next = behind && isUsual(behind.value) ? behind.next : named.next
  return { value: { kind: 'classic', name: 'mona fartlek' }, next }
})

function isUsual(amount: NonNullable<ReturnType<typeof readAmount>>['value']): boolean {
  return amount.kind === 'time' && amount.seconds === USUAL_SECONDS
}

const USUAL_SECONDS = 20 * 60
