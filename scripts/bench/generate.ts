import { generateWorkout } from '#domain/generator/generate.ts'
import { acceptedRanges, type Range } from '#domain/generator/ranges.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { sports, type WorkoutType } from '#domain/sports/registry.ts'
import type { Sport } from '#domain/sports/sport.ts'
import { formatPace } from '#domain/units/pace.ts'
import { figures } from './figures.ts'

/** Requests of each type, spread log-uniformly over every accepted range. */
const REQUESTS = 600
/** Thrown away: the first ones wait for the compiler. */
const WARM_UP = 60

/** What the engine alone takes for a workout, per sport and type. */
export async function bench(): Promise<void> {
  const table: Record<string, ReturnType<typeof figures>> = {}
  for (const sport of sports)
    for (const type of sport.workoutTypes as readonly WorkoutType[]) {
      const took: number[] = []
      for (let count = 0; count < REQUESTS + WARM_UP; count += 1) {
        const request = requestOf(sport, type, count)
        const begun = performance.now()
        generateWorkout(request, { seed: count })
        took.push(performance.now() - begun)
      }
      table[`${sport.label} · ${type}`] = figures(took.slice(WARM_UP))
    }
  console.table(table)
}

function requestOf(sport: Sport, workoutType: WorkoutType, count: number): GenerateRequest {
  const ranges = acceptedRanges[sport.id]
  const range = ranges[count % ranges.length] as Range
  // Steps of the golden ratio fill the range evenly without chance.
  const share = (count * 0.618034) % 1
  const [, byReference = 'heartrate'] = sport.metrics
  const byPower = sport.reference.metric === 'power'
  return {
    sport: sport.id,
    workoutType,
    durationType: range.unit === 'minutes' ? 'time' : 'distance',
    durationUnit: range.unit,
    durationValue: Number((range.min * (range.max / range.min) ** share).toFixed(2)),
    workoutMetric: byReference,
    referenceValue: byPower ? sport.reference.nominal : formatPace(sport.reference.nominal),
  }
}
