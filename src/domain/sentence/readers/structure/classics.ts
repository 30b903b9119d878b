import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'

/** A session that coaches know by its name, with its usual length if that stands beside it: "mona fartlek 20 min". */
export const readClassic: Reader = (tokens, at) => {
  const length = readAmount(tokens, at)
  const start = length && isUsual(length.value) ? length.next : at
  const named = matchPhrase(tokens, start, names)
  if (!named) return undefined
  const behind = start === at ? readAmount(tokens, named.next) : undefined
  const next = behind && isUsual(behind.value) ? behind.next : named.next
  return { value: { kind: 'classic', name: 'mona fartlek' }, next }
}

function isUsual(amount: NonNullable<ReturnType<typeof readAmount>>['value']): boolean {
  return amount.kind === 'time' && amount.seconds === USUAL_SECONDS
}

const USUAL_SECONDS = 20 * 60
const names = indexList('mona fartlek,mona fartleks,monaghetti fartlek,moneghetti fartlek,moneghetti,mona')
