import type { EffortName } from './part.ts'

/** The zone of an effort, where a ramp or a progression goes to it. */
export const zoneOf: Partial<Record<EffortName, number>> = {
  recovery: 1,
  easy: 1,
  steady: 2,
  endurance: 2,
  moderate: 3,
  tempo: 3,
  threshold: 4,
  'sweet spot': 4,
  css: 4,
  hard: 5,
  fast: 5,
  vo2: 5,
}
