import { type Bounds, boundsOf } from '../judge/bounds.ts'
import { sportOf } from '../sports/registry.ts'
import type { Sport } from '../sports/sport.ts'
import { type Dice, diceOf } from './dice.ts'
import { type GenerateRequest, referenceOf } from './request.ts'
import { type Ruler, rulerOf } from './ruler.ts'
import { targetsFor } from './targets.ts'

/** All that a session of running or riding is built from. */
export type Room = {
  request: GenerateRequest
  sport: Sport
  ruler: Ruler
  /** How long the whole takes at the very least effort, in seconds. */
  seconds: number
  bounds: Bounds
  dice: Dice
  /** Watts; undefined where it is not known or there are none. */
  ftp: number | undefined
}

/** The room for a request and a seed. Thresholds and metrics stay out of the dice: they change targets, not sessions. */
export function roomFor(request: GenerateRequest, seed: number): Room {
  const { sport, workoutType, durationUnit } = request
  const ruler = rulerOf(request, targetsFor(request))
  const reference = referenceOf(request)
  const asked = sportOf(sport)
  return {
    request,
    sport: asked,
    ruler,
    seconds: ruler.secondsOf(ruler.total, 1),
    bounds: boundsOf(sport, workoutType),
    dice: diceOf([sport, workoutType, durationUnit, ruler.total, seed].join()),
    ftp: asked.reference.metric === 'power' && typeof reference === 'number' ? reference : undefined,
  }
}
