import type { Context } from 'hono'
import type { Room } from '../context.ts'
import { networkOf } from '../limits/network.ts'

/** Where a request comes from. */
export function visitorOf(room: Room, context: Context): { ip: string; network: string; userAgent: string } {
  const ip = room.clientAddress(context)
  return { ip, network: networkOf(ip), userAgent: context.req.header('User-Agent') ?? '' }
}
