/** Addresses that are invited at once: the server refuses more. */
export const MAX_INVITED = 200

/** Characters that the server takes at once. A browser stops for a minute when it lays out a list that is much longer. */
export const MAX_LIST_CHARACTERS = 60_000

/** How many addresses a pasted list has: one on each line, or several separated by commas or semicolons. */
export function countAddresses(list: string): number {
  return list.split(/[\r\n,;]+/).filter((one) => one.trim() !== '').length
}
