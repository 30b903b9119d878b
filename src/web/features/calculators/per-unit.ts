import type { Sport } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'

/** A unit of a sport as a pace is said: "per kilometer", "per 100 yards". */
export function perUnit({ inPool }: Pick<Sport, 'inPool'>, unit: DistanceUnit): string {
  return inPool ? `per 100 ${unit}` : `per ${unit.slice(0, -1)}`
}
