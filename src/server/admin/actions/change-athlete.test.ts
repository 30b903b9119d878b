import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import { createSignUpSwitch } from '../../athlete/store/sign-up-switch.ts'
import { athletes } from '../../db/tables.ts'
import { createAccounts } from '../accounts.ts'
import { findAthlete } from '../store/athletes.ts'
import { changeAthlete, deleteAthlete } from './change-athlete.ts'
import type { ActionParts } from './parts.ts'

const { db, close } = await testDatabase()
afterAll(close)

const now = () => new Date()

/** An athlete, and a provider that can be made to wait before it opens or closes the account. */
async function anAthlete(disabled_at: Date | null) {
  const id = randomUUID()
  await db.insert(athletes).values({ id, email: `${id}@example.org`, disabled_at })
  let isBanned = disabled_at !== null
  let wait: { at: 'asking' | 'answering'; reached: () => void; until: Promise<void> } | undefined
  const transport = async (_path: string, { body }: RequestInit) => {
    const held = wait
    wait = undefined
    const pause = async (at: 'asking' | 'answering') => {
      if (held?.at !== at) return
      held.reached()
      await held.until
    }
    await pause('asking')
    isBanned = (JSON.parse(String(body)) as { ban_duration: string }).ban_duration !== 'none'
    await pause('answering')
    return Response.json({ id })
  }
  const parts: ActionParts = {
    db,
    now,
    accounts: createAccounts({ transport, serverToken: async () => 'key', isOwn: true, siteUrl: 'http://localhost' }),
    signUpSwitch: createSignUpSwitch({ db, now }),
    forgetSessions: async () => undefined,
    lettersWait: () => undefined,
  }
  /** Holds the next request to the provider, before or after it is done: `reached` when it is there, until it is let go. */
  const hold = (at: 'asking' | 'answering') => {
    const [reached, until] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    wait = { at, reached: reached.resolve, until: until.promise }
    return { reached: reached.promise, letGo: until.resolve }
  }
  const states = async () => ({ isBanned, isDisabled: (await findAthlete(db, id))?.disabled_at !== null })
  return { id, parts, hold, states }
}

test('an account that is deleted while another admin enables it stays closed', async () => {
  const { id, parts, hold, states } = await anAthlete(new Date())
  const { reached, letGo } = hold('asking')
  const enabling = changeAthlete(parts, null, id, { disabled: false })
  await reached
  await deleteAthlete(parts, null, id)
  letGo()
  await enabling
  expect(await states()).toEqual({ isBanned: true, isDisabled: true })
})

test('of admins who disable and enable at the same time, what is stored is true of the provider', async () => {
  const { id, parts, hold, states } = await anAthlete(null)
  const first = hold('asking')
  const late = changeAthlete(parts, null, id, { disabled: true })
  await first.reached
  await changeAthlete(parts, null, id, { disabled: true })
  const second = hold('answering')
  const enabling = changeAthlete(parts, null, id, { disabled: false })
  await second.reached
  first.letGo()
  await late
  second.letGo()
  await enabling
  expect(await states()).toEqual({ isBanned: false, isDisabled: false })
})
