import type { Database } from '../../db/database.ts'
import { deleteOpenedLinksBefore, findOpened, insertOpenedLink, takeOpenedLink } from '../codes/store.ts'
import type { AuthContext } from '../context.ts'
import { isBanned, isExpired } from '../sessions/validity.ts'
import type { Session, User } from '../users/store.ts'

/** A link and the browser that opens it, both as keyed hashes. */
export type Opening = { link_hash: string; browser_hash: string }

/** A browser may repeat a link within this time. Longer would only help someone who copied the link. */
const REOPEN_WITHIN_SECONDS = 60

/** Records that a link was used, so that its browser may ask for the answer once more. */
export async function noteOpening(
  tx: Database,
  opening: Opening,
  { userId, sessionId, at }: { userId: string; sessionId: string | null; at: Date },
): Promise<void> {
  await deleteOpenedLinksBefore(tx, earliest(at))
  await insertOpenedLink(tx, { ...opening, user_id: userId, session_id: sessionId, opened_at: at })
}

/**
 * The session that a link opened, once more for the browser that used it less than a minute ago: the page may have been
 * reloaded before the answer arrived. The link has no further effect.
 */
export async function openAgain(
  auth: AuthContext,
  opening: Opening,
): Promise<{ session: Session; user: User } | { half: true } | undefined> {
  const now = auth.now()
  const taken = await takeOpenedLink(auth.db, opening, earliest(now))
  if (!taken) return undefined
  if (taken.session_id === null) return { half: true }
  const opened = await findOpened(auth.db, taken.session_id)
  if (!opened || isExpired(opened.session, auth.settings, now) || isBanned(opened.user, now)) return undefined
  return opened
}

const earliest = (now: Date) => new Date(now.getTime() - REOPEN_WITHIN_SECONDS * 1000)
