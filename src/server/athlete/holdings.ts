import type { Holding } from '../db/holding.ts'
import { athletes, figure_history, old_figures } from '../db/tables.ts'

export const athleteHoldings: Holding[] = [
  {
    table: figure_history,
    owner: figure_history.athlete_id,
    key: figure_history.id,
    download: { name: 'figure-history' },
  },
  { table: old_figures, owner: old_figures.athlete_id, key: old_figures.id, download: { name: 'old-figures' } },
  { table: athletes, owner: athletes.id, key: athletes.id, download: { name: 'profile' }, isAccount: true },
]
