import { type BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What travels with a request inside the process: the connection, or the address of the request that caused it. */
export type Connection = Partial<HttpBindings> & { address?: string }

/** Tells whose request it is. Rate limits and the audit log count by it. */
export type ClientAddress = (context: Context) => string

/** Whether a page asks in this process: it was counted itself, and must not fail for its own limit half way. */
export function isFromPage(context: Context): boolean {
  return ((context.env ?? {}) as Connection).address !== undefined
}

/**
 * The address a request came from. A proxy's X-Forwarded-For counts only as far as the hops are trusted ones: read
 * from the right, the first address that is no trusted proxy is the client.
 */
export function clientAddress(trustedProxies: BlockList): ClientAddress {
  return (context) => {
    const { address, incoming } = (context.env ?? {}) as Connection
    if (address !== undefined) return address
    let client = plain(incoming?.socket?.remoteAddress ?? '')
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    for (let hop = hops.pop(); hop && isIP(hop) && isTrusted(trustedProxies, client); hop = hops.pop()) client = hop
    return client || 'unknown'
  }
}

const isTrusted = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

// An IPv4 client of a socket that takes both shows as ::ffff:1.2.3.4.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
