import type { Mention, MentionOf } from '../mention.ts'
import { type Amount, hasUnit } from '../tokens/amounts.ts'

/**
 * The mentions, each length that is said to be the sum of the others as such: "3 mi easy, 4 mi tempo, 1 mi easy = 8", "total
 * of 10". Without a unit it has the one that all others have.
 */
export function markTotals(mentions: readonly Mention[], sentence: string): Mention[] {
  return mentions.map((mention, at) => {
    if (mention.kind !== 'amount' || mention.place || !isSum(mention, mentions.slice(0, at), sentence)) return mention
    const others = mentions.filter((one): one is MentionOf<'amount'> => one.kind === 'amount' && one !== mention)
    return { ...mention, isTotal: true, isAimed: false, amount: inUnitOfAll(mention.amount, others) }
  })
}

function isSum({ from, to }: Mention, earlier: readonly Mention[], sentence: string): boolean {
  const [before, behind] = [sentence.slice(0, from), sentence.slice(to)]
  const hasParts = earlier.some(({ kind }) => kind === 'amount' || kind === 'set' || kind === 'warm-up or cool-down')
  // "1 h = 10 z1, 50 z2": the whole is said first.
  return (
    hasParts && (TOTAL_BEFORE.test(before) || (EQUALS.test(before) && ENDS.test(behind)) || TOTAL_BEHIND.test(behind))
  )
}

const TOTAL_BEFORE =
  /\b(?:total(?:ing|s)?|tot|overall|altogether|in all|sum|adds up to|comes to)\s*(?:(?:distance|time|length)\s*)?(?:of|is|:|=|about|~|approx\w*|\s)*$/i
const EQUALS = /=\s*$/
const ENDS = /^\s*(?:[).,;!\n]|total|in all|$)/i
const TOTAL_BEHIND = /^\s*(?:total|tot|in total|in all|all up|all told|altogether|overall)\s*(?:[).!]|$)/i

function inUnitOfAll(amount: Amount, others: readonly MentionOf<'amount'>[]): Amount {
  const [first, ...more] = others.map((one) => one.amount).filter(hasUnit)
  if (amount.kind !== 'bare' || !first) return amount
  if (first.kind === 'time' && more.every(({ kind }) => kind === 'time'))
    return { kind: 'time', seconds: amount.value * 60 }
  if (first.kind !== 'distance') return amount
  const isSame = (one: Amount) => one.kind === 'distance' && one.unit === first.unit
  return more.every(isSame) ? { kind: 'distance', value: amount.value, unit: first.unit } : amount
}
