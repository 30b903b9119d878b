import type { Holding } from '../db/holding.ts'
import { routes } from '../db/tables.ts'

export const routeHoldings: Holding[] = [
  { table: routes, owner: routes.athlete_id, key: routes.id, download: { name: 'routes' } },
]
