/** The parts of `fetch` a call needs; the server hands pages one that stays in its process and sends text alone. */
export type Fetch<Body = string> = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: Body; signal?: AbortSignal },
) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown>; body?: ReadableStream<Uint8Array> | null }>

/** Where bearer tokens come from: the one there is, and a newer one once that is refused. Null is none. */
export type Tokens = { current: () => Promise<string | null>; renewed: () => Promise<string | null> }

/**
 * A fetch with a bearer token. A token that is refused (its session may have ended elsewhere) is renewed once; where
 * that fails, the refusal stands and the session is over.
 */
export function bearerFetch<Body>({ current, renewed }: Tokens, fetcher: Fetch<Body>): Fetch<Body> {
  return async (path, init) => {
    const asked = (token: string | null) =>
      fetcher(path, { ...init, headers: { ...init?.headers, ...(token && { authorization: `Bearer ${token}` }) } })
    const token = await current()
    const answer = await asked(token)
    if (answer.status !== 401 || !token) return answer
    const newer = await renewed()
    return newer && newer !== token ? asked(newer) : answer
  }
}
