/** The parts of `fetch` that a call needs. On the server, pages are given one that stays in the process and sends only text. */
export type Fetch<Body = string> = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: Body; signal?: AbortSignal },
) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown>; body?: ReadableStream<Uint8Array> | null }>

/** A source of bearer tokens: the current one, and a new one after that was refused; null without a session. */
export type Tokens = { current: () => Promise<string | null>; renew: () => Promise<string | null> }

/**
 * A fetch with a bearer token. A refused token (its session may have ended elsewhere) is renewed once; if that fails,
 * the refusal is the answer and the session has ended.
 */
export function bearerFetch<Body>({ current, renew }: Tokens, fetcher: Fetch<Body>): Fetch<Body> {
  return async (path, init) => {
    const send = (token: string | null) =>
      fetcher(path, { ...init, headers: { ...init?.headers, ...(token && { authorization: `Bearer ${token}` }) } })
    const token = await current()
    const answer = await send(token)
    if (answer.status !== 401 || !token) return answer
    const newer = await renew()
    return newer && newer !== token ? send(newer) : answer
  }
}
