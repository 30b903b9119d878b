import { sportOf } from '../../sports/registry.ts'
import type { Sport } from '../../sports/sport.ts'
import type { Aims } from '../land/main-sets/aims.ts'
import { referenceOf } from '../request/reference.ts'
import type { GenerateRequest } from '../request.ts'
import { type Dice, diceOf } from './random.ts'
import { type Ruler, rulerOf } from './ruler.ts'
import { targetsFor } from './targets.ts'

/** All that a session of running or riding is built in. */
export type Room = {
  request: GenerateRequest
  sport: Sport
  ruler: Ruler
  /** Watts, or seconds per kilometre; undefined where it is not known. */
  reference: number | undefined
  /** Dice for a seed. Thresholds and metrics stay out of them: they change targets, not sessions. */
  diceFor: (seed: number) => Dice
}

/** The room for a request. */
export function roomFor(request: GenerateRequest): Room {
  const { sport, workoutType, durationUnit } = request
  const ruler = rulerOf(request, targetsFor(request))
  const reference = referenceOf(request)
  return {
    request,
    sport: sportOf(sport),
    ruler,
    reference: typeof reference === 'number' ? reference : undefined,
    diceFor: (seed) => diceOf([sport, workoutType, durationUnit, ruler.total, seed].join()),
  }
}

/** No session is more warm-up than this share. */
const MOST_WARMUP = 0.38
/** From this length on, hard work is warmed up for longer. Seconds. */
const LONG = 2700

/** Seconds of warm-up that a session of so many seconds asks for. */
export function leastWarmup(aims: Aims, total: number): number {
  const least = aims.warmup ?? (aims.hard && total >= LONG ? 600 : 300)
  return Math.min(least, MOST_WARMUP * total)
}

/** Seconds. */
export const LEAST_COOLDOWN = 180
