import type { Token } from './lex.ts'
import { unitAt } from './scan-lengths.ts'

/** A pace or a time that is written with a point, behind "@" or beside a distance: "2k @ 4.45", "6x800, 2.50, 90 s rest". */
export function readDottedPaces(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    // "6x800 1.30 rest"
    const isRest = token.kind === 'number' && /^(?:rest|rests|rec|recovery)$/.test(tokens[at + 1]?.text ?? '')
    if (isRest && /^\d\.[0-5]\d$/.test(token.raw))
      return { ...token, kind: 'clock', parts: token.raw.split('.').map(Number) }
    if (token.kind !== 'number' || !/^[2-9]\.[0-5]\d$/.test(token.raw)) return token
    if (!/^(?:@|at)$/.test(tokens[at - 1]?.text ?? '') && !isTimeOfBout(tokens, at)) return token
    const unit = unitAt(tokens, at + 1)
    const isSpeed = /^(?:%|x|w|mph|kph|kmh|watts?)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.text === 'km'
    if (isSpeed || (unit && unit.unit !== 'km' && unit.unit !== 'mi')) return token
    return { ...token, kind: 'clock', parts: token.raw.split('.').map(Number) }
  })
}

/** A time between signs behind repetitions of a distance. */
function isTimeOfBout(tokens: readonly Token[], at: number): boolean {
  const [sign, bout, before, next] = [tokens[at - 1], tokens[at - 2], tokens[at - 3], tokens[at + 1]]
  const isBout = bout?.kind === 'number' && bout.value >= LEAST_METRES && before?.text === 'x'
  return isBout && sign?.text === ',' && (next === undefined || next.text === ',')
}

const LEAST_METRES = 200
