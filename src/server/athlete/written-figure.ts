import type { Figure } from '#contracts/figures.ts'
import type { AthleteMetrics } from '#contracts/user.ts'
import { sports } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'

/** A figure of an athlete as text, and the unit that it is in or per, if it has one of several; undefined without it. */
export function writtenFigure(
  metrics: AthleteMetrics,
  figure: Figure,
): { value: string; unit: DistanceUnit | null } | undefined {
  const value = metrics[figure]
  if (value === undefined) return undefined
  const sport = sports.find(({ profile, inPool, reference }) =>
    figure === 'pool_length' ? inPool : profile.reference === figure && reference.metric === 'pace',
  )
  const unit = sport && (metrics[sport.profile.unit] ?? sport.distanceUnits[0])
  return { value: String(value), unit: unit ?? null }
}
