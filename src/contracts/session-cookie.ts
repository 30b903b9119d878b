/** The browser's session cookie, read by the server too. Like @supabase/ssr it is split into `name.0`, `name.1`, … */
export const SESSION_COOKIE = 'pacewright-session'
/** Browsers keep no cookie for longer (RFC 6265bis). */
export const SESSION_COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60
/** @supabase/ssr's size in URL-encoded characters: with name and attributes a chunk stays below a browser's 4,096 bytes. */
export const MAX_CHUNK_CHARACTERS = 3180
