/*
 * Accounts that nobody owns. They take the writes of letters that are not due, so that neither an answer's time nor the
 * load after it tells whether one was. They have no address and no password, and are banned.
 */

const PREFIX = '00000000-0000-0000-0000-0000000000'

/** All of them, 256: with one alone unknown addresses would wait for each other's row, and known ones would not. */
export const nobodies = Array.from({ length: 256 }, (_, n) => `${PREFIX}${n.toString(16).padStart(2, '0')}`)

export function isNobody({ id }: { id: string }): boolean {
  return id.startsWith(PREFIX)
}

/** The id of the one that stands in for an address, always the same; nobody else can tell which. */
export function nobodyFor({ oneTime }: { oneTime: { pseudonym: (text: string) => string } }, address: string): string {
  return PREFIX + oneTime.pseudonym(`nobody:${address}`).slice(0, 2)
}
