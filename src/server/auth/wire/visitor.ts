import type { Context } from 'hono'
import type { AuthParts } from '../parts.ts'

/** IP address, network and browser of a request. */
export type Visitor = { ip: string; network: string; userAgent: string }

export function visitorOf(auth: Pick<AuthParts, 'clientAddress' | 'networkOf'>, context: Context): Visitor {
  const ip = auth.clientAddress(context)
  return { ip, network: auth.networkOf(ip), userAgent: context.req.header('User-Agent') ?? '' }
}
