import type { Place } from '#domain/loop-check/measures.ts'

/** A place as people read it, with six decimals: `51.505000, -0.090000`. */
export function placeText([latitude, longitude]: Place): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}
