/** The browser's session cookie, read by the server too. Values follow @supabase/ssr: chunks `name.0`, `name.1`, … */
export const SESSION_COOKIE = 'pacewright-session'
export const SESSION_COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60
export const SESSION_COOKIE_CHUNK = 3180
