import type { DistanceUnit } from './distance.ts'

/** How an athlete reads totals and sums of distances: in the units they were written in, or all of them in one system. */
export const shownDistances = ['as_written', 'metric', 'imperial'] as const
export type ShownDistances = (typeof shownDistances)[number]

const systems: Record<Exclude<ShownDistances, 'as_written'>, readonly DistanceUnit[]> = {
  metric: ['kilometers', 'meters'],
  imperial: ['miles', 'yards'],
}

/** The one of a sport's units that an athlete wants to read; undefined if distances are shown as they were written. */
export function shownUnit(shown: ShownDistances, units: readonly DistanceUnit[]): DistanceUnit | undefined {
  return shown === 'as_written' ? undefined : units.find((unit) => systems[shown].includes(unit))
}
