import { sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import type { SportContext } from './measure.ts'

/**
 * The mentions with lengths of a pool and laps of a track as distances. A length is that of the pool that was said, or of a
 * usual one; a lap is known only on a track. Other laps are left unread.
 */
export function resolveLaps(mentions: readonly Mention[], sentence: string, context: SportContext): Mention[] {
  return mentions.map((mention) => {
    let resolved: Mention = mention
    for (const amount of amountsOf(mention)) {
      if (amount.kind !== 'laps' && amount.kind !== 'lengths') continue
      const distance = distanceOf({ kind: amount.kind, value: amount.value }, mentions, sentence, context)
      if (typeof distance === 'string')
        return { kind: 'unsupported', sentence: distance, from: mention.from, to: mention.to }
      resolved = withAmount(resolved, amount, distance)
    }
    return resolved
  })
}

/** The pool that lengths are counted in where none was said, in its own unit; undefined if none are counted. */
export function assumedPool(mentions: readonly Mention[], { sport, pool }: SportContext): number | undefined {
  if (pool !== undefined) return undefined
  const isCounted = mentions.some((mention) => amountsOf(mention).some(({ kind }) => kind === 'lengths'))
  return isCounted && sportOf(sport).inPool && mentionsOf('pool', mentions).length === 0 ? USUAL_POOL : undefined
}

function distanceOf(
  { kind, value }: { kind: 'laps' | 'lengths'; value: number },
  mentions: readonly Mention[],
  sentence: string,
  { sport, unit, pool: corrected }: SportContext,
): Amount | string {
  const { inPool } = sportOf(sport)
  const said = corrected ?? mentionsOf('pool', mentions)[0]?.length
  // "20 laps easy (50m pool)": in so long a pool hardly anybody counts there and back as one.
  if (kind === 'lengths' || (inPool && said === LONG_POOL)) {
    if (!inPool) return 'Only a pool has lengths: say the distance.'
    const pool = said ?? USUAL_POOL
    return { kind: 'distance', value: value * pool, unit }
  }
  if (inPool) return 'A lap can be one length of the pool or two: say lengths, or the distance.'
  if (!/\btrack\b/i.test(sentence)) return 'Say how far a lap is, such as 10 x 400 m, or that it is of a track.'
  return { kind: 'distance', value: value * TRACK_LAP, unit: 'meters' }
}

// In metres or yards (our choice).
const USUAL_POOL = 25
const LONG_POOL = 50
/** Metres in lane 1. */
const TRACK_LAP = 400

function amountsOf(mention: Mention): Amount[] {
  switch (mention.kind) {
    case 'amount':
    case 'warm-up or cool-down':
      return mention.amount ? [mention.amount] : []
    case 'set':
      return [mention.bout, ...(mention.rest ? [mention.rest] : [])]
    case 'rest':
      return [mention.rest]
    default:
      return []
  }
}

function withAmount(mention: Mention, said: Amount, amount: Amount): Mention {
  if (mention.kind === 'set') return { ...mention, ...(mention.bout === said ? { bout: amount } : { rest: amount }) }
  if (mention.kind === 'rest') return { ...mention, rest: amount }
  if (mention.kind === 'amount' || mention.kind === 'warm-up or cool-down') return { ...mention, amount }
  return mention
}
