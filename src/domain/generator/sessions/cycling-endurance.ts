import { sportOf } from '../../sports/registry.ts'
import {
  type Core,
  type CoreShape,
  enduranceSession,
  fillCore,
  fillRest,
  pieceOf,
  timedPiece,
  type Words,
} from '../land/endurance-session.ts'
import { ride } from '../land/frame-style.ts'
import { type Block, once } from '../plan/plan.ts'

const endurance = sportOf('cycling').easyParts.easy
const easy = { name: 'Easy', notes: 'Back right off: stretch, drink, look around.', intensity: 'recovery' as const }
const brisk = { name: 'Brisk', notes: 'At tempo, seated and even, then straight back to easy riding.' }
const finish = { name: 'Strong finish', notes: 'Lift the pace while the legs are tired, never above tempo.' }
const tempo = { name: 'Tempo', notes: 'As on a long climb: seated, even, and eating on time.' }
const sweetSpot = { name: 'Sweet spot', notes: 'Firm and steady, on legs that have an hour or more in them.' }
const spin = {
  name: 'High cadence',
  notes: 'The same effort with quicker legs: light on the pedals, no bouncing.',
  extras: { cadence: { min: 95, max: 105 } },
}
const grind = {
  name: 'Low cadence',
  notes: 'The same effort in a bigger gear: seated, a still upper body, round strokes.',
  extras: { cadence: { min: 60, max: 70 } },
}
const brisker = { name: 'Firm endurance', notes: 'The top of endurance, home on tired legs.', use: 'brisk' as const }

/** The share of the ride at tempo, at most. Our choice: coaches stay below a tenth. */
const MAX_TEMPO_SHARE = 0.09
/** The share of the ride in zone 1 beside warm-up and cool-down, at most. Our choice. */
const MAX_ZONE_1_SHARE = 0.08

/** Seconds of riding between two breaks. Our choice: who breaks more often hardly rides. */
const MIN_BETWEEN_BREAKS = 1200

const steady = (core: Core) => fillCore(core, 2, endurance)

const rolling: CoreShape = (core) => {
  const { random } = core
  const times = random.integer(2, Math.min(7, Math.floor(core.seconds / MIN_BETWEEN_BREAKS)))
  const ease = random.pick([60, 120, 180, 300])
  const long = core.seconds / times - ease
  if (times < 2 || long < MIN_BETWEEN_BREAKS || times * ease > MAX_ZONE_1_SHARE * core.total) return undefined
  const rounds = { times, pieces: [pieceOf(core, 0.9 * long, 2, endurance), pieceOf(core, ease, 1, easy)] }
  const rest = fillRest(core, [rounds], 2, endurance)
  return rest ? [rest, rounds] : [rounds]
}

const uneven: CoreShape = (core) => {
  const { random } = core
  if (core.seconds < 2 * MIN_BETWEEN_BREAKS) return undefined
  const pauseSeconds = random.pick([120, 180, 300])
  if (pauseSeconds > MAX_ZONE_1_SHARE * core.total) return undefined
  const pause = once(pieceOf(core, pauseSeconds, 1, easy))
  const share = random.pick([0.4, 0.5, 0.6])
  const first = once(pieceOf(core, share * core.seconds, 2, endurance))
  const last = fillRest(core, [first, pause], 2, endurance)
  return last && [first, pause, last]
}

const touches: CoreShape = (core) => {
  const { random } = core
  const on = random.pick([60, 90, 120, 180, 240])
  const off = random.pick([180, 240, 300, 420])
  const most = Math.min(10, Math.floor((MAX_TEMPO_SHARE * core.total) / on))
  if (most < 1) return undefined
  const times = random.integer(Math.min(2, most), most)
  const set = { times, pieces: [timedPiece(core, on, 3, brisk), timedPiece(core, off, 2, endurance)] }
  return placeSet(core, [set], random.pick([0, 0.3, 0.6]))
}

const climbs: CoreShape = (core) => {
  const { random } = core
  const on = random.pick([300, 360, 480, 600])
  const times = Math.floor((MAX_TEMPO_SHARE * core.total) / on)
  if (times < 1) return undefined
  const count = random.integer(1, times)
  const off = once(pieceOf(core, random.pick([480, 600, 900]), 2, endurance))
  const hills = Array.from({ length: count }, () => [once(pieceOf(core, on, 3, brisk)), off]).flat()
  return placeSet(core, hills, random.pick([0.2, 0.4, 0.6]))
}

const fastFinish: CoreShape = (core) => {
  const lift = Math.min(core.random.pick([300, 480, 600, 900]), MAX_TEMPO_SHARE * core.total)
  const last = once(pieceOf(core, lift, 3, finish))
  const before = fillRest(core, [last], 2, endurance)
  return before && [before, last]
}

/** Blocks of work late in a long ride. */
function lateBlocks(zone: number, lengths: readonly number[], words: Words): CoreShape {
  return (core) => {
    const { random } = core
    const on = random.pick(lengths)
    const most = Math.min(4, Math.floor((MAX_TEMPO_SHARE * core.total) / on))
    if (most < 1) return undefined
    const pieces = [pieceOf(core, on, zone, words), pieceOf(core, random.pick([300, 480, 600]), 2, endurance)]
    return placeSet(core, [{ times: most, pieces }], random.pick([0.5, 0.65, 0.75]))
  }
}

/** Seconds at another cadence, and of riding on; each pair fills whole minutes. */
type Turn = readonly [on: number, off: number]
const shortTurns: readonly Turn[] = [
  [30, 30],
  [30, 60],
  [30, 90],
  [60, 90],
  [60, 60],
  [60, 120],
]
const quickTurns: readonly Turn[] = [
  [30, 90],
  [30, 150],
  [60, 120],
  [60, 240],
  [120, 180],
]
const slowTurns: readonly Turn[] = [
  [120, 120],
  [180, 120],
  [180, 180],
  [300, 180],
]

/** Another cadence for a moment, again and again, at the same effort. */
function cadenceTurns(words: Words, turns: readonly Turn[]): CoreShape {
  return (core) => {
    const { random } = core
    const [on, off] = random.pick(turns)
    const most = Math.min(8, Math.floor((0.8 * core.seconds) / (on + off)))
    if (most < 2) return undefined
    const times = random.integer(Math.min(3, most), most)
    const set = { times, pieces: [timedPiece(core, on, 2, words), timedPiece(core, off, 2, endurance)] }
    return placeSet(core, [set], random.pick([0, 0.3, 0.6]))
  }
}

/** An hour in which the legs turn quicker for a part of the time. */
const cadenceHour: CoreShape = (core) => {
  const [on, off] = core.random.pick([
    [300, 300],
    [600, 300],
    [480, 120],
  ] as const)
  const set = {
    times: 3600 / (on + off),
    pieces: [pieceOf(core, on, 2, spin), pieceOf(core, off, 2, endurance)],
  }
  return placeSet(core, [set], core.random.pick([0.2, 0.35, 0.5]))
}

const firmFinish: CoreShape = (core) => {
  const last = once(pieceOf(core, core.random.pick([1800, 2400, 2700]), 2, brisker))
  const before = fillRest(core, [last], 2, endurance)
  return before && [before, last]
}

/** A short ride has no time to leave zone 2. Our choice. */
const SHORT_SECONDS = 2100
/** A long ride has a purpose. */
const LONG_SECONDS = 9000
const shortShapes = [
  steady,
  cadenceTurns(spin, shortTurns),
  cadenceTurns(spin, shortTurns),
  cadenceTurns(grind, shortTurns),
]
const usualShapes = [
  steady,
  rolling,
  uneven,
  cadenceTurns(spin, quickTurns),
  cadenceTurns(grind, slowTurns),
  touches,
  touches,
  climbs,
  fastFinish,
]
const longShapes = [
  lateBlocks(3, [480, 600, 900], tempo),
  lateBlocks(3, [480, 600, 900], tempo),
  lateBlocks(4, [300, 360, 480], sweetSpot),
  lateBlocks(4, [300, 360, 480], sweetSpot),
  cadenceHour,
]

export const cyclingEndurance = enduranceSession({
  frameStyle: ride,
  refusal: 'An endurance ride has no set: ask for tempo, sweet spot, threshold or intervals.',
  mayRamp: true,
  shapesFor: ({ metric, effort }, total) => {
    // Who says how hard the ride is gets it in one piece.
    if (effort) return { any: [steady], plain: steady }
    if (total < LONG_SECONDS) return { any: total < SHORT_SECONDS ? shortShapes : usualShapes, plain: steady }
    // A heart rate does not show the upper part of a zone.
    return { any: metric === 'heartrate' ? longShapes : [...longShapes, firmFinish], plain: steady }
  },
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
