import { METRES_PER_MILE, toMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { type Amount, secondsOfClock } from '../tokens/amounts.ts'

/** The mentions, with the time in which a distance is to be run as its pace: "10 km in 50 min" is 5:00/km. */
export function readTimesOfLengths(mentions: readonly Mention[], sentence: string): Mention[] {
  return mentions.map((one, at) => {
    const length = mentions.slice(0, at).findLast(({ kind }) => kind !== 'filler' && kind !== 'sport')
    if (one.kind !== 'amount' || length?.kind !== 'amount' || length.amount.kind !== 'distance') return one
    const { value, unit } = length.amount
    const seconds = secondsOf(one.amount)
    if (!seconds || (unit !== 'kilometers' && unit !== 'miles')) return one
    if (!/^(?:\s*run(?:ning)?)?\s*in\s+$/i.test(sentence.slice(length.to, one.from))) return one
    const pace = seconds / (toMetres(value, unit) / 1000)
    if (pace < MIN_KILOMETRE_SECONDS || pace > MAX_KILOMETRE_SECONDS) return one
    const [per, metres] = unit === 'miles' ? (['mile', METRES_PER_MILE] as const) : (['km', 1000] as const)
    return { kind: 'pace', seconds: Math.round((pace * metres) / 1000), per, isAimed: true, from: one.from, to: one.to }
  })
}

function secondsOf(amount: Amount): number | undefined {
  if (amount.kind === 'time') return amount.seconds
  if (amount.kind !== 'clock') return undefined
  const seconds = secondsOfClock(amount.parts)
  // "half marathon in 1:45" is in hours.
  return amount.parts.length === 2 && seconds < MIN_RACE_SECONDS ? seconds * 60 : seconds
}

// Our choice: from a good runner's pace over 5 km to a walk. A race takes longer than ten minutes.
const MIN_KILOMETRE_SECONDS = 180
const MAX_KILOMETRE_SECONDS = 600
const MIN_RACE_SECONDS = 600
