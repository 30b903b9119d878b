import type { Token } from './lex.ts'
import { unitAt } from './scan-lengths.ts'

/** Lengths with a hyphen, "two-minute", "5-min", as lengths without one; behind a count so often: "ten one-minute surges". */
export function splitHyphenedLengths(tokens: readonly Token[]): Token[] {
  const split: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    const value = isGlued(tokens, at) ? figureOf(token) : undefined
    if (value === undefined) {
      split.push(token)
      continue
    }
    const before = tokens[at - 1]
    if (before?.kind === 'number' && Number.isInteger(before.value) && before.value <= MOST_TIMES)
      split.push({ kind: 'word', text: 'x', raw: 'x', from: before.to, to: before.to })
    split.push({ ...token, kind: 'number', value })
    at += 1
  }
  return split
}

const MOST_TIMES = 40

/** A figure, a hyphen and a unit without a space between them. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const [figure, hyphen, unit] = tokens.slice(at, at + 3)
  if (hyphen?.text !== '-' || !unit || unit.text.length < 2 || unitAt(tokens, at + 2)?.next !== at + 3) return false
  return figure?.to === hyphen.from && hyphen.to === unit.from
}

function figureOf(token: Token): number | undefined {
  if (token.kind === 'number') return token.value
  return token.text === 'one' ? 1 : undefined
}
