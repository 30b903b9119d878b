/** The page number in a path; undefined unless it is a whole number from 1. */
export function pageNumber(written: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined
}
