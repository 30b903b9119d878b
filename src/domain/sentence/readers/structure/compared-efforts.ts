import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'

/** A stretch that is a little faster than the easy one before it is steady: "20 min out easy, 20 min back a bit faster". */
export const readComparedEffort: Reader = (tokens, at, before) => {
  const isBack = textAt(tokens, at) === 'back'
  const comparison = matchPhrase(tokens, at, comparisons)
  if (!isBack && !comparison) return undefined
  const isEasyBefore = before.some((one) => one.kind === 'session' && one.session === 'easy')
  const isOfStretches =
    before.filter(({ kind }) => kind === 'amount').length > 1 && before.every(({ kind }) => kind !== 'set')
  if (!isEasyBefore || !isOfStretches) return undefined
  const last = before.findLast(({ kind }) => kind !== 'filler')
  // "20 min out, 20 min back"
  const isOutBefore = tokens.slice(0, at).some(({ text }) => text === 'out')
  if (last?.kind === 'amount' && isBack && isOutBefore) return { value: { kind: 'filler' }, next: at + 1 }
  const faster = last?.kind === 'amount' ? comparison : undefined
  return faster && { value: { kind: 'session', session: 'endurance' }, next: faster.next }
}

const comparisons = indexList(
  ['a bit', 'a little', 'a little bit', 'a touch', 'slightly', 'somewhat', 'bit', 'little', 'a tad']
    .flatMap((some) => ['faster', 'quicker', 'harder', 'stronger'].map((more) => `${some} ${more}`))
    .join(),
)
