import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { Session } from '../plan/session.ts'
import { cyclingEndurance } from './cycling-endurance.ts'
import { cyclingInterval } from './cycling-interval.ts'
import { cyclingSweetSpot } from './cycling-sweet-spot.ts'
import { cyclingTempo } from './cycling-tempo.ts'
import { cyclingThreshold } from './cycling-threshold.ts'
import { cyclingVo2Max } from './cycling-vo2max.ts'
import { runningEndurance } from './running-endurance.ts'
import { runningInterval } from './running-interval.ts'
import { runningTempo } from './running-tempo.ts'
import { runningThreshold } from './running-threshold.ts'
import { swimmingEndurance } from './swimming-endurance.ts'
import { swimmingInterval } from './swimming-interval.ts'
import { swimmingLadder } from './swimming-ladder.ts'

/** Every kind of session that can be generated. */
const sessions: readonly Session[] = [
  runningInterval,
  runningThreshold,
  runningTempo,
  runningEndurance,
  cyclingSweetSpot,
  cyclingVo2Max,
  cyclingThreshold,
  cyclingTempo,
  cyclingEndurance,
  cyclingInterval,
  swimmingInterval,
  swimmingLadder,
  swimmingEndurance,
]

/** The session of a sport's workout type. Throws if the sport has no such type. */
export function sessionOf(sport: SportId, type: WorkoutType): Session {
  const session = sessions.find((one) => one.sport === sport && one.type === type)
  if (!session) throw new Error(`No session for ${sport} ${type}`)
  return session
}
