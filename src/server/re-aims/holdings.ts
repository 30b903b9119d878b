import type { Holding } from '../db/holding.ts'
import { re_aimed_workouts, re_aims } from '../db/tables.ts'

export const reAimHoldings: Holding[] = [
  {
    table: re_aimed_workouts,
    owner: re_aimed_workouts.athlete_id,
    key: re_aimed_workouts.id,
    download: { name: 're-aimed-workouts', without: ['left_digest'] },
  },
  { table: re_aims, owner: re_aims.athlete_id, key: re_aims.id, download: { name: 're-aims' } },
]
