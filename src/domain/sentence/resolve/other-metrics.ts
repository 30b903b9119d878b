import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Mention, MentionOf } from '../mention.ts'

/** A pace in a sport without one, or watts on foot. */
export function refuseOtherMetric(
  mention: MentionOf<'pace' | 'power'>,
  sport: SportId,
  metresBefore = () => 0,
): Mention | undefined {
  const { targets, inPool } = sportOf(sport)
  const { kind, from, to } = mention
  if (mention.kind === 'pace' && mention.label === undefined && isPerOtherUnit(mention, sport))
    return { kind: 'unsupported', sentence: OTHER_PACE[inPool ? 'pool' : 'land'], from, to }
  if (mention.kind === 'power' && Math.max(mention.watts, mention.until ?? 0) > MAX_WATTS)
    return { kind: 'unsupported', sentence: TOO_MANY_WATTS, from, to }
  if (mention.kind === 'power' && !mention.bound && (mention.until ?? mention.watts) < MIN_WATTS)
    return { kind: 'unsupported', sentence: TOO_FEW_WATTS, from, to }
  if (
    mention.kind === 'pace' &&
    mention.label === undefined &&
    mention.per &&
    mention.seconds < fastest(sport, mention.per, Number.POSITIVE_INFINITY) &&
    mention.seconds < fastest(sport, mention.per, metresBefore())
  )
    return { kind: 'unsupported', sentence: TOO_FAST, from, to }
  if (targets.includes(kind)) return undefined
  return { kind: 'unsupported', sentence: measuredBy(sport), from, to }
}

/** What a sport is measured by, for a target that it does not have. */
export function measuredBy(sport: SportId): string {
  const { noun, metrics } = sportOf(sport)
  return `A ${noun} is measured by ${metrics.join(' or ').replace('heartrate', 'heart rate')}.`
}

function isPerOtherUnit({ per }: MentionOf<'pace'>, sport: SportId): boolean {
  const { paceUnits, inPool } = sportOf(sport)
  if (per === undefined || paceUnits.length === 0) return false
  return per === '100' ? !inPool : !paceUnits.includes(per)
}

/** Seconds that nobody is faster than over so many metres. */
function fastest(sport: SportId, per: NonNullable<MentionOf<'pace'>['per']>, metres: number): number {
  const isFar = metres >= MIN_FAR_METRES
  if (sportOf(sport).inPool) return isFar ? 50 : 40
  const perKilometre = isFar ? 144 : 120
  return per === 'mile' ? perKilometre * 1.66 : perKilometre
}

// The world records from 3000 m on are slower than 2:24 a kilometre, and those of swims than 0:50 per 100.
const MIN_FAR_METRES = 3000

// More than sprinters hold for a turn of the pedals.
const MAX_WATTS = 2500
const TOO_MANY_WATTS = `Nobody rides at more than ${MAX_WATTS} watts.`
// Fewer do not move a bicycle (our choice).
const MIN_WATTS = 20
const TOO_FEW_WATTS = `A target of a ride has at least ${MIN_WATTS} watts.`
const TOO_FAST = 'Nobody is as fast: check the pace and its unit.'

const OTHER_PACE = {
  pool: 'Say the pace of a swim per 100, such as 1:45/100m.',
  land: 'Say the pace per kilometer or mile, such as 4:30/km.',
}
