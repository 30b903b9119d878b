import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Selector } from './part.ts'
import type { Phrase } from './phrase.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'
import { fasterAt } from './scan-stretches.ts'

/** Some of the repetitions of a set: "odds", "every 4th one", "#6-10", "last one", "the last 2 reps". */
export function selectorAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Phrase[],
): Scanned<Selector> | undefined {
  const range = rangeOfRepetitions(tokens, at, before)
  if (range) return range
  const token = tokens[at]
  const mark = atomAt(tokens, at, 'mark')
  const found = (which: Selector['which'], next: number, fromEnd?: number): Scanned<Selector> => ({
    value: { ...spanOf(tokens, at, next), which, ...(fromEnd ? { fromEnd } : {}) },
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
  // "the 3rd one", "4th rep"
  const suffix = tokens[at + 1]
  if (
    token?.kind === 'number' &&
    suffix?.from === token.to &&
    /^(?:st|nd|rd|th)$/.test(suffix.text) &&
    /^(?:one|rep|repeat|effort|interval)$/.test(tokens[at + 2]?.text ?? '')
  )
    return found((one) => one === token.value, at + 3)
  if (token?.text === '#') {
    const first = tokens[at + 1]
    if (first?.kind !== 'number') return undefined
    const second = tokens[at + 2]?.text === '-' ? tokens[at + 3] : undefined
    if (second?.kind === 'number') return found((one) => one >= first.value && one <= second.value, at + 4)
    if (tokens[at + 2]?.kind === 'number') return undefined
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
    // "6 x 600 @ 3k, last 2 flat out"
    const count = before.findLast((one) => one.is === 'count')
    if (
      figure?.kind === 'number' &&
      count?.is === 'count' &&
      figure.value < count.times &&
      figure.value <= 10 &&
      !unitAt(tokens, mark.next + 1) &&
      (/^(?:@|at|as|all)$/.test(tokens[mark.next + 1]?.text ?? '') ||
        fasterAt(tokens, mark.next + 1) ||
        atomAt(tokens, mark.next + 1, 'effort'))
    )
      return found((one, times) => (isLast ? one > times - figure.value : one <= figure.value), mark.next + 1)
  }
  return undefined
}

/** "10x100: 1-4 on 1:40, 5-9 on 1:35, 10 all out": numbers of repetitions behind the count of a set, each from where the last ended. */
function rangeOfRepetitions(
  tokens: readonly Token[],
  at: number,
  before: readonly Phrase[],
): Scanned<Selector> | undefined {
  const count = before.findLast((one) => one.is === 'count')
  if (!count || count.isBehind || count.times < 2) return undefined
  const last = before.findLast((one) => one.is === 'selector')
  const reached = last && last.from > count.from ? last.selector.last : 0
  if (reached === undefined || before.at(-1)?.is === 'count') return undefined
  const place = tokens[at]?.text ?? ''
  const amount = tokens[at + 1]
  // "first 2 …, next 2 …, last 2 …"
  if (
    /^(?:first|next|last)$/.test(place) &&
    amount?.kind === 'number' &&
    Number.isInteger(amount.value) &&
    amount.value < count.times
  ) {
    const first = place === 'last' ? count.times - amount.value + 1 : reached + 1
    const end = first + amount.value - 1
    const isNext = place === 'first' ? reached === 0 : first === reached + 1
    if (!isNext || unitAt(tokens, at + 2) || amount.value > 12 || /^(?:x|%|of|reps?)$/.test(tokens[at + 2]?.text ?? ''))
      return undefined
    return {
      value: { ...spanOf(tokens, at, at + 2), which: (one) => one >= first && one <= end, last: end },
      next: at + 2,
    }
  }
  const start = /^(?:no|nr|number|#|reps?)$/.test(tokens[at]?.text ?? '') ? skipDot(tokens, at + 1) : at
  const [first, sign, second] = [tokens[start], tokens[start + 1], tokens[start + 2]]
  if (first?.kind !== 'number' || first.value !== reached + 1) return undefined
  const isRange = (sign?.text === '-' || sign?.text === 'to') && second?.kind === 'number' && second.value > first.value
  const end = isRange ? second.value : first.value
  const next = isRange ? start + 3 : start + 1
  // A single number is one of the repetitions only behind others, or with a word before it.
  if (end > count.times || (!isRange && start === at && (reached === 0 || end !== count.times))) return undefined
  const behind = tokens[next]
  if (!behind || unitAt(tokens, next) || /^[x%,/)]$/.test(behind.text)) return undefined
  return { value: { ...spanOf(tokens, at, next), which: (one) => one >= first.value && one <= end, last: end }, next }
}

function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '.' ? at + 1 : at
}
