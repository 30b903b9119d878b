import type { Holding } from '../db/holding.ts'
import { failed_letters, letters } from '../db/tables.ts'

export const letterHoldings: Holding[] = [
  {
    table: letters,
    key: letters.id,
    addresses: [letters.recipient, letters.text, letters.html],
    download: { leftOut: 'Letters that wait hold links and codes that open the account; delivered ones are deleted.' },
  },
  {
    table: failed_letters,
    key: failed_letters.id,
    addresses: [failed_letters.recipient, failed_letters.text, failed_letters.html],
    download: { leftOut: 'Notes of letters that could not be sent, kept for 30 days for who runs the server.' },
  },
]
