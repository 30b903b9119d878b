import type { Sport } from '../../../sports/registry.ts'
import { targetPart } from '../../../sports/target-parts.ts'
import type { Percents } from '../../plan/plan.ts'

/** The least rest that a swim leaves before the next one, where the athlete says the send-off: a twentieth of it. Our choice. */
const LEAST_REST_SHARE = 0.05
const MOST_OF_LEAST_REST_SECONDS = 5
/** Faster than critical speed. */
const FASTEST_ZONE = 5

/** A swim, its send-off in seconds, and the critical speed in seconds per 100 m. */
type SentOff = { metres: number; sendOff: number; secondsPer100: number }

/** How hard a swim is that leaves on a send-off with a little rest, at least, in percent of critical speed. */
export function leastPercentOn({ metres, sendOff, secondsPer100 }: SentOff): number {
  return (metres * secondsPer100) / (sendOff - Math.min(MOST_OF_LEAST_REST_SECONDS, LEAST_REST_SHARE * sendOff))
}

/** The fastest that repetitions of a distance are swum, in percent of critical speed. */
export function mostPercentOver(metres: number, sport: Sport): number {
  return targetPart(sport, FASTEST_ZONE, 'work', metres)?.percents[1] ?? 100
}

/** Percents of a style, moved up until the slower end leaves on the send-off. */
export function withinSendOff([low, high]: Percents, swim: SentOff): Percents {
  const least = leastPercentOn(swim)
  if (least <= low) return [low, high]
  const from = Math.ceil(10 * least) / 10
  return [from, Math.round(10 * (from + high - low)) / 10]
}
