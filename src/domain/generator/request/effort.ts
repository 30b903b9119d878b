import type { Sport, WorkoutType } from '../../sports/registry.ts'

/** How hard an athlete says that a session is from start to end, the easiest first. */
export const sessionEfforts = ['recovery', 'easy', 'endurance'] as const
export type SessionEffort = (typeof sessionEfforts)[number]

/** How hard an athlete says that the bouts of a set are. */
export const boutEfforts = ['hard', 'all out'] as const
export type BoutEffort = (typeof boutEfforts)[number]

/** The zone that a session of an effort is done in, in zones of the sport's own metric. Nothing in it is harder. */
export function zoneOfEffort(effort: SessionEffort, { easyZone, workZones }: Sport): number {
  if (effort === 'recovery') return 1
  return effort === 'easy' ? easyZone : ((workZones as Partial<Record<string, number>>).endurance ?? easyZone)
}

/** Whether a type can be easy from start to end: a ladder is a shape, and all others are named for their work. */
export function canBeEasy(type: WorkoutType | undefined): boolean {
  return type === 'endurance' || type === 'ladder sets'
}
