/** Races whose paces runners train at, by the name that requests and texts have for them. */
export const races = ['1500m', '3k', '5k', '10k', 'half marathon', 'marathon'] as const
export type Race = (typeof races)[number]

export const raceMetres: Readonly<Record<Race, number>> = {
  '1500m': 1500,
  '3k': 3000,
  '5k': 5000,
  '10k': 10_000,
  'half marathon': 21_097.5,
  marathon: 42_195,
}

/** The pace of a race as the name of a step: `10k pace`, `Marathon pace`. */
export function racePaceName(race: Race): string {
  return `${race.slice(0, 1).toUpperCase()}${race.slice(1)} pace`
}
