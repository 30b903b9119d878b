import type { Holding } from '../db/holding.ts'
import { athletes } from '../db/tables.ts'

export const athleteHoldings: Holding[] = [
  { table: athletes, owner: athletes.id, key: athletes.id, download: { name: 'profile' }, isAccount: true },
]
