import type { Point } from '../state/planner.ts'

/** A place as people read it, with six decimals: `51.505000, -0.090000`. */
export function placeText({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}
