import { racePercents } from '../../calculators/race-pace.ts'
import type { Race } from '../../sports/races.ts'
import { sportOf } from '../../sports/registry.ts'
import { formatClock } from '../../text/grammar/numeral.ts'
import { METRES_PER_MILE } from '../../units/distance.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { CHANGED } from '../tokens/words/unsupported-words.ts'
import type { SportContext } from './measure.ts'

/**
 * Reads paces near those of races, "HMP -5s", "3k-5k pace", as percents of the speed at threshold pace: the athlete's own, or
 * a usual one. Other sports than runs have none.
 */
export function resolveChangedPaces(
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
  known: number | undefined,
): Mention[] {
  if (mentions.every(({ kind }) => kind !== 'changed pace')) return [...mentions]
  const { racePaces, reference } = sportOf(context.sport)
  const own = ownThreshold(mentions, context) ?? known
  const threshold = own ?? reference.nominal
  return mentions.map((one): Mention => {
    if (one.kind !== 'changed pace') return one
    const { from, to } = one
    if (!racePaces) return { kind: 'unsupported', sentence: CHANGED, from, to }
    const words = sentence.slice(from, to)
    const whose = own === undefined ? 'a threshold pace' : 'your threshold pace'
    const because = `“${words}” was worked out from ${whose} of ${formatClock(Math.round(threshold))}/km.`
    return { kind: 'percent', ...percentsOf(one, threshold, context), of: 'pace', because, from, to }
  })
}

function percentsOf(pace: MentionOf<'changed pace'>, threshold: number, { unit }: SportContext) {
  const [slow, fast] = [pace.of, pace.until ?? pace.of]
    .map((race) => shareOf(race, threshold))
    .toSorted((a, b) => a - b)
  const perKilometre = (pace.per ?? (unit === 'miles' ? 'mile' : 'km')) === 'mile' ? 1000 / METRES_PER_MILE : 1
  if (pace.shares) {
    const [low, high] = pace.shares
    const width = low === high ? WIDTH : 0
    return { low: tenths((slow ?? 1) * low * (1 - width)), high: tenths((fast ?? 1) * high * (1 + width)) }
  }
  // Seconds more are a slower pace.
  const changed = (share: number, seconds: number) => (100 * threshold) / (threshold / share + seconds * perKilometre)
  const width = pace.until ? 0 : WIDTH
  return {
    low: tenths(changed(slow ?? 1, pace.high) * (1 - width)),
    high: tenths(changed(fast ?? 1, pace.low) * (1 + width)),
  }
}

/** The share of the speed at threshold pace that the pace of a race is. */
function shareOf(race: Race | 'threshold', threshold: number): number {
  if (race === 'threshold') return 1
  const [low, high] = racePercents(race, threshold)
  return (low + high) / 200
}

/** To either side, as for the paces of races. */
const WIDTH = 0.01

function tenths(percent: number): number {
  return Math.round(percent * 10) / 10
}

/** The threshold pace that the sentence says, in seconds per kilometre. */
function ownThreshold(mentions: readonly Mention[], { unit }: SportContext): number | undefined {
  const own = mentionsOf('pace', mentions).find(({ label }) => label === 'threshold')
  if (!own) return undefined
  const isPerMile = own.per === 'mile' || (own.per === undefined && unit === 'miles')
  return isPerMile ? own.seconds / METRES_PER_MILE : own.seconds
}
