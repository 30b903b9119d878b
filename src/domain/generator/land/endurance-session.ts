import { contextFor, type LandContext } from '../plan/context.ts'
import { type Block, once, type Piece, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { Session } from '../plan/session.ts'
import { zoneOfEffort } from '../request/effort.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { aimSession } from './aim-session.ts'
import { asksForEnds, frameBetweenEnds } from './asked-ends.ts'
import { tooLong, writtenThatFits } from './asked-main-set.ts'
import { frameMainSet } from './frame.ts'
import type { FrameStyle } from './frame-style.ts'
import { isSameEasyTime, joinNeighbours } from './join.ts'
import { MIN_COOLDOWN_SECONDS } from './main-sets/aims.ts'
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

/** One way to fill the core; undefined if it does not fit. */
export type CoreShape = (core: Core) => Block[] | undefined

const MIN_WARMUP_SECONDS = 300
/** Shares of the whole that longer ones take. Our choice: coaches' short endurance rides are mostly zone 2. */
const USUAL_SHARE = { warmup: 0.1, cooldown: 0.07 }
/** Shares of the whole at most. Our choice: by distance a fast athlete's shortest run is hardly longer than a warm-up. */
const MAX_WARMUP_SHARE = 0.5
const MAX_COOLDOWN_SHARE = 0.3

/** The shapes that a core is drawn from, and the one that always fits. */
export type CoreShapes = { any: readonly CoreShape[]; plain: (core: Core) => Block[] }

/** Zones 1 and 2 are easy. */
const LOWEST_WORK_ZONE = 3

type EnduranceSession = {
  frameStyle: FrameStyle
  /** Why it has no main set, for an athlete who asks for one. */
  refusal: string
  /** Whether a warm-up may be a ramp: not where it would end above what follows. */
  mayRamp: boolean
  /** `total`: the seconds of the whole. */
  shapesFor: (request: ResolvedRequest, total: number) => CoreShapes
  remarksOn?: (blocks: readonly Block[], request: ResolvedRequest) => string[]
}

/** An endurance session: warm-up, a core of one of the shapes, cool-down. */
export function enduranceSession(kind: EnduranceSession): Session {
  return {
    sport: kind.frameStyle.sport,
    type: 'endurance',
    bouts: { work: LOWEST_WORK_ZONE },
    prepare: (request) => {
      if (request.set) return { ok: false, reason: kind.refusal }
      const context = contextFor(request)
      const asked = askedEasySet(context, kind.frameStyle)
      const reason = asked && tooLong(asked.blocks, context)
      if (reason) return { ok: false, reason }
      return {
        ok: true,
        measure: context.ruler,
        draw: (seed) => {
          const random = context.randomFor(seed)
          const planned = asked
            ? frameAsked(asked.blocks, context, random, kind.frameStyle)
            : drawBlocks(context, random, kind)
          const { blocks, remarks } = aimSession(
            keepToEffort(planned, request),
            context,
            context.ruler.secondsOf(context.ruler.total, request.sport.easyZone),
          )
          const ofSet = asked?.remarks ?? []
          return { blocks, remarks: [...ofSet, ...(kind.remarksOn?.(blocks, request) ?? []), ...remarks] }
        },
        mainSets: () => [],
      }
    },
  }
}

/** The blocks with nothing above the zone of the effort that the athlete says, but for strides. */
function keepToEffort(blocks: readonly Block[], { effort, sport }: ResolvedRequest): readonly Block[] {
  if (!effort) return blocks
  const highest = zoneOfEffort(effort, sport)
  const ease = (piece: Piece): Piece => {
    if (piece.zone === null || piece.zone <= highest || piece.use === 'stride' || piece.ramp) return piece
    const { use: _, percents: __, ...eased } = piece
    return { ...eased, zone: highest, ...(highest === 1 && piece.intensity === 'active' ? recoverySession : {}) }
  }
  return blocks.map((block) => (block.written ? block : { ...block, pieces: block.pieces.map(ease) }))
}

const recoverySession = { name: 'Recovery', notes: 'Slower than feels needed: you finish it fresher than you began.' }

/** A main set that is written out, or none between ends of asked lengths; undefined where neither is asked for. */
function askedEasySet(
  context: LandContext,
  frameStyle: FrameStyle,
): { blocks: readonly Block[]; remarks: string[] } | undefined {
  const { request } = context
  const { easyZone, easyParts } = request.sport
  const style = {
    work: easyParts.easy,
    zone: easyZone,
    recovery: easyParts.recovery,
    recoveryZone: 1,
    betweenSets: frameStyle.betweenSets,
  }
  if (request.mainSet) return writtenThatFits(request.mainSet, context, REST_IN_EASY_SET, style)
  return asksForEnds(request) ? { blocks: [], remarks: [] } : undefined
}

/** Recoveries of a set in an easy session, as shares of a repetition. Our choice. */
const REST_IN_EASY_SET = [0.5, 1] as const

function frameAsked(set: readonly Block[], context: LandContext, random: Random, frameStyle: FrameStyle): Block[] {
  const between = asksForEnds(context.request) ? frameBetweenEnds(set, context, random, frameStyle) : undefined
  return between ?? frameMainSet(set, context, {}, random, frameStyle)
}

function drawBlocks(
  context: LandContext,
  random: Random,
  { frameStyle, mayRamp, shapesFor }: EnduranceSession,
): Block[] {
  const { ruler, request } = context
  const { easyZone } = request.sport
  const total = ruler.secondsOf(ruler.total, easyZone)
  const { any, plain } = shapesFor(request, total)
  const before = Math.max(MIN_WARMUP_SECONDS, Math.min(random.pick([300, 480, 600]), USUAL_SHARE.warmup * total))
  const after = Math.max(MIN_COOLDOWN_SECONDS, Math.min(random.pick([300, 300, 480]), USUAL_SHARE.cooldown * total))
  const warmup = Math.min(ruler.atLeast(before, 1), Math.floor(MAX_WARMUP_SHARE * ruler.total))
  const cooldown = Math.min(ruler.atLeast(after, 1), Math.floor(MAX_COOLDOWN_SHARE * ruler.total))
  const ticks = ruler.total - warmup - cooldown
  const core = { context, random, ticks, seconds: ruler.secondsOf(ticks, easyZone), total }
  const fitting = any.flatMap((shape) => {
    const blocks = shape(core)
    return blocks && ticksOf(blocks) <= ticks ? [blocks] : []
  })
  const chosen = fitting.length > 0 ? random.pick(fitting) : plain(core)
  // The ticks that the shape leaves go into the warm-up.
  const spare = Math.round(ticks - ticksOf(chosen))
  const { start, build } = warmupOf(warmup + spare, context, random, frameStyle, {
    firm: 0,
    mayRamp: mayRamp && request.effort !== 'recovery',
  })
  return [...start, ...build, ...joinNeighbours(chosen, isSameEasyTime), ...cooldownOf(cooldown, context, frameStyle)]
}

/** The words of a piece, its part of the zone, and its intensity where it is not `active`. */
export type Words = Pick<Piece, 'name' | 'notes' | 'use' | 'percents' | 'extras'> & { intensity?: Piece['intensity'] }

/** A piece of a round length near `seconds`. */
export function pieceOf({ context: { ruler } }: Core, seconds: number, zone: number, words: Words): Piece {
  return { intensity: 'active', zone, ticks: ruler.nearest(seconds, zone), ...words }
}

/** A piece of so many seconds, in a session by distance too. */
export function timedPiece({ context: { ruler } }: Core, seconds: number, zone: number, words: Words): Piece {
  return { intensity: 'active', zone, ...ruler.timed(seconds, zone), ...words }
}

/** One piece that fills the core. */
export function fillCore({ ticks }: Core, zone: number, words: Words): Block[] {
  return ticks > 0 ? [once({ intensity: 'active', zone, ticks, ...words })] : []
}

/** A piece that fills the rest is at least so long, or, in a short core, this share of it. Our choice. */
const MIN_REST_SECONDS = 180
const MIN_REST_SHARE = 0.1

/** A piece that takes the ticks that the others leave; undefined if they are too few for one. */
export function fillRest(core: Core, others: readonly Block[], zone: number, words: Words): Block | undefined {
  const ticks = Math.floor(core.ticks - ticksOf(others))
  const least = Math.min(MIN_REST_SECONDS, MIN_REST_SHARE * core.seconds)
  if (ticks <= 0 || core.context.ruler.secondsOf(ticks, zone) < least) return undefined
  return once({ intensity: 'active', zone, ticks, ...words })
}
