import { type Block, once, type Piece } from '../../../plan/plan.ts'
import type { Aims } from '../aims.ts'
import type { Lengths, Scale } from '../scale.ts'

/** The name of a step, and what to do and why. */
export type Words = { name: string; notes: string }

/** The words and zones of a type's work and recoveries. */
export type BoutStyle = {
  work: Words
  zone: number
  recovery: Words
  recoveryZone: number
  betweenSets: Words & Pick<Piece, 'use' | 'effort'> & { zone: number }
}

/** How the bouts of a set compare: all of one length, one alone, or of different lengths or efforts. */
export type Form = 'straight' | 'single' | 'mixed'

/** One way to arrange the work of a type, with every main set of it that a coach might write. */
export type Family = {
  name: string
  form: Form
  /** For athletes who train by heart rate alone. */
  byHeartRate?: true
  /** Aims that differ from those of the type. */
  aims?: Partial<Aims>
  sets: (scale: Scale, style: BoutStyle) => Block[][]
}

/** Recovery as a share of the seconds of a bout, both ends included. */
export type Pause = readonly [min: number, max: number]

/** A range of counts, both ends included. */
export type Counts = readonly [fewest: number, most: number]

/** Lengths in minutes alone; distances are computed from them. */
export const minutes = (...values: number[]): Lengths => ({ minutes: values })

/** How the work of a family differs from that of its type. */
export type OwnWork = { words?: Words; zone?: number } & Pick<Piece, 'use' | 'percents' | 'effort'>

/** Lengths of one long bout of a ride: in minutes, in half kilometres, in half miles. */
export const oneBout = (...values: number[]): Lengths => ({
  minutes: values,
  metres: Array.from({ length: 50 }, (_, index) => 500 * (index + 2)),
  miles: Array.from({ length: 30 }, (_, index) => 0.5 * (index + 1)),
})

/** A bout of work. */
export function work(style: BoutStyle, ticks: number, zone = style.zone, words = style.work): Piece {
  return { intensity: 'interval', zone, ticks, ...words }
}

/** A bout of a family whose work differs from that of its type. */
export function ownWork(style: BoutStyle, ticks: number, { words, zone, ...part }: OwnWork = {}): Piece {
  return { ...work(style, ticks, zone, words), ...part }
}

/** The recovery after a bout. */
export function recovery({ recovery: words, recoveryZone }: BoutStyle, ticks: number): Piece {
  return { intensity: 'recovery', zone: recoveryZone, ticks, ...words }
}

/** The pause between two sets. It aims at something else than a recovery, so that a set stays one repeat. */
export function pauseBetween({ betweenSets }: BoutStyle, ticks: number): Block {
  return once({ intensity: 'recovery', ticks, ...betweenSets })
}

/** Recoveries in ticks for a bout: up to four of the usual ones, spread over those that fit. */
export function recoveriesFor(
  scale: Scale,
  style: BoutStyle,
  ticks: number,
  pause: Pause,
  zone = style.zone,
): number[] {
  const bout = ticks * (scale.secondsPerTick[zone] ?? 0)
  const easy = scale.secondsPerTick[style.recoveryZone] ?? 1
  const fitting = scale.pauses.filter((one) => one * easy >= pause[0] * bout && one * easy <= pause[1] * bout)
  const last = fitting.length - 1
  const chosen = [0, Math.floor(last / 3), Math.ceil((2 * last) / 3), last]
  return fitting.filter((_, index) => chosen.includes(index))
}

/** The one in the middle, in an array of its own; none of none. */
export function middleOf(recoveries: readonly number[]): number[] {
  const middle = recoveries.length >> 1
  return recoveries.slice(middle, middle + 1)
}

/** The counts of a range that people write: all up to eight, then even ones and multiples of five. */
export function countsFrom([fewest, most]: Counts): number[] {
  const all = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)
  return all.filter((times) => times <= 8 || times % 2 === 0 || times % 5 === 0)
}

/** Bouts of different lengths with a recovery between them, none after the last. */
export function inOrder(
  style: BoutStyle,
  bouts: readonly number[],
  pause: number,
  wordsOf: (ticks: number) => Words = () => style.work,
): Block[] {
  const rest = recovery(style, pause)
  return bouts.map((ticks, index) => {
    const bout = work(style, ticks, style.zone, wordsOf(ticks))
    return index === bouts.length - 1 ? once(bout) : { times: 1, pieces: [bout, rest] }
  })
}
