import { sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { secondsOfClock } from '../tokens/amounts.ts'
import { isTimeOfBout } from './bout-pace.ts'
import type { SportContext } from './measure.ts'

/**
 * Names a clock behind a set that can be the hours of the session as well as the time of each bout:
 * "6x1200, 400 jog in the park 3:45".
 */
export function nameClocksInDoubt(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  const { reference, inPool } = sportOf(sport)
  if (reference.metric !== 'pace' || inPool) return [...mentions]
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'amount' || mention.amount.kind !== 'clock' || mention.amount.parts.length > 2) return mention
    const { from, to } = mention
    const set = mentionsOf('set', mentions).findLast((one) => one.to <= from)
    if (!set) return mention
    const seconds = secondsOfClock(mention.amount.parts)
    const isFar = set.bout.kind === 'distance' && set.bout.unit !== 'meters'
    const isPace = isFar && seconds >= MIN_PACE_SECONDS && seconds < MAX_PACE_SECONDS
    // "3 x 2k a bit slower than that, 4:35ish"
    if (isPace && (/ish/i.test(sentence.slice(from, to)) || COMPARED.test(sentence.slice(set.to, from))))
      return { kind: 'pace', seconds, per: undefined, isAimed: true, from, to }
    return isPace || isTimeOfBout(mention.amount, set.bout)
      ? { kind: 'unsupported', sentence: DOUBT, from, to }
      : mention
  })
}

// A kilometre or a mile of running (our choice).
const MIN_PACE_SECONDS = 180
const MAX_PACE_SECONDS = 600
const COMPARED = /\b(?:slower|faster|quicker|easier|harder)\b[^.;\n]*$/i
const DOUBT = 'Say what this time is, such as 1 h 15 in all, or 3:45 each.'
