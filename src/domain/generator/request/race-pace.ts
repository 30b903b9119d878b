import type { Race } from '../../sports/races.ts'
import { type Sport, type SportId, sportOf, sports, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'

type AskedSession = { sport: SportId; workoutType?: WorkoutType | undefined; workoutMetric: Metric }

/** The races at whose pace the work of a session can be done; none where its targets are no paces. */
export function racesFor({ sport, workoutType, workoutMetric }: AskedSession): readonly Race[] {
  const { racePaces, reference } = sportOf(sport)
  if (workoutMetric !== reference.metric || !workoutType) return []
  return racePaces?.[workoutType] ?? []
}

/** Why a session cannot be done at the pace of a race; undefined if it can, or if none is asked for. */
export function racePaceRefusal(asked: AskedSession & { racePace?: Race | undefined }): string | undefined {
  const { sport, racePace, workoutType, workoutMetric } = asked
  if (!racePace || racesFor(asked).includes(racePace)) return undefined
  const { racePaces, noun, reference } = sportOf(sport)
  if (!racePaces) return `A ${noun} has no pace of a race: only a ${sports.find((one) => one.racePaces)?.noun} has.`
  if (workoutMetric !== reference.metric)
    return `The pace of a race is a target by ${reference.metric}: ask for the ${noun} by ${reference.metric}.`
  return `${workoutType ? workoutTypeLabel[workoutType] : 'This'} is not done at ${racePace} pace: ${listRaces(racePaces)}.`
}

/** "interval at 1500m, 3k or 5k pace, threshold at 10k or half marathon pace". */
function listRaces(racePaces: NonNullable<Sport['racePaces']>): string {
  return Object.entries(racePaces)
    .map(([type, all = []]) => `${type} at ${list.format(all)} pace`)
    .join(', ')
}

// British English has no comma before "or".
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })
