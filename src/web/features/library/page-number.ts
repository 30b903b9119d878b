/** The page a path asks for; undefined where it is no whole number from 1. */
export function pageNumber(written: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined
}
