import { formatDuration } from '../units/duration.ts'
import type { Duration } from '../workout/step.ts'
import { metresOf, movingSecondsOf } from '../workout/totals.ts'
import type { Aims } from './aims.ts'
import { recovery, type Style, work } from './families/family.ts'
import { type Block, once, ticksOf } from './plan.ts'
import type { GenerateRequest } from './request.ts'
import { reserveFor } from './reserve.ts'
import { LEAST_COOLDOWN, type Room } from './room.ts'
import { distanceOf, timeOf } from './ruler.ts'
import { targetsFor } from './targets.ts'

/** The main set that an athlete asked for, what has to be said about it, or why it cannot be had. */
export type AskedSet = { ok: true; blocks: readonly Block[]; remarks: string[] } | { ok: false; reason: string }

type Wish = NonNullable<GenerateRequest['set']>

/** What warm-up and cool-down take at the very least, in seconds. */
const LEAST_AROUND = 300 + LEAST_COOLDOWN
/** W' that a set with recoveries of ours leaves, and what even the athlete's own must leave. */
const KEPT = 0.03
const LEAST_KEPT = -0.4
/** From this bout on nobody needs to rest for longer than it took. Seconds. */
const LONG_BOUT = 180

/** Exactly the asked bouts at the type's effort, with the recoveries asked for or ones that suit them. */
export function askedSet(wish: Wish, room: Room, aims: Aims, style: Style): AskedSet {
  const { ticks, remark } = boutOf(wish, room, style.zone)
  const bout = room.ruler.secondsOf(ticks, style.zone)
  if (aims.longestBout !== undefined && bout > aims.longestBout)
    return refused(`At this effort nobody lasts longer than ${aims.longestBout} seconds: ask for shorter bouts.`)
  const sets = recoveriesFor(wish, bout, room, aims, style).map((rest) => setOf(wish.times, ticks, rest, style))
  const fitting = sets.filter((blocks) => secondsAround(blocks, room) >= LEAST_AROUND)
  if (fitting.length === 0) return refused(tooShort(wish, sets, room))
  const best = fitting.find((blocks) => reserveOf(blocks, room) >= KEPT)
  const blocks = best ?? fitting.find((one) => reserveOf(one, room) >= LEAST_KEPT)
  if (!blocks)
    return refused(`${spoken(wish)} would empty you before the last one: ask for fewer or for longer recoveries.`)
  return { ok: true, blocks, remarks: remark ? [remark] : [] }
}

const refused = (reason: string): AskedSet => ({ ok: false, reason })

/** A bout in ticks. What is measured in another way than the session becomes what it comes to at this effort. */
function boutOf({ value, unit }: Wish, { request, ruler, reference }: Room, zone: number) {
  const isTime = unit === 'minutes' || unit === 'seconds'
  const duration = isTime ? timeOf(unit === 'minutes' ? value * 60 : value) : distanceOf(value, unit)
  const step = { intensity: 'active' as const, duration, target: targetsFor(request)(zone) }
  const seconds = movingSecondsOf(step, request.sport, reference)
  const metres = metresOf(step, request.sport, reference)
  const isSame = isTime === (request.durationType === 'time')
  const ticks = isSame ? ruler.ticksIn({ seconds, metres }) : ruler.near(seconds, zone)
  const isClose = isSame && Math.abs(ruler.ticksIn({ seconds, metres }, false) / ticks - 1) < CLOSE
  const [asked, made] = [lengthOf(duration), lengthOf(ruler.duration(ticks))]
  return isClose ? { ticks } : { ticks, remark: `${asked} is made ${made} here, so that the whole comes out as asked.` }
}

/** A distance in another unit comes as close as hundredths allow; nobody wants to hear of that. */
const CLOSE = 0.005

/** Recoveries to try, in ticks, the most fitting first. */
function recoveriesFor({ restSeconds }: Wish, bout: number, { ruler }: Room, aims: Aims, style: Style): number[] {
  const near = (seconds: number) => ruler.near(seconds, style.recoveryZone)
  if (restSeconds !== undefined) return [ruler.inSeconds ? ruler.ticksIn({ seconds: restSeconds }) : near(restSeconds)]
  const [least, most] = bout < 90 ? (aims.restOfShort ?? aims.rest) : aims.rest
  const longest = Math.min(most, bout >= LONG_BOUT ? 1 : most)
  const usual = (least + longest) / 2
  const shares = [usual, 0.8 * usual, 1.2 * usual, 0.6 * usual, 1.5 * usual, longest, least]
  const allowed = shares.filter((share) => share <= longest)
  const seconds = allowed.map((share) => Math.min(share * bout, aims.longestRest ?? Number.POSITIVE_INFINITY))
  return [...new Set(seconds.map((one) => near(Math.max(MINIMUM_REST, one))))]
}

/** Seconds. */
const MINIMUM_REST = 15

function setOf(times: number, ticks: number, rest: number, style: Style): Block[] {
  const bout = work(style, ticks)
  return times === 1 ? [once(bout)] : [{ times, pieces: [bout, recovery(style, rest)] }]
}

function secondsAround(blocks: readonly Block[], { ruler }: Room): number {
  const left = ruler.total - ticksOf(blocks)
  return left <= 0 ? 0 : ruler.secondsOf(left, 1)
}

function reserveOf(blocks: readonly Block[], { ruler, sport, reference }: Room): number {
  return sport.reference.metric === 'power' ? reserveFor(ruler.secondsOf, reference)(blocks) : 1
}

function tooShort(wish: Wish, sets: readonly (readonly Block[])[], { ruler }: Room): string {
  const ticks = Math.min(...sets.map(ticksOf)) + ruler.atLeast(LEAST_AROUND, 1)
  const needed = lengthOf(ruler.duration(ticks))
  return `${spoken(wish)} with recoveries, warm-up and cool-down need ${needed}: ask for at least that, or for fewer.`
}

function spoken({ times, value, unit }: Wish): string {
  return `${times} × ${counted(value, unit)}`
}

function lengthOf({ type, unit, value }: Duration): string {
  if (type === 'distance') return counted(Number(value.toFixed(2)), unit)
  if (value < 60) return counted(value, 'seconds')
  return value % 60 === 0 ? counted(value / 60, 'minutes') : formatDuration(value)
}

function counted(value: number, unit: Duration['unit']): string {
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}
