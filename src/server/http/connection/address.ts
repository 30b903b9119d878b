import { type BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The environment of a request: its connection, or for a request inside the process the address of its cause. */
export type Connection = Partial<HttpBindings> & { address?: string }

/** Finds a request's IP address, for rate limits and the audit log. */
export type ClientAddress = (context: Context) => string

/** Whether a page makes this request inside the process. The page was counted itself, so its requests are not. */
export function isFromPage(context: Context): boolean {
  return ((context.env ?? {}) as Connection).address !== undefined
}

/**
 * The client's address. X-Forwarded-For is read from the right as far as the hops are trusted proxies; the first other
 * address is the client.
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

// A dual-stack socket shows an IPv4 client as ::ffff:1.2.3.4.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
