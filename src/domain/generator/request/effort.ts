import type { Sport, WorkoutType } from '../../sports/registry.ts'

/** How hard an athlete says that a session is from start to end, the easiest first. */
const calmEfforts = ['recovery', 'easy', 'endurance'] as const
/** How hard the work of a swim is, where its type says only that it is swum in repetitions. */
const swumEfforts = ['tempo', 'css', 'fast'] as const

export const sessionEfforts = [...calmEfforts, ...swumEfforts] as const
export type SessionEffort = (typeof sessionEfforts)[number]
type CalmEffort = (typeof calmEfforts)[number]

/** How hard an athlete says that the bouts of a set are. */
export const boutEfforts = ['hard', 'all out'] as const
export type BoutEffort = (typeof boutEfforts)[number]

/** Zones of pace in a pool. */
const swumZones = { tempo: 3, css: 4, fast: 5 } as const

/** The zone that a session of an effort is done in, in zones of the sport's own metric. Nothing in it is harder. */
export function zoneOfEffort(effort: SessionEffort, { easyZone, workZones }: Sport): number {
  if (!isCalm(effort)) return swumZones[effort]
  if (effort === 'recovery') return 1
  return effort === 'easy' ? easyZone : ((workZones as Partial<Record<string, number>>).endurance ?? easyZone)
}

/** Whether a session of an effort has no work. */
export function isCalm(effort: SessionEffort): effort is CalmEffort {
  return (calmEfforts as readonly SessionEffort[]).includes(effort)
}

/**
 * The efforts that a session of a type can have as a whole. A ladder is a shape and can be easy, the types of a swim do not say
 * how hard its work is, and all others are named for it.
 */
export function effortsFor({ inPool }: Sport, type: WorkoutType | undefined): readonly SessionEffort[] {
  if (type === 'endurance') return calmEfforts
  if (type === 'ladder sets') return sessionEfforts
  return type !== undefined && inPool ? swumEfforts : []
}
