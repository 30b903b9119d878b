import { toMetres } from '../../units/distance.ts'
import { isEasyAim } from './easy-aims.ts'
import { isOpenRest } from './fold/rests.ts'
import type { Part, Rest, Stretch, Unit } from './part.ts'
import { areShortSprints } from './rides/sets-within-stretches.ts'

/** The whole in seconds or metres, and how a part of a size is made. */
export type Room = {
  all: number
  isTime: boolean
  /** One of the unit of the whole. */
  one: number
  fill: (size: number, part?: Part) => Part
  sizeOf: (part: Part) => number | undefined
}

type Spot = { start: number; end: number; part: Part; isOpen: boolean }

/**
 * Puts parts at their places in the whole and fills what lies between: "first 20", "the last third", "miles 6-9". A shorter
 * piece stands within a longer one, "the last 5 hard". Undefined where parts overlap or a part has no place.
 */
export function placeParts(parts: readonly Part[], room: Room, remainder?: Part): Part[] | undefined {
  const warm = parts.filter(({ role, beside }) => (role ?? beside) === 'warmup')
  const cool = parts.filter(({ role, beside }) => (role ?? beside) === 'cooldown')
  const [head, tail] = [sumOf(warm, room), sumOf(cool, room)]
  if (head === undefined || tail === undefined) return undefined
  const own = parts.filter((part) => !warm.includes(part) && !cool.includes(part) && part !== remainder)
  const spots: Spot[] = []
  let isTight = false
  for (const part of own) {
    const found = spotsOf(part, room, { start: head, end: room.all - tail, after: spots.at(-1)?.end ?? head })
    if (!found) return undefined
    if (found.some(({ isOpen }) => isOpen)) isTight = true
    spots.push(...found)
  }
  const painted = paint(spots, room)
  if (!painted) return undefined
  const placed: Part[] = []
  let at = head
  const least = 0.006 * room.all
  const fillTo = (end: number): boolean => {
    if (end - at <= least) return true
    if (isTight && !remainder) return false
    placed.push(room.fill(end - at, remainder))
    return true
  }
  for (const { start, end, part } of painted) {
    if (start < at - least || !fillTo(start)) return undefined
    placed.push(part)
    at = end
  }
  if (at > room.all - tail + least || !fillTo(room.all - tail)) return undefined
  return [...warm, ...placed, ...cool]
}

function sumOf(parts: readonly Part[], room: Room): number | undefined {
  let sum = 0
  for (const part of parts) {
    const size = room.sizeOf(part)
    if (size === undefined) return undefined
    sum += size
  }
  return sum
}

function spotsOf(
  part: Part,
  room: Room,
  { start, end, after }: { start: number; end: number; after: number },
): Spot[] | undefined {
  const { place, stretches } = part
  const [only] = stretches ?? []
  const inside =
    (part.isStrides || areShortSprints(part)) && only && stretches?.length === 1 ? endsOf(only, room) : undefined
  if (inside) {
    const spread = spreadStrides(part, inside.end - inside.start, room)
    const own = part.rest && spread ? room.sizeOf(spread) : undefined
    const end = own === undefined ? inside.end : Math.min(inside.end, inside.start + own)
    return spread && [{ start: inside.start, end, part: spread, isOpen: false }]
  }
  const size = hasOwnLength(part) ? room.sizeOf(part) : undefined
  if (stretches) {
    const spots: Spot[] = []
    for (const one of stretches) {
      const ends = endsOf(one, room)
      if (!ends || ends.end <= ends.start || ends.end > room.all * 1.006) return undefined
      if (size !== undefined && size > (ends.end - ends.start) * 1.02) return undefined
      const from = size !== undefined && one.start <= 0 ? ends.end - size : ends.start
      spots.push({ start: from, end: size === undefined ? ends.end : from + size, part, isOpen: false })
    }
    return size !== undefined && spots.length > 1 ? undefined : spots
  }
  if (size === undefined) return undefined
  // "first half steady, second half tempo, finish 1 mi fast"
  const isAtEnd =
    place === undefined && part.isThen === true && after + size > end * 1.006 && !part.aims.every(isEasyAim)
  if (isAtEnd) return [{ start: end - size, end, part, isOpen: false }]
  const first =
    place === 'first' ? start : place === 'last' ? end - size : place === 'middle' ? (start + end - size) / 2 : after
  return [{ start: first, end: first + size, part, isOpen: place === undefined }]
}

/** Strides over all of a stretch: what is left of it is the recovery between them. */
function spreadStrides(part: Part, stretch: number, room: Room): Part | undefined {
  const times = part.times.at(-1) ?? 1
  const { from, to } = part
  const none: Rest = { from, to, length: { from, to, value: 0, unit: 's' }, aims: [] }
  const one = room.sizeOf({ ...part, times: [1], rest: none })
  const said = part.rest && !isOpenRest(part.rest) ? part.rest : undefined
  const own = said ? room.sizeOf(part) : undefined
  if (one === undefined || (own !== undefined && own > stretch * 1.02)) return undefined
  const left = stretch / times - one
  const value = room.isTime ? Math.floor(left / 5) * 5 : Math.floor(left / 10) * 10
  if (value < (room.isTime ? 15 : 40)) return undefined
  return said
    ? part
    : {
        ...part,
        rest: {
          ...none,
          aims: part.rest?.aims ?? (part.isStrides ? [] : room.fill(value).aims),
          length: { from, to, value, unit: room.isTime ? 's' : 'meters' },
        },
      }
}

function hasOwnLength({ length, inner, rungs }: Part): boolean {
  return length !== undefined || inner !== undefined || rungs !== undefined
}

function endsOf({ start, end, unit }: Stretch, { all, isTime, one }: Room): { start: number; end: number } | undefined {
  const isShare = unit === undefined && Math.abs(start) <= 1 && end <= 1
  const factor = isShare ? all : unit === undefined && !isTime ? one : factorOf(unit, isTime)
  if (factor === undefined) return undefined
  const from = start < 0 ? all + start * factor : start * factor
  return {
    start: from,
    end:
      end === Number.POSITIVE_INFINITY
        ? all
        : end < 0
          ? all + end * factor
          : Math.min(end * factor, end * factor > all && end * factor <= all * 1.006 ? all : end * factor),
  }
}

function factorOf(unit: Unit | undefined, isTime: boolean): number | undefined {
  if (isTime)
    return unit === 'h'
      ? 3600
      : unit === 's'
        ? 1
        : unit === 'min' || unit === undefined || unit === 'm'
          ? 60
          : undefined
  if (unit === 'km') return 1000
  if (unit === 'mi') return toMetres(1, 'miles')
  return unit === 'meters' || unit === 'm' ? 1 : undefined
}

/** Longer pieces first, shorter ones over them; undefined where two overlap of which none holds the other. */
function paint(spots: readonly Spot[], room: Room): Spot[] | undefined {
  const least = 0.003 * room.all
  let painted: (Spot & { isCut: boolean })[] = []
  for (const spot of spots.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const next: typeof painted = []
    for (const one of painted) {
      if (spot.end <= one.start + least || spot.start >= one.end - least) next.push(one)
      else if (spot.start >= one.start - least && spot.end <= one.end + least && isPlain(one.part)) {
        if (spot.start - one.start > least) next.push({ ...one, end: spot.start, isCut: true })
        if (one.end - spot.end > least) next.push({ ...one, start: spot.end, isCut: true })
      } else return undefined
    }
    painted = [...next, { ...spot, isCut: false }]
  }
  return painted.toSorted((a, b) => a.start - b.start).map((one) => ({ ...one, part: partOf(one, room) }))
}

function isPlain({ times, inner, rungs, listed }: Part): boolean {
  return times.length === 0 && !inner && !rungs && !listed
}

function partOf({ start, end, part, isCut }: Spot & { isCut: boolean }, room: Room): Part {
  const { place: _place, stretches: _stretches, ...own } = part
  if (!isCut && hasOwnLength(part)) return own
  const filled = room.fill(end - start, part)
  return { ...own, aims: filled.aims, ...(filled.length ? { length: filled.length } : {}) }
}
