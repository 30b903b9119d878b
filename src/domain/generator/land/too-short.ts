import { workoutTypeLabel } from '../../sports/registry.ts'
import type { LandContext } from '../plan/context.ts'
import { lengthInWords } from '../plan/length-in-words.ts'
import { type Aims, fullWarmupSeconds, MIN_COOLDOWN_SECONDS } from './main-sets/aims.ts'

/** The named length is a multiple of this, in seconds. */
const GRAIN_SECONDS = 300

/** Seconds of the longest session in which the most work is its usual share. */
export function longestSeconds({ work, share }: Pick<Aims, 'work' | 'share'>): number {
  return GRAIN_SECONDS * Math.floor(work[1] / share[0] / GRAIN_SECONDS)
}

/** Says that a session is longer than its work can fill; nothing where it is not. */
export function tooLongRemark({ request, ruler }: LandContext, longest: number): string[] {
  const ticks = ruler.nearest(longest, request.sport.easyZone)
  if (ruler.total <= ticks) return []
  const label = workoutTypeLabel[request.type]
  return [
    `This is long for ${label}: all of the work fits into ${lengthInWords(ruler.duration(ticks))}, and the rest is easy time.`,
  ]
}

/** Says that a session has no room for the warm-up and the work of its type, and which length would; none where it has. */
export function tooShortRemark({ request, ruler }: LandContext, aims: Aims): string[] {
  const { work, rest, bouts, setPauseSeconds = 0 } = aims
  const recoveries = bouts[0] > 1 ? rest[0] * work[0] + setPauseSeconds : 0
  const needed = fullWarmupSeconds(aims) + MIN_COOLDOWN_SECONDS + work[0] + recoveries
  const least = GRAIN_SECONDS * Math.ceil(needed / GRAIN_SECONDS)
  const ticks = ruler.atLeast(least, request.sport.easyZone)
  if (ruler.total >= ticks) return []
  const label = workoutTypeLabel[request.type]
  return [
    `This is short for ${label}: ask for ${lengthInWords(ruler.duration(ticks))} or more, and there is room for a full warm-up and all of the work.`,
  ]
}
