import type { Span } from '../judge/bounds.ts'
import { median } from '../judge/bouts.ts'
import { outside } from './outside.ts'
import { type Block, ticksOf } from './plan.ts'
import { ridingStrain } from './riding-strain.ts'
import type { Room } from './room.ts'

/** How many bouts a main set has, and how far it is from a good one. */
export type Weight = { bouts: number; strain: number }

/** The zone that the time around the work is counted in. */
const EASY = 2
/** The least that must be left for warm-up and cool-down, as a share of the whole and in seconds. */
const LEAST_SHARE = 0.24
const LEAST_LEFT = 216

/** Seconds. */
export const LEAST_COOLDOWN = 180

/**
 * How far a main set is from a good one of its type: 0 keeps every bound, and a bound on a single bout weighs more than
 * one on the whole, so that shares give way first. Infinity where it cannot be done at all, or where it is already
 * worse than `limit`: the cheap questions come first.
 */
export function weigh(blocks: readonly Block[], room: Room, limit: number): Weight {
  const { ruler, bounds } = room
  const hopeless = { bouts: 0, strain: Number.POSITIVE_INFINITY }
  const ticks = ticksOf(blocks)
  if (ticks >= ruler.total) return hopeless
  const left = ruler.secondsOf(ruler.total - ticks, EASY)
  const { main, work, count, shortest, longest } = sumsOf(blocks, room)
  const total = main + left
  if (left < Math.min(LEAST_SHARE * total, LEAST_LEFT)) return hopeless
  if (bounds.boutSecondsAtMost && longest > bounds.boutSecondsAtMost) return hopeless

  const needed = Math.min(leastWarmup(room, total) + LEAST_COOLDOWN, 0.55 * total)
  let strain = 8 * Math.max(outside(shortest, bounds.boutSeconds), outside(longest, bounds.boutSeconds))
  strain += 4 * outside(count, bounds.bouts)
  strain += 2 * outside(work, bounds.workSeconds)
  strain += outside(work / total, bounds.workShare)
  strain += 3 * Math.max(0, (needed - left) / needed)
  if (ruler.isRound(ruler.total) && !ruler.isRound(ticks)) strain += 0.1
  // What cannot stand before and after the work without outgrowing both is easy time in its middle.
  const mayBeParted = count >= 4 && !bounds.setRest
  strain += (mayBeParted ? 0.5 : 2) * Math.max(0, left / total - 0.655)
  if (strain > limit) return hopeless
  strain += restStrain(blocks, room)
  if (strain <= limit && room.sport.reference.metric === 'power') strain += ridingStrain(blocks, room, left)
  return { bouts: count, strain }
}

/** No session is more warm-up than this. */
const MOST_WARMUP = 0.38

/** Seconds of warm-up that a session of this length asks for. */
export function leastWarmup({ bounds }: Room, total: number): number {
  const least = bounds.warmupSeconds?.[0] ?? (bounds.hard && total >= 2700 ? 600 : 300)
  return Math.min(least, MOST_WARMUP * total)
}

/** Seconds of the whole set, of its work, and of its shortest and longest bout. */
function sumsOf(blocks: readonly Block[], { ruler }: Room) {
  let main = 0
  let work = 0
  let count = 0
  let shortest = Number.POSITIVE_INFINITY
  let longest = 0
  for (const { times, pieces } of blocks) {
    let bout = 0
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index]
      if (!piece) continue
      const seconds = ruler.secondsOf(piece.ticks, piece.zone ?? EASY)
      main += times * seconds
      if (piece.intensity !== 'interval') continue
      work += times * seconds
      bout += seconds
      // What follows without a rest is the same bout.
      if (pieces[index + 1]?.intensity === 'interval') continue
      count += times
      shortest = Math.min(shortest, bout)
      longest = Math.max(longest, bout)
      bout = 0
    }
  }
  return { main, work, count, shortest, longest }
}

/** What is wrong with the pauses between the bouts. */
function restStrain(blocks: readonly Block[], { ruler, bounds }: Room): number {
  const bouts: number[] = []
  const rests: number[] = []
  let bout = 0
  let rest = 0
  for (const { times, pieces } of blocks)
    for (let round = 0; round < times; round += 1)
      for (const { intensity, ticks, zone } of pieces) {
        const seconds = ruler.secondsOf(ticks, zone ?? EASY)
        if (intensity !== 'interval') {
          if (bout > 0) bouts.push(bout)
          bout = 0
          rest += seconds
          continue
        }
        if (rest > 0) rests.push(rest)
        rest = 0
        bout += seconds
      }
  if (bout > 0) bouts.push(bout)
  if (rests.length === 0) return 0
  const middle = median(bouts)
  const parting = bounds.setRest?.[0] ?? Number.POSITIVE_INFINITY
  const inner = rests.filter((one) => one < parting)
  const ratio = middle < 90 ? (bounds.restRatioOfShortBouts ?? bounds.restRatio) : bounds.restRatio
  const worst = (values: number[], span: Span | undefined) =>
    values.reduce((all, value) => Math.max(all, outside(value, span)), 0)
  const uneven = inner.length > 0 ? outside(median(inner) / middle, ratio) : 0
  const long = worst(
    rests.filter((one) => one >= parting),
    bounds.setRest,
  )
  return 4 * (uneven + worst(rests, bounds.restSeconds) + long)
}
