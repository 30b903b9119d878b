import { z } from 'zod'
import { endSession, listSessions } from '#contracts/sessions.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { Provider } from './provider.ts'
import { problemOf } from './refusals.ts'
import type { Sessions } from './sessions.ts'

export type SessionListParts = {
  provider: Pick<Provider, 'listSessions' | 'endSession'>
  sessions: Pick<Sessions, 'forget'>
  /** Whether accounts are in the embedded provider: the protocol of a foreign one lists no sessions. */
  isOwn: boolean
  addressOf: ClientAddress
}

/** Mounts the list of an athlete's sessions, and the end of one of them. */
export function mountSessionList(api: Api, { provider, sessions, isOwn, addressOf }: SessionListParts): void {
  const requireOwn = () => {
    if (!isOwn) throw new Problem('not-managed', 'Single sessions cannot be listed here. Sign out everywhere instead.')
  }
  serve(api, listSessions, async ({ caller }) => {
    requireOwn()
    const answer = await provider.listSessions(caller.token)
    if (!answer.ok) throw problemOf(answer)
    return Listed.parse(answer.value).sessions.map(({ created_at, ...session }) => ({
      ...session,
      signed_in_at: created_at,
    }))
  })
  serve(api, endSession, async ({ caller, params, context }) => {
    requireOwn()
    const answer = await provider.endSession(caller.token, params.id, addressOf(context))
    if (!answer.ok && answer.status === 404) throw new Problem('not-found', 'This session is over already.')
    if (!answer.ok) throw problemOf(answer)
    await sessions.forget(caller.id)
    return {}
  })
}

const Listed = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      is_own: z.boolean(),
      user_agent: z.string().nullable(),
      ip: z.string().nullable(),
      created_at: z.iso.datetime(),
      used_at: z.iso.datetime(),
    }),
  ),
})
