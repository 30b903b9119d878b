import { sportOf } from '../../sports/registry.ts'
import { speeds } from '../../sports/target-parts.ts'
import {
  type Core,
  type CoreShape,
  type CoreShapes,
  enduranceSession,
  fillCore,
  fillRest,
  pieceOf,
  timedPiece,
  type Words,
} from '../land/endurance-session.ts'
import { run } from '../land/frame-style.ts'
import { MAX_STRIDE_SECONDS } from '../land/primers.ts'
import { type Block, once, type Piece, ticksOf } from '../plan/plan.ts'
import { isCalm } from '../request/effort.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'

const easy = sportOf('running').easyParts.easy
const steady = {
  name: 'Steady',
  notes: 'A notch above easy: purposeful, breathing still quiet.',
  use: 'brisk' as const,
}
const float = {
  name: 'Easy jog',
  notes: 'Drop back to a jog before it feels like work.',
  intensity: 'recovery' as const,
}
const stride = {
  name: 'Stride',
  notes: 'Quick and tall, never a sprint.',
  intensity: 'interval' as const,
  use: 'stride' as const,
}
const jogBack = { name: 'Jog back', notes: 'Take all the rest; strides are for form.', intensity: 'recovery' as const }
const moderate = { name: 'Moderate finish', notes: 'Home at tempo, if the legs allow; never faster than that.' }
const marathonPace = {
  name: 'Marathon pace',
  notes: 'The pace of the race: calm, economical, and practise drinking at it.',
  percents: speeds(1.05, 1.08),
}
const strongEnd = {
  name: 'Half marathon pace',
  notes: 'The last minutes a little quicker, on tired legs and in good form.',
  percents: speeds(1.01, 1.035),
}

/** All strides together. Our choice: below the four minutes that they take at most. */
const MAX_STRIDING_SECONDS = 200
/** The share of an easy run that a moderate finish takes at most. Our choice. */
const MAX_MODERATE_SHARE = 0.12
/** The share of a run that strides take at most, each with about a minute of jogging. Our choice. */
const MAX_STRIDES_SHARE = 0.3
/** The least seconds between warm-up and cool-down for a shape: below, its parts would be too short to notice. Our choice. */
const MIN_SECONDS = { progression: 480, sandwich: 900, moderateFinish: 2100, progressionWithStrides: 2400 }
/** Seconds of a stride and of the jog back. */
const strideAndJog = [
  [15, 45],
  [20, 40],
  [30, 60],
] as const

/** By heart rate the last jog is part of the cool-down: in a run by time only half minutes leave that round. */
function strideAndJogs({ request, ruler }: Core['context']): readonly (readonly [stride: number, jog: number])[] {
  const isRound = ([seconds]: readonly [number, number]) => seconds % 30 === 0
  return request.metric === 'heartrate' && ruler.inSeconds ? strideAndJog.filter(isRound) : strideAndJog
}

const evenly = (core: Core) => fillCore(core, 2, easy)

const progression: CoreShape = (core) => {
  if (core.seconds < MIN_SECONDS.progression) return undefined
  const last = once(pieceOf(core, core.random.pick([0.25, 0.35, 0.5, 0.6]) * core.seconds, 2, steady))
  const first = fillRest(core, [last], 2, easy)
  return first && [first, last]
}

const sandwich: CoreShape = (core) => {
  const { random } = core
  if (core.seconds < MIN_SECONDS.sandwich) return undefined
  const first = once(pieceOf(core, random.pick([0.2, 0.3, 0.4]) * core.seconds, 2, easy))
  const middle = once(pieceOf(core, random.pick([0.25, 0.4]) * core.seconds, 2, steady))
  const last = fillRest(core, [first, middle], 2, easy)
  return last && [first, middle, last]
}

const waves: CoreShape = (core) => {
  const { random } = core
  const on = random.pick([180, 240, 300, 480, 600, 900])
  const off = random.pick([120, 180, 240, 300])
  const most = Math.min(10, Math.floor((0.95 * core.seconds) / (on + off)))
  const least = Math.max(2, Math.ceil((0.2 * core.seconds) / (on + off)))
  if (most < least) return undefined
  const set = {
    times: random.integer(least, most),
    pieces: [pieceOf(core, on, 2, steady), pieceOf(core, off, 1, float)],
  }
  return placeSet(core, [set])
}

const strides: CoreShape = (core) => {
  const { random, context } = core
  const asked = typeof context.request.strides === 'number' ? context.request.strides : undefined
  const least = asked ?? (context.request.strides ? 2 : 3)
  const sets = strideAndJogs(context).flatMap(([quick, slow]) => {
    const pieces = [stridePiece(core, quick, 5, stride), stridePiece(core, slow, 1, jogBack)]
    const seconds = quick
    const fitting = Math.floor(core.ticks / ticksOf([{ times: 1, pieces }]))
    const usual = Math.min(
      8,
      Math.floor(MAX_STRIDING_SECONDS / seconds),
      Math.floor((MAX_STRIDES_SHARE * core.total) / (seconds + 60)),
    )
    const most = Math.min(fitting, asked ?? usual)
    return most < least ? [] : [{ pieces, most }]
  })
  if (sets.length === 0) return undefined
  const { pieces, most } = random.pick(sets)
  const set = { times: asked ?? random.integer(Math.min(4, most), most), pieces }
  // Strides that were asked for end the run.
  const first = context.request.strides ? fillRest(core, [set], 2, easy) : undefined
  return first ? [first, set] : placeSet(core, [set])
}

const progressionWithStrides: CoreShape = (core) => {
  const last = strides(core)
  const set = last?.filter(({ times }) => times > 1) ?? []
  if (set.length === 0 || core.seconds < MIN_SECONDS.progressionWithStrides) return undefined
  const middle = once(pieceOf(core, core.random.pick([0.3, 0.45]) * core.seconds, 2, steady))
  const first = fillRest(core, [middle, ...set], 2, easy)
  return first && [first, middle, ...set]
}

const finish: CoreShape = (core) => {
  const lift = Math.min(core.random.pick([300, 480, 600, 900]), MAX_MODERATE_SHARE * core.total)
  if (core.seconds < MIN_SECONDS.moderateFinish) return undefined
  const last = once(pieceOf(core, lift, 3, moderate))
  const first = fillRest(core, [last], 2, easy)
  return first && [first, last]
}

/** The share of a long run at marathon pace at most: seven tenths of it stay easy. Our choice: a little less. */
const MAX_MARATHON_SHARE = 0.29

const marathonBlocks: CoreShape = (core) => {
  const { random } = core
  const block = random.pick([600, 900, 1200, 1500])
  const most = Math.min(4, Math.floor((MAX_MARATHON_SHARE * core.total) / block))
  const pieces = [pieceOf(core, block, 3, marathonPace), pieceOf(core, random.pick([180, 300]), 1, float)]
  return placeSet(core, [{ times: random.integer(Math.ceil(0.75 * most), most), pieces }])
}

const fastFinish: CoreShape = (core) => {
  const { random } = core
  const ending = random.pick([0, 300, 600])
  const strong = ending > 0 ? [once(pieceOf(core, ending, 4, strongEnd))] : []
  const lift = random.pick([900, 1200, 1800])
  if (lift + ending > MAX_MARATHON_SHARE * core.total) return undefined
  const last = [once(pieceOf(core, lift, 3, marathonPace)), ...strong]
  const first = fillRest(core, last, 2, easy)
  return first && [first, ...last]
}

const longProgression: CoreShape = (core) => {
  const { random } = core
  const last = once(pieceOf(core, random.pick([0.15, 0.2, 0.25]) * core.total, 3, marathonPace))
  const middle = once(pieceOf(core, random.pick([0.2, 0.3]) * core.total, 2, steady))
  const first = fillRest(core, [middle, last], 2, easy)
  return first && [first, middle, last]
}

/** A long run has a purpose. */
const LONG_SECONDS = 5400
const longShapes = [marathonBlocks, marathonBlocks, fastFinish, longProgression, progressionWithStrides]
const shortShapes = [evenly, waves, strides, finish]
/** By heart rate the steady part of waves is easy running, and the jogs would come between for no reason. */
const byHeartRateShapes = [evenly, strides, strides, finish]
/** Their parts differ inside a zone: a heart rate does not show that. */
const byPaceAlone = [progression, sandwich, progressionWithStrides]

function shapesFor({ strides: asksStrides, metric, effort }: ResolvedRequest, total: number): CoreShapes {
  // Who says how hard the run is gets it in one piece.
  if (effort && isCalm(effort)) return { any: asksStrides ? [strides] : [evenly], plain: evenly }
  if (asksStrides) return { any: metric === 'pace' ? [strides, progressionWithStrides] : [strides], plain: evenly }
  const byHeartRate = metric === 'heartrate'
  if (total >= LONG_SECONDS)
    return { any: longShapes.filter((shape) => !(byHeartRate && byPaceAlone.includes(shape))), plain: evenly }
  return { any: byHeartRate ? byHeartRateShapes : [...shortShapes, ...byPaceAlone], plain: evenly }
}

export const runningEndurance = enduranceSession({
  frameStyle: run,
  refusal: 'An endurance run has no set: ask for strides, or for tempo, threshold or intervals.',
  mayRamp: false,
  shapesFor,
  remarksOn: (blocks, request) =>
    request.strides && blocks.every(({ times }) => times === 1) ? [TOO_SHORT_FOR_STRIDES] : [],
})

const TOO_SHORT_FOR_STRIDES = 'The run is too short for strides: ask for a few minutes more.'

/** The set at the end of the run, or earlier with easy running after it. */
function placeSet(core: Core, set: Block[]): Block[] | undefined {
  const before = fillRest(core, set, 2, easy)
  if (!before) return set
  const share = core.random.pick([1, 1, 0.7, 0.4])
  const lead = once(pieceOf(core, share * core.context.ruler.secondsOf(ticksOf([before]), 2), 2, easy))
  const tail = share < 1 ? fillRest(core, [lead, ...set], 2, easy) : undefined
  return tail ? [lead, ...set, tail] : [before, ...set]
}

/** In a run by kilometres a stride is a hundred metres, and so is the jog back: nobody sums up seconds there. */
function stridePiece(core: Core, seconds: number, zone: number, words: Words): Piece {
  const { request, ruler } = core.context
  const isStride = ruler.secondsOf(10, 5) <= MAX_STRIDE_SECONDS
  if (request.length.unit !== 'kilometers' || !isStride) return timedPiece(core, seconds, zone, words)
  return { intensity: 'active', zone, ticks: 10, ...words }
}
