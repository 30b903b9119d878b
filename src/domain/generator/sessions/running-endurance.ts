import { sportOf } from '../../sports/registry.ts'
import {
  type Core,
  type CoreShape,
  type CoreShapes,
  enduranceSession,
  fillCore,
  fillRest,
  pieceOf,
} from '../land/endurance-session.ts'
import { run } from '../land/ramps.ts'
import { type Block, once, ticksOf } from '../plan/plan.ts'

const easy = sportOf('running').easyParts.easy
const steady = { name: 'Steady', notes: 'A notch above easy: purposeful, breathing still quiet.' }
const float = { name: 'Easy', notes: 'Drop back to a jog before it feels like work.', intensity: 'recovery' as const }
const stride = { name: 'Stride', notes: 'Quick and tall, never a sprint.', intensity: 'interval' as const }
const jogBack = { name: 'Jog back', notes: 'Take all the rest; strides are for form.', intensity: 'recovery' as const }

const moderate = { name: 'Moderate finish', notes: 'Home at tempo, if the legs allow; never faster than that.' }

/** All strides together, and each of them. Our choice: below the four minutes that all strides take at most. */
const MAX_STRIDING_SECONDS = 200
const MAX_STRIDE_SECONDS = 45
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

const evenly = (core: Core) => fillCore(core, core.random.pick([1, 1, 2]), easy)

const progression: CoreShape = (core) => {
  if (core.seconds < MIN_SECONDS.progression) return undefined
  const last = once(pieceOf(core, core.random.pick([0.25, 0.35, 0.5, 0.6]) * core.seconds, 2, steady))
  const first = fillRest(core, [last], 1, easy)
  return first && [first, last]
}

const sandwich: CoreShape = (core) => {
  const { random } = core
  if (core.seconds < MIN_SECONDS.sandwich) return undefined
  const first = once(pieceOf(core, random.pick([0.2, 0.3, 0.4]) * core.seconds, 1, easy))
  const middle = once(pieceOf(core, random.pick([0.25, 0.4]) * core.seconds, 2, steady))
  const last = fillRest(core, [first, middle], 1, easy)
  return last && [first, middle, last]
}

const waves: CoreShape = (core) => {
  const { random } = core
  const on = random.pick([120, 180, 240, 300, 480, 600, 900])
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
  const least = context.request.strides ? 2 : 3
  const sets = strideAndJog.flatMap(([quick, slow]) => {
    const pieces = [pieceOf(core, quick, 5, stride), pieceOf(core, slow, 1, jogBack)]
    const seconds = context.ruler.secondsOf(pieces[0]?.ticks ?? 0, 5)
    const fitting = Math.floor(core.ticks / ticksOf([{ times: 1, pieces }]))
    const most = Math.min(
      8,
      fitting,
      Math.floor(MAX_STRIDING_SECONDS / seconds),
      Math.floor((MAX_STRIDES_SHARE * core.total) / (seconds + 60)),
    )
    return most < least || seconds > MAX_STRIDE_SECONDS ? [] : [{ pieces, most }]
  })
  if (sets.length === 0) return undefined
  const { pieces, most } = random.pick(sets)
  return placeSet(core, [{ times: random.integer(Math.min(4, most), most), pieces }])
}

const progressionWithStrides: CoreShape = (core) => {
  const last = strides(core)
  const set = last?.filter(({ times }) => times > 1) ?? []
  if (set.length === 0 || core.seconds < MIN_SECONDS.progressionWithStrides) return undefined
  const middle = once(pieceOf(core, core.random.pick([0.3, 0.45]) * core.seconds, 2, steady))
  const first = fillRest(core, [middle, ...set], 1, easy)
  return first && [first, middle, ...set]
}

const finish: CoreShape = (core) => {
  const lift = Math.min(core.random.pick([300, 480, 600, 900]), MAX_MODERATE_SHARE * core.total)
  if (lift < 240 || core.seconds < MIN_SECONDS.moderateFinish) return undefined
  const last = once(pieceOf(core, lift, 3, moderate))
  const first = fillRest(core, [last], core.random.pick([1, 2]), easy)
  return first && [first, last]
}

const anyShape: CoreShapes = {
  any: [evenly, progression, sandwich, waves, waves, strides, progressionWithStrides, finish],
  plain: evenly,
}
const withStrides: CoreShapes = { any: [strides, progressionWithStrides], plain: evenly }

export const runningEndurance = enduranceSession({
  ramps: run,
  refusal: 'An endurance run has no set: ask for strides, or for tempo, threshold or intervals.',
  firm: 0,
  shapesFor: (request) => (request.strides ? withStrides : anyShape),
  remarksOn: (blocks, request) =>
    request.strides && blocks.every(({ times }) => times === 1) ? [TOO_SHORT_FOR_STRIDES] : [],
})

const TOO_SHORT_FOR_STRIDES = 'The run is too short for strides: ask for a few minutes more.'

/** The set at the end of the run, or earlier with easy running after it. */
function placeSet(core: Core, set: Block[]): Block[] | undefined {
  const before = fillRest(core, set, 1, easy)
  if (!before) return ticksOf(set) <= core.ticks ? set : undefined
  const share = core.random.pick([1, 1, 0.7, 0.4])
  const lead = once(pieceOf(core, share * core.context.ruler.secondsOf(ticksOf([before]), 1), 1, easy))
  const tail = share < 1 ? fillRest(core, [lead, ...set], 1, easy) : undefined
  return tail ? [lead, ...set, tail] : [before, ...set]
}
