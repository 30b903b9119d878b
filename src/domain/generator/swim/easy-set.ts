import { sum } from '../../units/numbers.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { SwimContext } from './context.ts'
import { series } from './main-sets/swim-set.ts'
import { writeRested } from './pieces/send-off.ts'
import { swimPiece } from './pieces/swim-piece.ts'
import { easyMedley, MEDLEY_STROKES } from './styles/easy-styles.ts'
import type { SwimStyle } from './styles/style.ts'

const SHORT = [50, 100, 150, 200]
const LONG = [200, 300, 400, 500]
const COUNTS = [3, 4, 5, 6, 8, 10]
/** More than this distance, in the asked unit, is swum in long repetitions. Our choice. */
const MAX_SHORT_SET = 1000
const FALLING = series('400-300-200-100 500-400-300-200-100 600-500-400-300-200')
/** The share that a set may leave to the swim before or after it. Our choice. */
const MAX_LEFT_SHARE = 1 / 6

/** Counts and distances of the short repetitions before a main set, and their share of the warm-up. Our choice. */
const PREPARATIONS = Object.entries({ 25: [4, 6, 8], 50: [3, 4, 6, 8], 75: [4], 100: [3, 4, 6] }).flatMap(
  ([distance, counts]) => counts.map((times) => ({ times, distance: Number(distance) })),
)
const MIN_SHARE = 0.2
const MAX_SHARE = 0.55
/**
 * The longest repetition of a drill and of a kick, and the most of each in a set, in the asked unit: they tire or bore
 * sooner than swimming. Our choice.
 */
const MOST = {
  drill: { distance: 50, set: 200 },
  kick: { distance: 100, set: 300 },
  pull: { distance: 100, set: 400 },
}
/** From this total on a set of drills may be longer. In the asked unit, our choice. */
const MIN_LONG_TOTAL = 3000
const LONGER = 1.5

/** Equal repetitions that nearly fill a number of lengths; none if no distance fits. */
export function easySet(lengths: number, pool: SwimContext, random: Random, style: SwimStyle): Block[] {
  const sets = evenSets(lengths, pool, style)
  return sets.length > 0 ? random.pick(sets) : []
}

/** The same, or falling distances. */
export function easyOrFallingSet(lengths: number, pool: SwimContext, random: Random, style: SwimStyle): Block[] {
  const falling = FALLING.map((distances) => distances.map((distance) => pool.nearest(distance)))
    .filter((rungs) => isFilled(sum(rungs), lengths) && rungs.every(pool.isRound))
    .map((rungs) => rungs.map((rung) => easyReps(1, rung, pool, style)))
  const sets = [...evenSets(lengths, pool, style), ...falling]
  return sets.length > 0 ? random.pick(sets) : []
}

function evenSets(lengths: number, pool: SwimContext, style: SwimStyle): Block[][] {
  return (pool.distance(lengths) > MAX_SHORT_SET ? LONG : SHORT).flatMap((distance) => {
    const repeat = pool.nearest(distance)
    const times = COUNTS.findLast((count) => count * repeat <= lengths) ?? 0
    const isSet = isFilled(times * repeat, lengths) && pool.isRound(repeat)
    return isSet ? [[easyReps(times, repeat, pool, style)]] : []
  })
}

function isFilled(filled: number, lengths: number): boolean {
  return filled <= lengths && lengths - filled <= MAX_LEFT_SHARE * lengths
}

/** Build-ups before hard work, at most and at least, and the most of the lengths before the work that they take. */
const BUILD_UPS = 4
const MIN_BUILD_UPS = 2
const MAX_BUILD_UP_SHARE = 0.6
/** One of them, in pool lengths and in metres. */
const BUILD_UP_LENGTHS = [1, 2, 3, 4, 5]
const MIN_BUILD_UP_METRES = 22
const MAX_BUILD_UP_METRES = 55

/** Four short repetitions from easy to fast, or fewer where four do not fit; preferably the rest comes to hundreds. */
export function buildUps(lengths: number, pool: SwimContext, random: Random, style: SwimStyle): Block[] {
  const fitting = BUILD_UP_LENGTHS.map((repeat) => ({
    repeat,
    times: Math.min(BUILD_UPS, Math.floor((MAX_BUILD_UP_SHARE * lengths) / repeat)),
  })).filter(({ repeat, times }) => {
    const metres = pool.metres(repeat)
    return metres >= MIN_BUILD_UP_METRES && metres <= MAX_BUILD_UP_METRES && times >= MIN_BUILD_UPS
  })
  if (fitting.length === 0) return []
  const round = preferred(
    preferred(fitting, ({ times }) => times === BUILD_UPS),
    ({ repeat }) => pool.isRound(repeat),
  )
  const even = preferred(round, ({ repeat, times }) => (lengths - times * repeat) % pool.nearest(100) === 0)
  const { repeat, times } = random.pick(even)
  return [easyReps(times, repeat, pool, style, 'warmup')]
}

/**
 * A few short repetitions before the main set, `most` lengths at most, out of the lengths for them and the warm-up;
 * preferably such that the warm-up comes to hundreds.
 */
export function preparation(
  lengths: number,
  most: number,
  pool: SwimContext,
  random: Random,
  style: SwimStyle,
): Block[] {
  const { repetition, whole } = limitsOf(style, pool)
  const sets = PREPARATIONS.map(({ times, distance }) => ({ times, repeat: pool.nearest(distance) })).filter(
    ({ times, repeat }) => {
      const share = (times * repeat) / lengths
      const fits = share >= MIN_SHARE && share <= MAX_SHARE && times * repeat <= Math.min(most, whole)
      return fits && repeat <= repetition && pool.isRound(repeat) && isSwimmable(style, repeat)
    },
  )
  if (sets.length === 0) return []
  const even = preferred(sets, ({ times, repeat }) => (lengths - times * repeat) % pool.nearest(100) === 0)
  const { times, repeat } = random.pick(even)
  return [easyReps(times, repeat, pool, style, 'warmup')]
}

/** Pool lengths of a repetition in a style, and of a set of them, at most. */
function limitsOf({ extras }: SwimStyle, { nearest, distance, total }: SwimContext) {
  const limit = extras?.drill && MOST[extras.drill]
  if (!limit) return { repetition: total, whole: total }
  const factor = distance(total) >= MIN_LONG_TOTAL ? LONGER : 1
  return { repetition: nearest(limit.distance), whole: nearest(factor * limit.set) }
}

/** The items that match, or all where none does. */
function preferred<Item>(items: readonly Item[], matches: (item: Item) => boolean): readonly Item[] {
  const matching = items.filter(matches)
  return matching.length > 0 ? matching : items
}

/** Whether a style can be swum over some lengths: a medley needs as many of each stroke. */
function isSwimmable(style: SwimStyle, lengths: number): boolean {
  return style !== easyMedley || lengths % MEDLEY_STROKES === 0
}

function easyReps(
  times: number,
  lengths: number,
  pool: SwimContext,
  style: SwimStyle,
  intensity: Piece['intensity'] = 'active',
): Block {
  const pieces = pool.once(style, `${lengths} ${intensity}, rest`, () =>
    writeRested({ style, lengths, rest: style.rest(pool.metres(lengths), 1) }, pool, { intensity }),
  )
  return { times, pieces }
}

/** One swim; none of 0 lengths. */
export function oneSwim(lengths: number, pool: SwimContext, style: SwimStyle, intensity: Piece['intensity']): Block[] {
  if (lengths <= 0) return []
  return [once(pool.once(style, `${lengths} ${intensity}`, () => swimPiece(style, lengths, pool, intensity)))]
}
