import type { Token } from './lex.ts'
import { unitAt } from './scan-lengths.ts'

/** A pace that is written with a point behind "@": "2k @ 4.45". */
export function readDottedPaces(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'number' || !/^[2-9]\.[0-5]\d$/.test(token.raw)) return token
    if (!/^(?:@|at)$/.test(tokens[at - 1]?.text ?? '')) return token
    const unit = unitAt(tokens, at + 1)
    const isSpeed = /^(?:%|x|w|mph|kph|kmh|watts?)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.text === 'km'
    if (isSpeed || (unit && unit.unit !== 'km' && unit.unit !== 'mi')) return token
    return { ...token, kind: 'clock', parts: token.raw.split('.').map(Number) }
  })
}
