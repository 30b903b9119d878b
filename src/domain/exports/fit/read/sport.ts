import { type SportId, sports } from '../../../sports/registry.ts'

/** The sport of a message's `sport` and `sub_sport`; undefined if we do not have it. */
export function sportOfNumbers(
  sport: number | string | undefined,
  subSport: number | string | undefined,
): SportId | undefined {
  const equipment = typeof subSport === 'number' ? subSport : 0
  return sports.find(({ fit }) =>
    sport === FITNESS_EQUIPMENT ? fit.equipment.includes(equipment) : fit.sport === sport,
  )?.id
}

const FITNESS_EQUIPMENT = 4
