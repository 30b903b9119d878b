import { tokensOf } from '../codes/store.ts'
import type { Room } from '../context.ts'
import type { User } from '../users/store.ts'

/** Spends the code that GET /reauthenticate mailed to this person. */
export async function acceptNonce(room: Room, user: User, code: string): Promise<boolean> {
  return room.db.transaction(async (tx) => {
    const [row] = await tokensOf(tx, user.id, ['reauthentication_token'])
    return row !== undefined && (await room.oneTime.spend(tx, row.id, { code })) !== undefined
  })
}
