import type { Holding } from '../db/holding.ts'
import { letters } from '../db/tables.ts'

export const letterHoldings: Holding[] = [
  {
    table: letters,
    key: letters.id,
    addresses: [letters.recipient, letters.text, letters.html],
    download: { leftOut: 'Letters that wait hold links and codes that open the account; delivered ones are deleted.' },
  },
]
