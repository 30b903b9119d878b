import type { GenerateRequest } from '#domain/generator/request.ts'
import { type SportId, sportOf, sports, type WorkoutType } from '#domain/sports/registry.ts'

/** Every sport with each of its types. */
export const everyPair = sports.flatMap(({ id, workoutTypes }) => workoutTypes.map((type) => ({ sport: id, type })))

/** A request for an hour, or for 2,000 metres of swimming, by the sport's own metric. */
export function usualRequest(sport: SportId, workoutType: WorkoutType): GenerateRequest {
  const { metrics, durationTypes } = sportOf(sport)
  return {
    sport,
    workoutType,
    workoutMetric: metrics[1] ?? 'heartrate',
    referenceValue: { running: '4:30', cycling: 250, swimming: '1:45' }[sport],
    ...(durationTypes.includes('time')
      ? { durationType: 'time', durationUnit: 'minutes', durationValue: 60 }
      : { durationType: 'distance', durationUnit: 'meters', durationValue: 2000 }),
  }
}

/** Requests for the usual length, and on land for 10 km too. */
export function usualLengths(sport: SportId, type: WorkoutType): GenerateRequest[] {
  const usual = usualRequest(sport, type)
  if (sportOf(sport).inPool) return [usual]
  return [usual, { ...usual, durationType: 'distance', durationUnit: 'kilometers', durationValue: 10 }]
}
