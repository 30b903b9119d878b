import type { Holding } from '../db/holding.ts'
import { athletes, figure_history } from '../db/tables.ts'

export const athleteHoldings: Holding[] = [
  {
    table: figure_history,
    owner: figure_history.athlete_id,
    key: figure_history.id,
    download: { name: 'figure-history' },
  },
  { table: athletes, owner: athletes.id, key: athletes.id, download: { name: 'profile' }, isAccount: true },
]
