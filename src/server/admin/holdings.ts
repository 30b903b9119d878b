import type { Holding } from '../db/holding.ts'
import { admin_events } from '../db/tables.ts'

export const adminHoldings: Holding[] = [
  {
    table: admin_events,
    owner: admin_events.athlete_id,
    key: admin_events.id,
    download: { name: 'changes_by_admins', without: ['admin_id'] },
    stays: true,
  },
]
