import type { Connection } from '../http/connection/address.ts'
import type { Transport } from './provider.ts'

/** Longest wait for a foreign provider's answer, in ms. */
const PATIENCE_MS = 10_000

/** Sends requests to a foreign provider over the network, with the key it requires. */
export function foreignTransport(url: string, key: string): Transport {
  return (path, init) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { ...(key ? { apikey: key } : {}), ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
}

/** Passes requests to the embedded provider in this process, with the athlete's address for its limits. */
export function ownTransport(provider: {
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>
}): Transport {
  return async (path, init, address) => {
    const { signal: _, ...request } = init
    return provider.fetch(new Request(`http://provider${path}`, request), { address: address ?? 'this process' })
  }
}
