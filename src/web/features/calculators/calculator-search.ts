import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { Calculator } from './calculators.ts'

/** What a shared link of a calculator carries: a figure under the calculator's own name, and its unit. */
export type CalculatorSearch = { pace?: string; ftp?: string | number; css?: string; unit?: DistanceUnit }

/** Longer text is no figure. */
const MAX_CHARACTERS = 20

/** Reads the search parameters of a calculator's page. A unit that its sport does not have is left out. */
export function parseCalculatorSearch(
  { sport, parameter }: Calculator,
  search: Record<string, unknown>,
): CalculatorSearch {
  const figure = textOf(search[parameter])
  const unit = unitsOf(sport).find((one) => one === search.unit)
  return {
    ...(figure !== undefined && {
      [parameter]: parameter === 'ftp' && isPlainNumber(figure) ? Number(figure) : figure,
    }),
    ...(unit && { unit }),
  }
}

/** The figure and the unit of a search; the unit is the sport's first if it names none. */
export function pressedOf({ sport, parameter }: Calculator, search: CalculatorSearch) {
  return { typed: String(search[parameter] ?? ''), unit: search.unit ?? unitsOf(sport)[0] }
}

/** The units to choose from: none for a power, which is in watts. */
export function unitsOf(sport: Calculator['sport']): readonly DistanceUnit[] {
  const { reference, distanceUnits } = sportOf(sport)
  return reference.metric === 'power' ? [] : distanceUnits
}

/** The router reads `4.30` in an address as the number 4.3, which still means 4 min 30 s. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim().slice(0, MAX_CHARACTERS)
  return text === '' ? undefined : text
}

// A number stands in the address without quotes.
function isPlainNumber(text: string): boolean {
  return String(Number(text)) === text
}
