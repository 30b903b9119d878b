import { type Token, textAt } from '../../tokens/tokens.ts'

/** The index of the bracket that closes the one before an index. */
export function closingOf(tokens: readonly Token[], from: number): number | undefined {
  let depth = 1
  for (let at = from; at < tokens.length; at += 1) {
    if (textAt(tokens, at) === '(') depth += 1
    if (textAt(tokens, at) === ')') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** The index of the bracket that opens the one behind an index. */
export function openingOf(tokens: readonly Token[], from: number): number | undefined {
  let depth = 1
  for (let at = from; at >= 0; at -= 1) {
    if (textAt(tokens, at) === ')') depth += 1
    if (textAt(tokens, at) === '(') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}
