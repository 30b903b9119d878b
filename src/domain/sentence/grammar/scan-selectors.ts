import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Selector } from './part.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'

/** Some of the repetitions of a set: "odds", "every 4th one", "#6-10", "last one", "the last 2 reps". */
export function selectorAt(tokens: readonly Token[], at: number): Scanned<Selector> | undefined {
  const token = tokens[at]
  const mark = atomAt(tokens, at, 'mark')
  const found = (which: Selector['which'], next: number, last?: number): Scanned<Selector> => ({
    value: { ...spanOf(tokens, at, next), which, ...(last ? { last } : {}) },
    next,
  })
  if (mark?.atom.mark === 'odds') return found((one) => one % 2 === 1, mark.next)
  if (mark?.atom.mark === 'evens') return found((one) => one % 2 === 0, mark.next)
  if (token?.text === 'every') {
    const figure = tokens[at + 1]
    const isOrdinal = /^(?:th|rd|nd)$/.test(tokens[at + 2]?.text ?? '')
    if (figure?.kind === 'number' && isOrdinal && figure.value > 1) {
      const one = /^(?:one|rep|swim|repeat)$/.test(tokens[at + 3]?.text ?? '') ? at + 4 : at + 3
      if (unitAt(tokens, at + 3)) return undefined
      return found((index) => index % figure.value === 0, one)
    }
    if (tokens[at + 1]?.text === 'second' || tokens[at + 1]?.text === 'other')
      return found((index) => index % 2 === 0, at + 2 + (/^(?:one|rep)$/.test(tokens[at + 2]?.text ?? '') ? 1 : 0))
    if (tokens[at + 1]?.text === 'third')
      return found((index) => index % 3 === 0, at + 2 + (/^(?:one|rep)$/.test(tokens[at + 2]?.text ?? '') ? 1 : 0))
    if (tokens[at + 1]?.text === 'fourth')
      return found((index) => index % 4 === 0, at + 2 + (/^(?:one|rep)$/.test(tokens[at + 2]?.text ?? '') ? 1 : 0))
  }
  if (token?.text === '#') {
    const first = tokens[at + 1]
    if (first?.kind !== 'number') return undefined
    const second = tokens[at + 2]?.text === '-' ? tokens[at + 3] : undefined
    if (second?.kind === 'number') return found((one) => one >= first.value && one <= second.value, at + 4)
    return found((one) => one === first.value, at + 2)
  }
  const isLast = mark?.atom.mark === 'last'
  const isFirst = mark?.atom.mark === 'first'
  if (mark && (isLast || isFirst)) {
    if (/^(?:one|rep|repeat|effort|interval)$/.test(tokens[mark.next]?.text ?? ''))
      return found((one, times) => one === (isLast ? times : 1), mark.next + 1, isLast ? 1 : undefined)
    const figure = tokens[mark.next]
    if (
      figure?.kind === 'number' &&
      figure.value <= 10 &&
      /^(?:reps|rep|ones|efforts|repeats|intervals)$/.test(tokens[mark.next + 1]?.text ?? '')
    )
      return found((one, times) => (isLast ? one > times - figure.value : one <= figure.value), mark.next + 2)
  }
  return undefined
}
