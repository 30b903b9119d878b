import { type SportId, sportOf } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import type { Defaults } from '../result.ts'
import { secondsOfClock } from '../tokens/amounts.ts'

/** The unit of a bare figure: the first that the sentence uses, else the athlete's, else the sport's first. */
export function chooseUnit(sport: SportId, mentions: readonly Mention[], { units }: Defaults): DistanceUnit {
  const { distanceUnits } = sportOf(sport)
  const used = mentions.map(unitUsed).find((unit) => unit && distanceUnits.includes(unit))
  if (!used && sportOf(sport).racePaces && (mentions.some(isPaceOfMiles) || areTimedAtMiles(mentions))) return 'miles'
  return used ?? units?.[sport] ?? distanceUnits[0] ?? 'kilometers'
}

/** "easy 8 @ 9:30": a pace that is a walker's over a kilometre is one over a mile. */
function isPaceOfMiles(mention: Mention): boolean {
  return (
    mention.kind === 'pace' && mention.per === undefined && mention.label === undefined && mention.seconds >= SLOW_RUN
  )
}

/** "5 x 4 minutes at 7:30": a pace behind bouts by time. */
function areTimedAtMiles(mentions: readonly Mention[]): boolean {
  const areTimed = mentions.every((one) => one.kind !== 'set' || one.bout.kind === 'time')
  return areTimed && mentions.some((one) => isSlowClock(one))
}

function isSlowClock(mention: Mention): boolean {
  if (mention.kind !== 'send-off' || !mention.isAimed || mention.amount.kind !== 'clock') return false
  const seconds = secondsOfClock(mention.amount.parts)
  return seconds >= SLOW_RUN && seconds <= SLOWEST_MILE
}

// A mile in 15 minutes, in seconds (our choice).
const SLOWEST_MILE = 900

// Seconds; a runner's over a kilometre is faster (our choice).
const SLOW_RUN = 450

/** A half marathon and a marathon in miles: "run 13.1 @ 7:15". */
const RACES_IN_MILES = new Set([13.1, 26.2])

// The mile of swimmers in a pool of yards.
const MILE_IN_YARDS = 1650

function unitUsed(mention: Mention): DistanceUnit | undefined {
  switch (mention.kind) {
    case 'unit':
    case 'pool':
      return mention.unit
    case 'pace':
      return mention.per === 'mile' ? 'miles' : mention.per === '100yd' ? 'yards' : undefined
    // "500 yard warm up, then 1650"
    case 'warm-up or cool-down':
      return mention.amount?.kind === 'distance' && mention.amount.unit === 'yards' ? 'yards' : undefined
    case 'amount':
    case 'set': {
      const amount = mention.kind === 'set' ? mention.bout : mention.amount
      if (amount.kind === 'm') return 'meters'
      if (amount.kind === 'bare' && amount.value === MILE_IN_YARDS) return 'yards'
      if (amount.kind === 'bare' && RACES_IN_MILES.has(amount.value)) return 'miles'
      return amount.kind === 'distance' ? amount.unit : undefined
    }
    default:
      return undefined
  }
}
