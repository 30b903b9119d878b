/**
 * Whether an address is one that programs ask. All others are those of pages and their files, where a person may be
 * looking.
 */
export function isForPrograms(address: string): boolean {
  return /^\/(api|auth\/v1|healthz|readyz)(\/|\?|$)/.test(address)
}
