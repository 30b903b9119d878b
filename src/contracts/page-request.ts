/** Public facts about the server that renders a page. */
export type Site = {
  /** The product's public address, without a trailing slash. */
  publicUrl: string
  /** The auth provider's address for the browser; same origin unless the operator names another. */
  authUrl: string
  /** Whose the auth provider is: only the embedded one lists sessions. */
  accounts: 'embedded' | 'external'
  /** The key a foreign auth provider asks for; empty for the embedded one. */
  authKey: string
  /** `off` opens every feature and hides prices. */
  billing: 'off' | 'sandbox'
  supportEmail: string
  /** The script of a chat widget on public pages and in the dashboard; unset where there is none. */
  chatScriptUrl?: string
  /** Shortest new password; unset if a foreign auth provider decides. */
  passwordMinLength?: number
  /** What maps load from elsewhere; the address of tiles has the places {z}, {x} and {y}. Undefined where it is off. */
  map: { tilesUrl?: string | undefined; tilesAttribution: string; geocoderUrl?: string | undefined }
  maker: { name: string; url: string }
  version: string
}

type Fetch = (path: string, init?: RequestInit_) => Promise<Response_>
// The contracts use neither DOM nor Node types; these are the parts of fetch that both sides use.
type RequestInit_ = { method?: string; headers?: Record<string, string>; body?: string }
type Response_ = { ok: boolean; status: number; json: () => Promise<unknown> }

/** The interface between the server and the pages. */
export type PageRequest = {
  nonce: string
  /** The API, called in the same process. */
  fetch: Fetch
  /** The visitor, if a session cookie was verified. */
  visitor: { id: string } | null
  site: Site
}
