import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { CalculatorSearch } from './calculator-search.ts'
import type { Calculator } from './calculators.ts'

/** The figure that was calculated, as typed, and its unit. */
export type Pressed = { typed: string; unit: DistanceUnit | undefined }

/** What an address asks for. The unit is the sport's first if the address names none of the sport's. */
export function pressedOf({ sport, parameter }: Calculator, search: CalculatorSearch): Pressed {
  const units = unitsOf(sport)
  return { typed: String(search[parameter] ?? ''), unit: units.find((one) => one === search.unit) ?? units[0] }
}

/** The units to choose from: none for a power, which is in watts. */
export function unitsOf(sport: Calculator['sport']): readonly DistanceUnit[] {
  const { reference, distanceUnits } = sportOf(sport)
  return reference.metric === 'power' ? [] : distanceUnits
}
