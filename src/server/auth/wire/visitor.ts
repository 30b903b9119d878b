import type { Context } from 'hono'
import type { AuthContext } from '../context.ts'

/** IP address, network and browser of a request. */
export type Visitor = { ip: string; network: string; userAgent: string }

export function visitorOf(auth: AuthContext, context: Context): Visitor {
  const ip = auth.clientAddress(context)
  return { ip, network: auth.networkOf(ip), userAgent: context.req.header('User-Agent') ?? '' }
}
