/** What a map draws, as an answer that the browser may keep for a while. */
export function mapAnswer(drawn: object): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': `private, max-age=${MAX_AGE_SECONDS}` }
  return new Response(JSON.stringify(drawn), { headers })
}

export const NO_STREETS = { source: null, streets: [], truncated: false }

/** Streets change when the operator imports them again. */
const MAX_AGE_SECONDS = 300
