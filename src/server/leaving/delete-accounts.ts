import type { Database } from '../db/database.ts'
import type { Holding } from '../db/holding.ts'
import type { Purge } from '../db/purge.ts'
import { clearHolding, deleteAccount, nextToDelete } from './store/deletion.ts'

export type DeletionParts = {
  db: Database
  holdings: readonly Holding[]
  /** Removes the letters to these addresses from where letters are kept outside the database. */
  forgetLetters: (addresses: readonly string[]) => Promise<void>
  /** Ends the sessions of a user that this process remembers. */
  forgetSessions: (userId: string) => Promise<void>
}

/**
 * Deletes the accounts whose time has come, some rows at a time. The account's own rows are the last: if the process ends
 * in between, the next run continues.
 */
export function deletionOfAccounts({ db, holdings, forgetLetters, forgetSessions }: DeletionParts): Purge {
  const parts = holdings.filter(({ isAccount, stays }) => !isAccount && !stays)
  return {
    what: 'rows of accounts that were to be deleted',
    run: async (now, limit) => {
      let removed = 0
      while (removed < limit) {
        const account = await nextToDelete(db, now)
        if (!account) return removed
        for (const holding of parts) {
          removed += await clearHolding(db, holding, account, limit - removed)
          if (removed >= limit) return removed
        }
        await forgetLetters(account.addresses)
        await deleteAccount(db, account.id, now)
        await forgetSessions(account.id)
        removed += 1
      }
      return removed
    },
  }
}
