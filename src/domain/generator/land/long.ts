import type { LandContext } from '../plan/context.ts'
import { type Block, once, type Piece, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { LandFrame } from './frame.ts'
import { MIN_COOLDOWN_SECONDS } from './main-sets/aims.ts'
import { mergeEasySteps } from './merge-easy.ts'
import { cooldownOf, warmupOf } from './warm-up.ts'

/** What the middle of a long session is made of. */
export type Core = {
  context: LandContext
  random: Random
  /** To be filled exactly. */
  ticks: number
  seconds: number
  /** Seconds of the whole session. */
  total: number
}

/** One way to shape a long session; undefined where it does not fit the core. */
export type CoreShape = (core: Core) => Block[] | undefined

/** The least seconds of a warm-up. */
const LEAST_WARMUP = 300
/** Of the whole: the shortest runs of the fastest are over before a warm-up is. */
const MOST_WARMUP = 0.5
const MOST_COOLDOWN = 0.3
/** The shapes that a session may take, and the one that fits where none of them does. */
export type CoreShapes = { any: readonly CoreShape[]; plain: (core: Core) => Block[] }

/**
 * A session that is mostly easy: warm-up, a core of one of the shapes, cool-down. So much of the warm-up is at the upper
 * end of easy; without any it does not ramp up there either, for no effort follows.
 */
export function longSession(
  context: LandContext,
  random: Random,
  { any, plain }: CoreShapes,
  names: LandFrame,
  firm: number,
): Block[] {
  const { ruler } = context
  const total = ruler.secondsOf(ruler.total, names.easyZone)
  const before = Math.max(LEAST_WARMUP, Math.min(random.pick([300, 480, 600]), 0.2 * total))
  const after = Math.max(MIN_COOLDOWN_SECONDS, Math.min(random.pick([300, 300, 480]), 0.12 * total))
  const warmup = Math.min(ruler.atLeast(before, 1), Math.floor(MOST_WARMUP * ruler.total))
  const cooldown = Math.min(ruler.atLeast(after, 1), Math.floor(MOST_COOLDOWN * ruler.total))
  const ticks = ruler.total - warmup - cooldown
  const seconds = ruler.secondsOf(ticks, names.easyZone)
  const core = { context, random, ticks, seconds, total }
  const fitting = any.flatMap((shape) => {
    const blocks = shape(core)
    return blocks && ticksOf(blocks) <= ticks ? [blocks] : []
  })
  const chosen = fitting.length > 0 ? random.pick(fitting) : plain(core)
  // A handful of ticks too few to be a step of their own go into the warm-up.
  const spare = ticks - ticksOf(chosen)
  const { start, build } = warmupOf(warmup + spare, context, random, names, { firm, mayRamp: firm > 0 })
  return [...start, ...build, ...mergeEasySteps(chosen), ...cooldownOf(cooldown, context, random, names)]
}

/** A part of a long session, so many seconds long. */
export function pieceOf({ context: { ruler } }: Core, seconds: number, zone: number, words: Words): Piece {
  return { intensity: words.intensity ?? 'active', zone, ticks: ruler.near(seconds, zone), ...spoken(words) }
}

/** The whole core at one effort. */
export function fillCore({ ticks }: Core, zone: number, words: Words): Block[] {
  return ticks > 0 ? [once({ intensity: words.intensity ?? 'active', zone, ticks, ...spoken(words) })] : []
}

/** A part that takes what the others leave; undefined where that is too short to be one. */
export function fillRest(core: Core, others: readonly Block[], zone: number, words: Words): Block | undefined {
  const ticks = core.ticks - ticksOf(others)
  if (ticks <= 0 || core.context.ruler.secondsOf(ticks, zone) < Math.min(LEAST_PART, LEAST_SHARE * core.seconds))
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
