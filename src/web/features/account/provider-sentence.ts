/** What the auth provider says of an error, for a toast; `An error occurred` where it says nothing. */
export function providerSentence(error: unknown): string {
  const said = error instanceof Error ? error.message.trim() : ''
  // The provider's client writes the body of an answer it cannot read, such as `{}`, into the message.
  return said === '' || said.startsWith('{') ? 'An error occurred' : said
}
