import * as contracts from '#contracts/admin.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import { changeAthlete, deleteAthlete, resendVerification } from './actions/change-athlete.ts'
import { inviteAll } from './actions/invite.ts'
import type { ActionParts } from './actions/parts.ts'
import { sendAgain } from './actions/send-again.ts'
import { setSignUp } from './actions/sign-up.ts'
import { readCounts } from './counts.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { asListed } from './listed-athlete.ts'
import { type PartsParts, readParts } from './parts.ts'
import { listNewest, searchAthletes } from './store/athletes.ts'
import { EVENTS_PER_PAGE, listEventRows } from './store/events.ts'
import { listFailedLetters, readWaiting } from './store/letters.ts'

export type AdminParts = ActionParts & PartsParts & { adminEmails: readonly string[]; addressOf: ClientAddress }

/** Mounts what admins see and do. Whether the caller is an admin is checked before each of these. */
export function mountAdmin(api: Api, parts: AdminParts): void {
  const { db, now, adminEmails, addressOf, signUpSwitch } = parts

  serve(api, contracts.listAthletes, async ({ query: { search = '', after } }) => {
    const text = search.trim()
    const cursor = readCursor(after, { isSearch: text !== '' })
    const { rows, next } = text === '' ? await listNewest(db, cursor) : await searchAthletes(db, text, cursor)
    return { data: rows.map((row) => asListed(row, adminEmails)), next: next ? writeCursor(next) : null }
  })

  serve(api, contracts.changeAthlete, async ({ caller, params, body }) =>
    asListed(await changeAthlete(parts, caller.id, params.id, body), adminEmails),
  )

  serve(api, contracts.deleteAthlete, async ({ caller, params }) =>
    asListed(await deleteAthlete(parts, caller.id, params.id), adminEmails),
  )

  serve(api, contracts.resendVerification, async ({ caller, params, context }) => {
    await resendVerification(parts, caller.id, params.id, addressOf(context))
    return {}
  })

  serve(api, contracts.readSignUp, async () => ({ open: await signUpSwitch.isOpen() }))

  serve(api, contracts.changeSignUp, async ({ caller, body }) => {
    await setSignUp(parts, caller.id, body.open)
    return { open: await signUpSwitch.isOpen() }
  })

  serve(api, contracts.inviteAthletes, async ({ caller, body }) => ({ lines: await inviteAll(parts, caller.id, body) }))

  serve(api, contracts.readCounts, ({ query: { days = 90, per = 'day' } }) => readCounts(db, now(), { days, per }))

  serve(api, contracts.listLetters, async () => {
    const [{ waiting, oldest }, listed] = await Promise.all([readWaiting(db), listFailedLetters(db)])
    return {
      waiting,
      oldest_waiting: oldest?.toISOString() ?? null,
      has_more_failed: listed.has_more_failed,
      failed: listed.failed.map(({ failed_at, kind, ...letter }) => ({
        ...letter,
        failed_at: failed_at.toISOString(),
        can_be_sent_again: kind !== null,
      })),
    }
  })

  serve(api, contracts.sendLetterAgain, async ({ caller, params, context }) => {
    await sendAgain(parts, caller.id, params.id, addressOf(context))
    return {}
  })

  serve(api, contracts.listParts, () => readParts(parts))

  serve(api, contracts.listEvents, async ({ query: { after } }) => {
    // One more than a page shows whether there are others.
    const rows = await listEventRows(db, { before: after, limit: EVENTS_PER_PAGE + 1 })
    const page = rows.slice(0, EVENTS_PER_PAGE)
    return {
      data: page.map(({ made_at, ...event }) => ({ ...event, at: made_at.toISOString() })),
      next: rows.length > EVENTS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })
}
