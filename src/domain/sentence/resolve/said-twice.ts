import { toMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'

/** Skips a distance that says the one before it in another unit: "15 km (9.3 mi)", "10 miles / 16k". */
export function skipSaidTwice(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const before = mentions.slice(0, at).findLast(({ kind }) => kind !== 'punctuation' && kind !== 'link')
    return before && isSame(before, mention) ? { kind: 'filler', from: mention.from, to: mention.to } : mention
  })
}

function isSame(one: Mention, other: Mention): boolean {
  if (one.kind !== 'amount' || other.kind !== 'amount') return false
  const [first, second] = [one.amount, other.amount]
  if (first.kind !== 'distance' || second.kind !== 'distance' || first.unit === second.unit) return false
  const metres = toMetres(first.value, first.unit)
  return Math.abs(toMetres(second.value, second.unit) - metres) <= metres * ROUNDING
}

// Nobody rounds more than this (our choice).
const ROUNDING = 0.03
