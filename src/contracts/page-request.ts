/** What the pages need to know of the server they are rendered by; none of it is secret. */
export type Site = {
  /** Where the product is reached, without a trailing slash. */
  publicUrl: string
  /** Where the auth provider is reached by the browser; same origin unless an operator points elsewhere. */
  authUrl: string
  /** The key a foreign auth provider asks for; empty for the embedded one. */
  authKey: string
  /** `off` opens every feature and hides prices. */
  billing: 'off' | 'sandbox'
  supportEmail: string
  /** The characters a new password needs; unset where a foreign auth provider decides. */
  passwordMinLength?: number
  maker: { name: string; url: string }
  version: string
}

type Fetch = (path: string, init?: RequestInit_) => Promise<Response_>
// The contracts know neither DOM nor Node; these are the parts of fetch that both rooms use.
type RequestInit_ = { method?: string; headers?: Record<string, string>; body?: string }
type Response_ = { ok: boolean; status: number; json: () => Promise<unknown> }

/** The only thing that the server and the pages know of each other. */
export type PageRequest = {
  nonce: string
  /** The API, called in the same process. */
  fetch: Fetch
  /** Who is asking, where a verified session cookie says so. */
  visitor: { id: string } | null
  site: Site
}
