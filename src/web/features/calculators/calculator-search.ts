/** What a shared link of a calculator carries: a figure under the calculator's own name, and its unit. */
export type CalculatorSearch = { pace?: string; ftp?: string | number; css?: string; unit?: string }

/** Longer text is no figure, and no unit. */
const MAX_CHARACTERS = 20

/**
 * Reads the search parameters of a calculator's page. It is part of every page's script, so it knows no sports: what a
 * figure means, the page finds out.
 */
export function parseCalculatorSearch(
  parameter: 'pace' | 'ftp' | 'css',
  search: Record<string, unknown>,
): CalculatorSearch {
  const [figure, unit] = [textOf(search[parameter]), textOf(search.unit)]
  return {
    ...(figure !== undefined && {
      [parameter]: parameter === 'ftp' && isPlainNumber(figure) ? Number(figure) : figure,
    }),
    ...(unit !== undefined && parameter !== 'ftp' && { unit }),
  }
}

/** The router reads `4.3` in an address as a number, which still means 4 min 30 s. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim().slice(0, MAX_CHARACTERS)
  return text === '' ? undefined : text
}

// A number stands in the address without quotes.
function isPlainNumber(text: string): boolean {
  return String(Number(text)) === text
}
