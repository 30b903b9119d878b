import { powerZones } from '../athlete/zones.ts'
import type { Span } from '../judge/bounds.ts'
import { median } from '../judge/bouts.ts'
import { lowestBalance } from '../judge/wbalance.ts'
import { type Block, type Piece, ticksOf, trained } from './plan.ts'
import type { Room } from './room.ts'

/** What a main set comes to. Seconds. */
export type Weight = { main: number; left: number; total: number; work: number; bouts: number; strain: number }

/** The zone in which most of a warm-up and of the easy time is spent. */
const EASY = 2
/** Power of warm-up, easy riding and cool-down together, as a share of FTP. */
const FRAME_POWER = 0.6

/**
 * How far a main set is from a good one of its type: 0 keeps every bound, and a bound on a single bout weighs more than
 * one on the whole, so that shares give way first. Infinity where it cannot be done at all.
 */
export function weigh(blocks: readonly Block[], room: Room): Weight {
  const { ruler, bounds } = room
  const secondsOf = (piece: Piece) => ruler.secondsOf(piece.ticks, piece.zone ?? EASY)
  const bouts: number[] = []
  const rests: number[] = []
  let main = 0
  let rest = 0
  for (const piece of trained(blocks)) {
    const seconds = secondsOf(piece)
    main += seconds
    if (piece.intensity !== 'interval') rest += seconds
    else if (rest === 0 && bouts.length > 0) bouts[bouts.length - 1] = (bouts.at(-1) ?? 0) + seconds
    else {
      if (bouts.length > 0) rests.push(rest)
      bouts.push(seconds)
      rest = 0
    }
  }
  const left = ruler.secondsOf(Math.max(0, ruler.total - ticksOf(blocks)), EASY)
  const total = main + left
  const work = bouts.reduce((all, bout) => all + bout, 0)
  const weight = { main, left, total, work, bouts: bouts.length }
  const needed = leastWarmup(room, total) + LEAST_COOLDOWN
  if (left < 0.24 * Math.min(total, 900)) return { ...weight, strain: Number.POSITIVE_INFINITY }
  if (bounds.boutSecondsAtMost && Math.max(...bouts) > bounds.boutSecondsAtMost)
    return { ...weight, strain: Number.POSITIVE_INFINITY }

  const bout = median(bouts)
  const parting = bounds.setRest?.[0] ?? Number.POSITIVE_INFINITY
  const inner = rests.filter((one) => one < parting)
  const ratio = bout < 90 ? (bounds.restRatioOfShortBouts ?? bounds.restRatio) : bounds.restRatio
  let strain = 0
  strain += 8 * Math.max(...bouts.map((one) => outside(one, bounds.boutSeconds)))
  strain += 4 * outside(bouts.length, bounds.bouts)
  if (inner.length > 0) strain += 4 * outside(median(inner) / bout, ratio)
  strain += 4 * Math.max(0, ...rests.map((one) => outside(one, bounds.restSeconds)))
  strain += 4 * Math.max(0, ...rests.filter((one) => one >= parting).map((one) => outside(one, bounds.setRest)))
  strain += 2 * outside(work, bounds.workSeconds)
  strain += outside(work / total, bounds.workShare)
  strain += 2 * Math.max(0, (needed - left) / needed)
  if (ruler.isRound(ruler.total) && !ruler.isRound(ticksOf(blocks))) strain += 0.1
  // What cannot stand before and after the work without outgrowing both is easy time in its middle.
  if (bouts.length < 4) strain += 0.5 * Math.max(0, left / total - 0.68)
  if (room.request.sport === 'cycling') strain += ridingStrain(blocks, room, weight)
  return { ...weight, strain }
}

/** Seconds. */
export const LEAST_COOLDOWN = 180

/** Seconds of warm-up that a session of this length asks for. */
export function leastWarmup({ bounds }: Room, total: number): number {
  return bounds.warmupSeconds?.[0] ?? (bounds.hard && total >= 2700 ? 600 : 300)
}

function ridingStrain(blocks: readonly Block[], room: Room, { left, total }: Weight | Omit<Weight, 'strain'>): number {
  const { ruler, bounds, ftp } = room
  const stretches: { seconds: number; percent: number }[] = []
  let fourth = left * FRAME_POWER ** 4
  for (const { times, pieces } of blocks) {
    const parts = pieces.map((piece) => ({
      seconds: ruler.secondsOf(piece.ticks, piece.zone ?? EASY),
      percent: middleOf(piece.zone ?? EASY),
    }))
    for (let round = 0; round < times; round += 1) stretches.push(...parts)
    fourth += times * fourthPowers(parts)
  }
  const balance = lowestBalance(stretches, ftp)
  // The hard bound is at -0.5; a distance is ridden faster or slower than estimated, so nothing comes near it.
  if (balance < -0.25) return Number.POSITIVE_INFINITY
  return 4 * Math.max(0, 0.03 - balance) + 3 * outside((fourth / total) ** 0.25, bounds.intensity)
}

/** Short bouts are smoothed with their recoveries, as normalized power does. */
function fourthPowers(parts: readonly { seconds: number; percent: number }[]): number {
  const seconds = parts.reduce((all, part) => all + part.seconds, 0)
  if ((parts[0]?.seconds ?? 0) < 60 && parts.length > 1) {
    const mean = parts.reduce((all, part) => all + part.seconds * part.percent, 0) / seconds
    return seconds * (mean / 100) ** 4
  }
  return parts.reduce((all, part) => all + part.seconds * (part.percent / 100) ** 4, 0)
}

function middleOf(zone: number): number {
  const power = powerZones[zone - 1]
  return power ? (power.percentMin + power.percentMax) / 2 : 0
}

/** By how much of the bound a value misses it. */
function outside(value: number, span: Span | undefined): number {
  if (!span) return 0
  const [min, max] = span
  if (value < min) return (min - value) / min
  return value > max ? (value - max) / max : 0
}
