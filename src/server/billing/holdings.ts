import type { Holding } from '../db/holding.ts'
import { generation_counts, subscriptions } from '../db/tables.ts'

export const billingHoldings: Holding[] = [
  {
    table: subscriptions,
    owner: subscriptions.athlete_id,
    key: subscriptions.athlete_id,
    download: { name: 'subscription' },
  },
  {
    table: generation_counts,
    owner: generation_counts.athlete_id,
    key: generation_counts.month,
    download: { name: 'generations' },
  },
]
