import type { Connection } from '../http/connection/address.ts'
import type { Transport } from './provider.ts'

/** A provider that does not answer within this time, in ms, does not answer. */
const PATIENCE_MS = 10_000

/** Carries requests over the network to a foreign provider, with the key it asks for. */
export function foreignTransport(url: string, key: string): Transport {
  return (path, init) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { ...(key ? { apikey: key } : {}), ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
}

/** Carries requests to the embedded provider in this process; its limits count them as the athlete's own. */
export function ownTransport(provider: {
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>
}): Transport {
  return async (path, init, address) => {
    const { signal: _, ...request } = init
    return provider.fetch(new Request(`http://provider${path}`, request), { address: address ?? 'this process' })
  }
}
