import type { Sport } from '../../sports/registry.ts'
import type { Intensity } from '../../workout/intensity.ts'

/** What the text before a step's line says of the workout. */
export type LineContext = {
  sport: Sport | undefined
  /** The athlete's own reference value for the sport, where it is known. */
  reference?: number | undefined
  /** The intensity of a step that names none: that of its section, else active. */
  intensity: Intensity
  /** Whether lengths are kept as typed. */
  typed?: boolean
  /** The unit of a swim's figures that have none. */
  poolUnit: 'meters' | 'yards'
  /** Whether the step stands in a repeat. */
  isSet?: boolean
  /** The number of unknown words to report; 1 by default. */
  maxErrors?: number
}
