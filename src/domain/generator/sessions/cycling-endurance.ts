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
import { ride } from '../land/ramps.ts'
import { type Block, once } from '../plan/plan.ts'

const endurance = sportOf('cycling').easyParts.easy
const easy = { name: 'Easy', notes: 'Back right off: stretch, drink, look around.', intensity: 'recovery' as const }
const brisk = { name: 'Brisk', notes: 'Tempo for a moment, seated, then straight back to easy riding.' }
const finish = { name: 'Strong finish', notes: 'Lift the pace while the legs are tired, never above tempo.' }

/** The share of the ride at tempo, at most. Our choice: coaches stay below a tenth. */
const MAX_TEMPO_SHARE = 0.09
/** The share of the ride in zone 1 beside warm-up and cool-down, at most. Our choice. */
const MAX_ZONE_1_SHARE = 0.15

const steady = (core: Core) => fillCore(core, 2, endurance)

const rolling: CoreShape = (core) => {
  const { random } = core
  const times = random.integer(2, Math.min(7, Math.floor(core.seconds / 360)))
  const ease = random.pick([60, 120, 180, 300])
  const long = core.seconds / times - ease
  if (times < 2 || long < 3 * ease || long < 240 || times * ease > MAX_ZONE_1_SHARE * core.total) return undefined
  const rounds = { times, pieces: [pieceOf(core, 0.9 * long, 2, endurance), pieceOf(core, ease, 1, easy)] }
  const rest = fillRest(core, [rounds], 2, endurance)
  return rest ? [rest, rounds] : [rounds]
}

const uneven: CoreShape = (core) => {
  const { random } = core
  if (core.seconds < 600) return undefined
  const pause = once(pieceOf(core, random.pick(core.seconds < 1800 ? [45, 60, 90] : [180, 300]), 1, easy))
  const share = random.pick([0.25, 0.35, 0.45, 0.6, 0.7])
  const first = once(pieceOf(core, share * core.seconds, 2, endurance))
  const last = fillRest(core, [first, pause], 2, endurance)
  return last && [first, pause, last]
}

const touches: CoreShape = (core) => {
  const { random } = core
  const on = random.pick(core.total < 1800 ? [20, 30, 45] : [60, 90, 120, 180, 240])
  const off = random.pick(core.total < 1800 ? [90, 120, 180] : [180, 240, 300, 420, 600])
  const most = Math.min(10, Math.floor((MAX_TEMPO_SHARE * core.total) / on), Math.floor(core.seconds / (on + off)))
  if (most < 1) return undefined
  const times = random.integer(Math.min(2, most), most)
  const set = { times, pieces: [pieceOf(core, on, 3, brisk), pieceOf(core, off, 2, endurance)] }
  return placeSet(core, [set], random.pick([0, 0.3, 0.6]))
}

const climbs: CoreShape = (core) => {
  const { random } = core
  const on = random.pick([300, 360, 480, 600])
  const times = Math.floor((MAX_TEMPO_SHARE * core.total) / on)
  if (times < 1 || core.seconds < 1800) return undefined
  const count = random.integer(1, Math.min(3, times))
  const off = once(pieceOf(core, random.pick([480, 600, 900]), 2, endurance))
  const hills = Array.from({ length: count }, () => [once(pieceOf(core, on, 3, brisk)), off]).flat()
  return placeSet(core, hills, random.pick([0.2, 0.4, 0.6]))
}

const fastFinish: CoreShape = (core) => {
  const lift = Math.min(core.random.pick([300, 480, 600, 900]), MAX_TEMPO_SHARE * core.total)
  if (lift < 180) return undefined
  const last = once(pieceOf(core, lift, 3, finish))
  const before = fillRest(core, [last], 2, endurance)
  return before && [before, last]
}

const shapes: CoreShapes = {
  any: [steady, rolling, rolling, uneven, uneven, touches, touches, touches, climbs, fastFinish],
  plain: steady,
}

export const cyclingEndurance = enduranceSession({
  ramps: ride,
  refusal: 'An endurance ride has no set: ask for tempo, sweet spot, threshold or intervals.',
  // Our choice.
  firm: 0.6,
  shapesFor: () => shapes,
})

/** The set with the share `before` of the remaining time before it, and the rest after it. */
function placeSet(core: Core, set: Block[], before: number): Block[] | undefined {
  const rest = fillRest(core, set, 2, endurance)
  if (!rest) return set
  const restSeconds = core.context.ruler.secondsOf(rest.pieces[0]?.ticks ?? 0, 2)
  if (before === 0 || restSeconds * before < 300) return [rest, ...set]
  const lead = once(pieceOf(core, restSeconds * before, 2, endurance))
  const tail = fillRest(core, [lead, ...set], 2, endurance)
  return tail ? [lead, ...set, tail] : [rest, ...set]
}
