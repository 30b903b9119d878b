import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/**
 * Whether a figure that is a rest stands at an index, and ends its part: "off 90", "off 2 min jog". Then an "off" before it
 * belongs to it, "6x800 2:50 off 90", and not to the time before.
 */
export function isRestAhead(tokens: readonly Token[], at: number): boolean {
  const rest = readAmount(tokens, at)
  if (!rest) return false
  const { value, next } = rest
  const isShort = value.kind === 'time' ? value.seconds <= MAX_SECONDS : value.kind === 'clock'
  const isUsual = value.kind === 'bare' && usualSeconds.has(value.value)
  // "100s off 1:40 x 12"
  const isCounted = value.kind === 'clock' && textAt(tokens, next) === 'x'
  const isLast = next >= tokens.length || isCounted || behind.has(textAt(tokens, next))
  return (isShort || isUsual) && isLast
}

// A longer time is that of the session (our choice).
const MAX_SECONDS = 300
const usualSeconds = new Set([30, 45, 60, 75, 90, 120])
const behind = new Set([',', ';', '.', ')', '\n', ...'rest rec recovery recoveries jog walk float run s'.split(' ')])
