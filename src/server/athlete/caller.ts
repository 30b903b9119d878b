import type { Context } from 'hono'
import { athleteOfSession } from '../http/endpoint/athlete-id.ts'
import type { Caller } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { Sessions } from './sessions.ts'

/** Knows the caller by the bearer token. Throws a Problem where there is none, or where its session is over. */
export function createCallerOf(sessions: Sessions, adminEmails: readonly string[]) {
  return async (context: Context): Promise<Caller> => {
    const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (!token) throw new Problem('no-token', 'You are not signed in. Sign in, then try again.', { headers: challenge })
    const session = await sessions.of(token)
    if (!session) throw new Problem('bad-token', 'Your session is over. Sign in again.', { headers: challenge })
    const { email, confirmed } = session.user
    const namedAdmin = confirmed && adminEmails.includes(email)
    return { id: athleteOfSession(session), token, namedAdmin, signedInAt: session.signedInAt }
  }
}

const challenge = { 'www-authenticate': 'Bearer' }
