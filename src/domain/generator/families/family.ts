import { type Block, once, type Piece } from '../plan.ts'
import type { Room } from '../room.ts'

/** Words for a step: what it is called, and what to do and why. */
export type Words = { name: string; notes: string }

/** How a type writes its work and its recoveries. */
export type Style = { work: Words; zone: number; recovery: Words; recoveryZone: number }

/** One way to arrange the work of a type: every arrangement of it that is worth weighing for this room. */
export type Family = { name: string; sets: (room: Room, style: Style) => Block[][] }

/** Recoveries, in seconds, that coaches write. */
const pauses = [15, 20, 30, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600, 720, 900]

/** The shortest, the middle and the longest recovery between two shares of a bout. Seconds. */
export function recoveriesFor(bout: number, [min, max]: readonly [number, number]): number[] {
  const fitting = pauses.filter((pause) => pause >= min * bout && pause <= max * bout)
  const last = fitting.length - 1
  return fitting.filter((_, index) => index === 0 || index === last >> 1 || index === last)
}

/** Whether so much work, and so much of everything, is worth weighing at all. Seconds. */
export function isWorthWeighing({ bounds, seconds }: Room, working: number, all: number): boolean {
  return all < MOST_OF_THE_WHOLE * seconds && working <= 1.1 * (bounds.workSeconds?.[1] ?? seconds)
}

/** Warm-up and cool-down need the rest. */
const MOST_OF_THE_WHOLE = 0.85

export const minutes = (...values: number[]) => values.map((value) => value * 60)

/** A bout of work. */
export function work({ ruler }: Room, style: Style, seconds: number, zone = style.zone): Piece {
  return { intensity: 'interval', zone, ticks: ruler.near(seconds, zone), ...style.work }
}

/** The easy part after a bout. */
export function recovery({ ruler }: Room, { recovery: words, recoveryZone }: Style, seconds: number): Piece {
  return { intensity: 'recovery', zone: recoveryZone, ticks: ruler.near(seconds, recoveryZone), ...words }
}

/** How the pause between two sets is called. */
export const betweenSets: Words = { name: 'Between sets', notes: 'Easy, until your breathing is calm again.' }

/** Bouts of different lengths with the same recovery between them; after the last one comes what follows the set. */
export function inTurn(room: Room, style: Style, bouts: readonly number[], pause: number): Block[] {
  const rest = recovery(room, style, pause)
  return bouts.map((seconds, index) => {
    const bout = work(room, style, seconds)
    return index === bouts.length - 1 ? once(bout) : { times: 1, pieces: [bout, rest] }
  })
}
