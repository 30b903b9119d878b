/*
 * Placeholder accounts. They take the writes of letters that are not due, so that neither the time of an answer nor the
 * load after it shows whether one was sent. They have no address and no password, and are banned.
 */

const PREFIX = '00000000-0000-0000-0000-0000000000'

/**
 * All 256 ids. With a single one, requests for unknown addresses would wait for each other's row lock, and known ones
 * would not.
 */
export const placeholderIds = Array.from({ length: 256 }, (_, n) => `${PREFIX}${n.toString(16).padStart(2, '0')}`)

export function isPlaceholder({ id }: { id: string }): boolean {
  return id.startsWith(PREFIX)
}

type Pseudonyms = { pseudonym: (text: string) => string }

/** The placeholder account for an address: always the same, and only this server can compute it. */
export function placeholderFor({ oneTime }: { oneTime: Pseudonyms }, address: string): string {
  return PREFIX + oneTime.pseudonym(`nobody:${address}`).slice(0, 2)
}
