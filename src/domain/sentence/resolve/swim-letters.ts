import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { type Amount, isPoolDistance } from '../tokens/amounts.ts'
import type { SportContext } from './measure.ts'

/** The mentions with a letter behind the distance of a swim as what it stands for: "8x50 K", "200 k", "200 S". */
export function resolveLetters(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  if (!sportOf(sport).inPool) return [...mentions]
  return mentions.flatMap((mention): Mention | Mention[] => {
    const amount = mention.kind === 'set' ? mention.bout : mention.kind === 'amount' ? mention.amount : undefined
    // "200 S": plainly swum; "400s" is a plural.
    if (mention.kind === 'amount' && amount?.kind === 's' && /\d s/i.test(sentence.slice(mention.from, mention.to)))
      return isPoolDistance(amount) ? { ...mention, amount: { kind: 'bare', value: amount.value } } : mention
    if (!amount || !isKick(amount, sentence.slice(mention.from, mention.to))) return mention
    const distance = { kind: 'bare', value: amount.value } as const
    const kick: Mention = { kind: 'detail', words: 'kick', from: mention.from, to: mention.to }
    if (mention.kind === 'set') return [{ ...mention, bout: distance }, kick]
    return mention.kind === 'amount' ? [{ ...mention, amount: distance }, kick] : mention
  })
}

/** Whether so many kilometres are none, "8x50 K": nobody swims, or repeats, 25 and more. "1000 km" are too many. */
export function isKick(amount: Amount, said: string): amount is Extract<Amount, { kind: 'distance' }> {
  return (
    amount.kind === 'distance' &&
    amount.unit === 'kilometers' &&
    amount.value >= 25 &&
    amount.value % 25 === 0 &&
    !/km|kilo/i.test(said)
  )
}
