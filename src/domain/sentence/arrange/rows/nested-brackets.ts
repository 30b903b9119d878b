import { closingOf } from '../../readers/structure/brackets.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSign, itemsOf, spanOf } from '../items.ts'

/** Brackets within brackets and a part behind them, "3x(3x(2 min 80 %, 1 min 90 %), 4 min 55 %)": written out, each as often. */
export function spreadNested(tokens: readonly Token[]): Edit[] {
  const edits: Edit[] = []
  for (let at = 2; at < tokens.length; at += 1) {
    if (textAt(tokens, at) !== '(' || !isSign(textAt(tokens, at - 1))) continue
    const closed = closingOf(tokens, at + 1)
    const times = readCount(tokens, at - 2)
    if (closed === undefined || !times || times.value < 2 || times.value > MAX_TIMES) continue
    const items = itemsOf(tokens, at + 1, closed)
    const isNested = items.some(({ from, to }) =>
      tokens.slice(from, to).some(({ text }, index) => text === '(' && isSign(textAt(tokens, from + index - 1))),
    )
    // A pair and its rest are a set of sets, which is read.
    const isAimed = tokens.slice(at, closed).filter(({ text }) => text === '%' || text === 'w').length > 1
    if (!isNested || !isAimed || items.length < 2) continue
    const inner = spanOf(tokens, at + 1, closed)
    const copies = Array.from({ length: times.value }, (_, index): Piece[] => [...(index > 0 ? [', '] : []), inner])
    edits.push({ from: tokens[at - 2]?.from ?? 0, to: tokens[closed]?.to ?? 0, by: copies.flat() })
    at = closed
  }
  return edits
}

const MAX_TIMES = 6
