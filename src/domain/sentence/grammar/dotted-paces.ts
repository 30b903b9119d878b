import type { Token } from './lex.ts'
import { unitAt } from './scan-lengths.ts'

/** "6x800, 2.50, 90 s rest" */
function isBehindSet(tokens: readonly Token[], at: number): boolean {
  const [times, bout, comma] = tokens.slice(Math.max(0, at - 3), at)
  return times?.text === 'x' && bout?.kind === 'number' && bout.value >= LEAST_METRES && comma?.text === ','
}

const LEAST_METRES = 200

/** A pace that is written with a point behind "@": "2k @ 4.45". */
export function readDottedPaces(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'number' || !/^[2-9]\.[0-5]\d$/.test(token.raw)) return token
    if (!/^(?:@|at)$/.test(tokens[at - 1]?.text ?? '') && !isBehindSet(tokens, at)) return token
    const unit = unitAt(tokens, at + 1)
    const isSpeed = /^(?:%|x|w|mph|kph|kmh|watts?)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.text === 'km'
    if (isSpeed || (unit && unit.unit !== 'km' && unit.unit !== 'mi')) return token
    return { ...token, kind: 'clock', parts: token.raw.split('.').map(Number) }
  })
}
