/** Our choice: room for two sentences of a provider, and not for a letter in our name. */
const MAX_MESSAGE_CHARACTERS = 200

/** Reads the message that a link shows on its page. The router reads digits as a number and brackets as an object. */
export function parseMessage({ message }: Record<string, unknown>): { message?: string } {
  const isText = ['string', 'number', 'boolean'].includes(typeof message)
  return isText && message !== '' ? { message: cutMessage(String(message)) } : {}
}

/** Cuts a text from a link. Anyone can write the link, so pages show the text as plain text only, and not much of it. */
export function cutMessage(text: string): string {
  return text.slice(0, MAX_MESSAGE_CHARACTERS)
}
