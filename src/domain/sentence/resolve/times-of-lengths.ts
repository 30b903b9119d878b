import { METRES_PER_MILE, toMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { type Amount, secondsOfClock } from '../tokens/amounts.ts'

/** The mentions, with the time in which a distance is to be run as its pace: "10 km in 50 min" is 5:00/km. */
export function readTimesOfLengths(mentions: readonly Mention[], sentence: string): Mention[] {
  return mentions.map((one, at) => {
    const length = mentions.slice(0, at).findLast((before) => !isBetween(before, sentence))
    if (one.kind !== 'amount' || length?.kind !== 'amount' || length.amount.kind !== 'distance') return one
    const { value, unit } = length.amount
    const between = sentence.slice(length.to, one.from)
    const seconds = secondsOf(one.amount, /\bsub\s*$/i.test(between))
    if (!seconds || (unit !== 'kilometers' && unit !== 'miles')) return one
    if (!(IN_A_TIME.test(between) || (one.isAimed && one.amount.kind === 'time'))) return one
    const pace = seconds / (toMetres(value, unit) / 1000)
    if (pace < MIN_KILOMETRE_SECONDS || pace > MAX_KILOMETRE_SECONDS) return one
    const [per, metres] = unit === 'miles' ? (['mile', METRES_PER_MILE] as const) : (['km', 1000] as const)
    return { kind: 'pace', seconds: Math.round((pace * metres) / 1000), per, isAimed: true, from: one.from, to: one.to }
  })
}

// "10k @ 50 min", "10 km sub 50:00", "9k steady run in 45 min"
const IN_A_TIME =
  /^(?:\s*(?:easy|steady|tempo|moderate|hard))?(?:\s*run(?:ning)?)?\s*(?:in(?:side|\s+under|\s+about|\s+around)?|at|@|sub|under)\s*$/i

/** Whether a mention says nothing between a distance and its time. */
function isBetween({ kind, from, to }: Mention, sentence: string): boolean {
  return (
    kind === 'filler' ||
    kind === 'sport' ||
    kind === 'session' ||
    (kind === 'punctuation' && sentence.slice(from, to) === '@')
  )
}

function secondsOf(amount: Amount, isLimit: boolean): number | undefined {
  // "10k sub 50"
  if (amount.kind === 'bare' && isLimit) return amount.value * 60
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
