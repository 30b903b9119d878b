import type { Sport } from '../../sports/sport.ts'
import type { Intensity } from '../../workout/intensity.ts'

/** What is known of a workout before a step's line is read. */
export type LineContext = {
  sport: Sport | undefined
  /** The intensity of a step that names none: its section's, else active. */
  intensity: Intensity
  /** Whether lengths are kept as typed. */
  typed?: boolean
  /** What a swimmer's figures without a unit are in. */
  poolUnit: 'meters' | 'yards'
  /** Whether the step is done several times. */
  isSet?: boolean
  /** How many words that are not understood are told; one where nothing is said of it. */
  maxErrors?: number
}
