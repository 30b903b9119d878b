import type { Holding } from '../db/holding.ts'
import { workouts } from '../db/tables.ts'

export const workoutHoldings: Holding[] = [
  { table: workouts, owner: workouts.athlete_id, key: workouts.id, download: { name: 'workouts' } },
]
