import type { HeartRates } from '#domain/load/heart.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** What steps are measured by: their sport, and the reader's own figures and bounds of zones where they are known. */
export type Measure = {
  sport: SportId
  reference?: number | undefined
  heart?: HeartRates | undefined
  zones?: OwnZones | undefined
}

export type MeasuredSteps = Measure & { steps: StoredSteps }
