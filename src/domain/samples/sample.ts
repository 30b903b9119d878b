import { accept } from '../generator/accept.ts'
import { generateWorkout } from '../generator/generate.ts'
import { type SportId, sportOf, sports, type WorkoutType } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'
import { formatPace } from '../units/pace.ts'
import type { StoredSteps } from '../workout/step.ts'
import { sampleLengths } from './sample-lengths.ts'

/** What a visitor without an account can ask of the generator. */
export type SampleChoice = { sport: SportId; workoutType: WorkoutType; durationValue: number }

/** A workout for a visitor: for the sport's nominal threshold, by its own metric. */
export type Sample = SampleChoice & {
  durationUnit: 'minutes' | DistanceUnit
  /** The threshold that it is written for: watts, or seconds per kilometre or 100 m. */
  reference: number
  steps: StoredSteps
}

/** The same choice gives the same workout. */
const SEED = 1

/** The sample of a choice, which must be one of `sampleLengths` and a type of the sport. */
export function sampleOf(choice: SampleChoice): Sample {
  const sport = sportOf(choice.sport)
  const { metric, nominal } = sport.reference
  const { unit } = sampleLengths(sport)
  const accepted = accept({
    ...choice,
    durationType: unit === 'minutes' ? 'time' : 'distance',
    durationUnit: unit,
    workoutMetric: metric,
    referenceValue: metric === 'power' ? nominal : formatPace(nominal),
  })
  if (!accepted.ok) throw new Error(`A sample was refused: ${accepted.issues.map(({ message }) => message).join(' ')}`)
  const { steps } = generateWorkout(accepted.request, { seed: SEED })
  return { ...choice, durationUnit: unit, reference: nominal, steps }
}

/** A choice for each type of each sport, at the third of its lengths: an hour, or 2000 m. */
export const exampleChoices: readonly SampleChoice[] = sports.flatMap((sport) =>
  sport.workoutTypes.map((workoutType) => ({
    ...{ sport: sport.id, workoutType },
    durationValue: sampleLengths(sport).values[2],
  })),
)
