import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { switches } from '../../db/tables.ts'

/** How long a process relies on what it read, in ms: an admin's change reaches every process within this time. */
const TRUST_MS = 10_000

/** Whether anybody may sign up: a row that admins change, read again after ten seconds. */
export function createSignUpSwitch({ db, now }: { db: Database; now: () => Date }) {
  let known: { isOpen: Promise<boolean>; until: number } | undefined
  return {
    isOpen(): Promise<boolean> {
      const at = now().getTime()
      if (known && at < known.until) return known.isOpen
      const read = { isOpen: readSwitch(db), until: at + TRUST_MS }
      known = read
      // An error is not remembered.
      read.isOpen.catch(() => {
        if (known === read) known = undefined
      })
      return read.isOpen
    },
    /** Opens or closes it, as part of the caller's transaction; false if nothing changed. */
    set(tx: Database, isOpen: boolean): Promise<boolean> {
      return writeSwitch(tx, isOpen)
    },
    /** Reads the row again at the next question, after a change was committed. */
    forget(): void {
      known = undefined
    },
  }
}

export type SignUpSwitch = ReturnType<typeof createSignUpSwitch>

async function readSwitch(db: Database): Promise<boolean> {
  const [row] = await db.select({ isOn: switches.is_on }).from(switches).where(eq(switches.name, 'sign_up'))
  return row?.isOn ?? true
}

async function writeSwitch(tx: Database, isOn: boolean): Promise<boolean> {
  const [before] = await tx.select().from(switches).where(eq(switches.name, 'sign_up')).for('update')
  if ((before?.is_on ?? true) === isOn) return false
  await tx
    .insert(switches)
    .values({ name: 'sign_up', is_on: isOn })
    .onConflictDoUpdate({ target: switches.name, set: { is_on: isOn } })
  return true
}
