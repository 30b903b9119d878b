import { cycling } from './cycling.ts'
import { running } from './running.ts'
import type { SportDefinition, TargetType } from './sport.ts'
import { swimming } from './swimming.ts'

const all = [running, cycling, swimming] as const

type Known = (typeof all)[number]
export type SportId = Known['id']

/** A sport is a plain value: ask it, not its name. */
export type Sport = Omit<SportDefinition, 'workoutTypes'> &
  Pick<Known, 'id' | 'profile'> & { workoutTypes: readonly WorkoutType[] }

/** Every sport, in the order people meet them. */
export const sports: readonly Sport[] = all
export const sportIds: readonly SportId[] = sports.map(({ id }) => id)

/** What a workout is measured and drawn by until its sport is chosen. */
export const DEFAULT_SPORT: SportId = running.id

/** Every workout type of every sport, with what people read: the wire says `v02 max`, a page says VO2 Max. */
export const workoutTypeLabel = {
  interval: 'Interval',
  threshold: 'Threshold',
  tempo: 'Tempo',
  endurance: 'Endurance',
  'sweet spot': 'Sweet Spot',
  'v02 max': 'VO2 Max',
  'ladder sets': 'Ladder Sets',
} as const
export type WorkoutType = keyof typeof workoutTypeLabel
export const workoutTypes = Object.keys(workoutTypeLabel) as WorkoutType[]

/** Until a sport is chosen, every target is on offer. */
export const targetsOfOther: readonly TargetType[] = ['pace', 'heartrate', 'power', 'open']

const sportsById = new Map(sports.map((sport) => [sport.id, sport]))

/** The sport of an id. Throws if there is no such sport. */
export function sportOf(id: SportId): Sport {
  const sport = sportsById.get(id)
  if (!sport) throw new Error(`No sport ${id}`)
  return sport
}
