import { sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { isTimeOfBout } from './bout-pace.ts'
import type { SportContext } from './measure.ts'

/**
 * Names a clock behind a set that can be the hours of the session as well as the time of each bout:
 * "6x1200, 400 jog in the park 3:45".
 */
export function nameClocksInDoubt(mentions: readonly Mention[], { sport }: SportContext): Mention[] {
  const { reference, inPool } = sportOf(sport)
  if (reference.metric !== 'pace' || inPool) return [...mentions]
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'amount' || mention.amount.kind !== 'clock' || mention.amount.parts.length > 2) return mention
    const { from, to } = mention
    const set = mentionsOf('set', mentions).findLast((one) => one.to <= from)
    return set && isTimeOfBout(mention.amount, set.bout) ? { kind: 'unsupported', sentence: DOUBT, from, to } : mention
  })
}

const DOUBT = 'Say what this time is, such as 1 h 15 in all, or 3:45 each.'
