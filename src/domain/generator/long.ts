import type { Surroundings } from './frame.ts'
import { type Block, once, type Piece, ticksOf } from './plan.ts'
import type { Room } from './room.ts'

/** What the middle of a long session is made of. */
export type Core = {
  room: Room
  /** To be filled exactly. */
  ticks: number
  seconds: number
  /** Seconds of the whole session. */
  total: number
}

/** One way to shape a long session; undefined where it does not fit the core. */
export type Shape = (core: Core) => Block[] | undefined

/** A session that is mostly easy: warm-up, a core of one of the shapes, cool-down. */
export function longSession(room: Room, shapes: readonly Shape[], names: Surroundings): Block[] {
  const { ruler, dice } = room
  const total = ruler.secondsOf(ruler.total, names.easyZone)
  const warmup = ruler.atLeast(total < 1500 ? 0.2 * total : Math.min(dice.pick([300, 480, 600]), 0.2 * total), 1)
  const cooldown = ruler.atLeast(total < 1500 ? 0.12 * total : Math.min(dice.pick([300, 300, 480]), 0.12 * total), 1)
  const ticks = ruler.total - warmup - cooldown
  const seconds = ruler.secondsOf(ticks, names.easyZone)
  const fitting = shapes.flatMap((shape) => {
    const blocks = shape({ room, ticks, seconds, total })
    return blocks && ticksOf(blocks) <= ticks ? [blocks] : []
  })
  const core = dice.pick(fitting)
  // A handful of ticks too few to be a step of their own go into the warm-up.
  const spare = ticks - ticksOf(core)
  return [
    once({ intensity: 'warmup', zone: 1, ticks: warmup + spare, name: names.warmup, notes: names.warmupNotes }),
    ...core,
    once({ intensity: 'cooldown', zone: 1, ticks: cooldown, name: names.cooldown, notes: names.cooldownNotes }),
  ]
}

/** A part of a long session, so many seconds long. */
export function part({ room: { ruler } }: Core, seconds: number, zone: number, words: Words): Piece {
  return { intensity: words.intensity ?? 'active', zone, ticks: ruler.near(seconds, zone), ...spoken(words) }
}

/** A part that takes what the others leave; undefined where that is too short to be one. */
export function remainder(core: Core, others: readonly Block[], zone: number, words: Words): Block | undefined {
  const ticks = core.ticks - ticksOf(others)
  if (ticks <= 0 || core.room.ruler.secondsOf(ticks, zone) < Math.min(LEAST_PART, LEAST_SHARE * core.seconds))
    return undefined
  return once({ intensity: words.intensity ?? 'active', zone, ticks, ...spoken(words) })
}

/** A part shorter than three minutes, or than this share of a short core, is no part. */
const LEAST_PART = 180
const LEAST_SHARE = 0.1

export type Words = { name: string; notes: string; intensity?: Piece['intensity'] }

function spoken({ name, notes }: Words) {
  return { name, notes }
}
