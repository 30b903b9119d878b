import type { OwnZones, ZoneBounds } from './own-zones.ts'
import { type Sport, type SportId, sportOf } from './registry.ts'

/** Figures of an athlete that may hold own bounds of zones, under the names that a sport's definition gives. */
type WithBounds = {
  readonly [Name in Sport['profile']['zones' | 'heartRateZones']]?: readonly ZoneBounds[] | undefined
}

/** The own bounds of a sport's zones among an athlete's figures; undefined where all are those of the table. */
export function readOwnZones(figures: WithBounds, sport: SportId): OwnZones | undefined {
  const names = sportOf(sport).profile
  const { [names.zones]: effort, [names.heartRateZones]: heartRate } = figures
  return effort || heartRate ? { effort, heartRate } : undefined
}
