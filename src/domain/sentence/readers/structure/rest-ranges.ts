import type { Amount } from '../../tokens/amounts.ts'
import type { Match } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import type { Token } from '../../tokens/tokens.ts'

/** The lower end of a range: "2-3 min rest". */
export function readRestRange(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const [low, hyphen] = [tokens[at], tokens[at + 1]]
  if (low?.kind !== 'number' || (hyphen?.text !== '-' && hyphen?.text !== 'to')) return undefined
  const high = readAmount(tokens, at + 2)
  if (high?.value.kind !== 'time') return undefined
  const perUnit = high.value.seconds / Number(tokens[at + 2]?.text)
  return perUnit > 0 ? { value: { kind: 'time', seconds: Number(low.text) * perUnit }, next: high.next } : undefined
}
