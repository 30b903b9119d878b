import { NO_ANSWER } from '../../lib/call-error.ts'

/**
 * The auth provider's sentence for an error, for a toast; `An error occurred` if it has none. When the provider was not
 * reached, the error's message is the browser's own and means nothing to athletes, so ours is shown.
 */
export function providerSentence(error: unknown): string {
  if (isNoAnswer(error)) return NO_ANSWER
  const said = error instanceof Error ? error.message.trim() : ''
  // The provider's client writes the body of an answer it cannot read, such as `{}`, into the message.
  return said === '' || said.startsWith('{') ? 'An error occurred' : said
}

// The provider's client gives an error of a request that failed the status 0; fetching its own script fails as a
// TypeError.
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && 'status' in error && error.status === 0)
}
