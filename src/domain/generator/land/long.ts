import type { LandContext } from '../plan/context.ts'
import { type Block, once, type Piece, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { LandFrame } from './frame.ts'
import { MIN_COOLDOWN_SECONDS } from './main-sets/aims.ts'
import { mergeEasySteps } from './merge-easy.ts'
import { cooldownOf, warmupOf } from './warm-up.ts'

/** The part of a long session between warm-up and cool-down. */
export type Core = {
  context: LandContext
  random: Random
  /** Ticks to fill exactly, and their seconds. */
  ticks: number
  seconds: number
  /** Seconds of the whole session. */
  total: number
}

/** One way to fill the core; undefined where it does not fit. */
export type CoreShape = (core: Core) => Block[] | undefined

const MIN_WARMUP_SECONDS = 300
/** Shares of the whole at most. Chosen: by distance a fast athlete's shortest run is hardly longer than a warm-up. */
const MAX_WARMUP_SHARE = 0.5
const MAX_COOLDOWN_SHARE = 0.3

/** The shapes that a session is drawn from, and the one that always fits. */
export type CoreShapes = { any: readonly CoreShape[]; plain: (core: Core) => Block[] }

/**
 * A session that is mostly easy: warm-up, a core of one of the shapes, cool-down. `firm` is the share of the warm-up at the
 * upper end of easy; where it is 0 the warm-up does not ramp either, because no effort follows.
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
  const before = Math.max(MIN_WARMUP_SECONDS, Math.min(random.pick([300, 480, 600]), 0.2 * total))
  const after = Math.max(MIN_COOLDOWN_SECONDS, Math.min(random.pick([300, 300, 480]), 0.12 * total))
  const warmup = Math.min(ruler.atLeast(before, 1), Math.floor(MAX_WARMUP_SHARE * ruler.total))
  const cooldown = Math.min(ruler.atLeast(after, 1), Math.floor(MAX_COOLDOWN_SHARE * ruler.total))
  const ticks = ruler.total - warmup - cooldown
  const seconds = ruler.secondsOf(ticks, names.easyZone)
  const core = { context, random, ticks, seconds, total }
  const fitting = any.flatMap((shape) => {
    const blocks = shape(core)
    return blocks && ticksOf(blocks) <= ticks ? [blocks] : []
  })
  const chosen = fitting.length > 0 ? random.pick(fitting) : plain(core)
  // The ticks that the shape leaves go into the warm-up.
  const spare = ticks - ticksOf(chosen)
  const { start, build } = warmupOf(warmup + spare, context, random, names, { firm, mayRamp: firm > 0 })
  return [...start, ...build, ...mergeEasySteps(chosen), ...cooldownOf(cooldown, context, random, names)]
}

/** A piece of a round length near `seconds`. */
export function pieceOf({ context: { ruler } }: Core, seconds: number, zone: number, words: Words): Piece {
  return {
    intensity: words.intensity ?? 'active',
    zone,
    ticks: ruler.nearest(seconds, zone),
    ...withoutIntensity(words),
  }
}

/** One piece that fills the core. */
export function fillCore({ ticks }: Core, zone: number, words: Words): Block[] {
  return ticks > 0 ? [once({ intensity: words.intensity ?? 'active', zone, ticks, ...withoutIntensity(words) })] : []
}

/** A piece that takes the ticks that the others leave; undefined where they are too few for one. */
export function fillRest(core: Core, others: readonly Block[], zone: number, words: Words): Block | undefined {
  const ticks = core.ticks - ticksOf(others)
  if (
    ticks <= 0 ||
    core.context.ruler.secondsOf(ticks, zone) < Math.min(MIN_REST_SECONDS, MIN_REST_SHARE * core.seconds)
  )
    return undefined
  return once({ intensity: words.intensity ?? 'active', zone, ticks, ...withoutIntensity(words) })
}

/** A piece that fills the rest is at least so long, or, in a short core, this share of it. Chosen. */
const MIN_REST_SECONDS = 180
const MIN_REST_SHARE = 0.1

export type Words = { name: string; notes: string; intensity?: Piece['intensity'] }

function withoutIntensity({ name, notes }: Words) {
  return { name, notes }
}
