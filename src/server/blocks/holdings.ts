import type { Holding } from '../db/holding.ts'
import { blocks } from '../db/tables.ts'

export const blockHoldings: Holding[] = [
  {
    table: blocks,
    owner: blocks.athlete_id,
    key: blocks.id,
    download: { name: 'blocks', without: ['folded_name'] },
  },
]
