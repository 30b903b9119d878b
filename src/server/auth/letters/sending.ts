import type { Database } from '../../db/database.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Post } from '../parts.ts'

/** A transaction in which letters may be sent. `expiresAfter` is in seconds. */
export type Mailing = {
  tx: Database
  send: (letter: Letter, options: { expiresAfter: number; isDecoy?: boolean }) => Promise<void>
}

/** Runs work in a transaction; letters it sent are delivered after the commit. */
export type Sending = <T>(work: (mailing: Mailing) => Promise<T>) => Promise<T>

export function createSending(db: Database, post: Post, now: () => Date): Sending {
  return async (work) => {
    let hasSent = false
    const result = await db.transaction((tx) =>
      work({
        tx,
        send: async (letter, { expiresAfter, isDecoy = false }) => {
          hasSent = true
          await post.send(tx, { ...letter, expiresAt: new Date(now().getTime() + expiresAfter * 1000), isDecoy })
        },
      }),
    )
    if (hasSent) post.lettersWait()
    return result
  }
}
