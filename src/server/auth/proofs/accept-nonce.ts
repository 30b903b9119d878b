import { tokensOf } from '../codes/store.ts'
import type { AuthContext } from '../context.ts'
import type { User } from '../users/store.ts'

/** Checks and uses up the code that GET /reauthenticate mailed to this user. */
export async function acceptNonce(auth: AuthContext, user: User, code: string): Promise<boolean> {
  return auth.db.transaction(async (tx) => {
    const [row] = await tokensOf(tx, user.id, ['reauthentication_token'])
    return row !== undefined && (await auth.oneTime.spend(tx, row.id, { code })) !== undefined
  })
}
