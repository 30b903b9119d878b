/** The stored form's bound on a range, in any unit. */
const MAX_RANGE_END = 10_000

/** A typed number of watts or beats; undefined if it is none, or too high to store. */
export function readFigure(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,5}(\.\d+)?$/.test(text) && Number(text) <= MAX_RANGE_END ? Number(text) : undefined
}

/** A typed percentage from 1 to 1000, with or without its sign. */
export function readPercent(typed: string): number | undefined {
  const percent = readFigure(typed.replace(/%\s*$/, ''))
  return percent !== undefined && percent >= 1 && percent <= 1000 ? percent : undefined
}
