import type { Sport } from '../../../sports/registry.ts'
import { targetPart } from '../../../sports/target-parts.ts'
import { type DistanceUnit, toMetres } from '../../../units/distance.ts'
import { atLeast } from '../../../units/tolerance.ts'
import type { Step } from '../../../workout/step.ts'
import { lengthInWords } from '../../plan/length-in-words.ts'
import type { Percents } from '../../plan/plan.ts'

/** The least rest that a swim leaves before the next one, where the athlete says the send-off: a twentieth of it. Our choice. */
const LEAST_REST_SHARE = 0.05
const MOST_OF_LEAST_REST_SECONDS = 5
/** Faster than critical speed. */
const FASTEST_ZONE = 5

/** A swim, its send-off in seconds, and the critical speed in seconds per 100 m. */
type SentOff = { metres: number; sendOff: number; secondsPer100: number }

/** The fastest in the world take about 45 seconds for 100 metres; nobody leaves again as early as this (our choice). */
const LEAST_SECONDS_PER_100 = 40

/** Why nobody can swim a step on its send-off; undefined where somebody can, and where it has none. */
export function sendOffRefusal({ duration, sendOff }: Pick<Step, 'duration' | 'sendOff'>): string | undefined {
  if (sendOff === undefined) return undefined
  const { type, unit, value } = duration
  const least = type === 'time' ? value : (toMetres(value, unit as DistanceUnit) / 100) * LEAST_SECONDS_PER_100
  if (atLeast(sendOff, least, 'seconds')) return undefined
  const length = lengthInWords(duration)
  return type === 'time'
    ? `A swim of ${length} cannot leave again before it ends: give it a longer send-off.`
    : `Nobody swims ${length} on so short a send-off: the fastest take about 45 seconds for 100 meters, so give at least ${LEAST_SECONDS_PER_100} seconds for each 100 meters.`
}

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
