/** Whether an address is for programs. All others belong to pages and their files, which a person may open. */
export function isForPrograms(address: string): boolean {
  return /^\/(api|auth\/v1|healthz|readyz)(\/|\?|$)/.test(address)
}
