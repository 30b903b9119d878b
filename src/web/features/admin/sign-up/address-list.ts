/** Addresses that are invited at once: the server refuses more. */
export const MAX_INVITED = 200

/** How many addresses a pasted list has: one on each line, or several separated by commas or semicolons. */
export function countAddresses(list: string): number {
  return list.split(/[\r\n,;]+/).filter((one) => one.trim() !== '').length
}
