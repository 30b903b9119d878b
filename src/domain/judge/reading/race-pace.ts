import { type Race, racePaceName, races } from '../../sports/races.ts'
import type { Step } from '../../workout/step.ts'

const names = races.map((race) => [race, racePaceName(race).toLowerCase()] as const)

/** The race whose pace the name of a step says: `10k pace`. "Half marathon" contains "marathon" and comes first. */
export function raceOf({ name }: Step): Race | undefined {
  const lower = name?.toLowerCase()
  return lower?.endsWith('pace') ? names.find(([, pace]) => lower.endsWith(pace))?.[0] : undefined
}
