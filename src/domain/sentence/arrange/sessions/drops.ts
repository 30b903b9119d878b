import { formatClock } from '../../../text/grammar/numeral.ts'
import { bout, rungs, withRests } from './bouts.ts'
import type { Drop, Part } from './parts.ts'
import { distanceOf, type Length, milesOf, type Said } from './words.ts'

/**
 * Each repetition, or each mile or kilometre, by so many seconds faster than the one before: "5 x mile from 6:40 dropping 10 s
 * each", "14 mi from 8:45, drop 10 s/mile over the last 8".
 */
export function dropped(part: Part): Part[] | undefined {
  const { drop, lengths, times, kind } = part
  const [length, ...more] = lengths
  if (!drop?.first || !length || more.length > 0 || kind === 'group' || part.aims.some(({ words }) => /\d/.test(words)))
    return undefined
  const plain = { ...part, drop: undefined, isFaster: false, aims: [], times: 1, isCounted: false }
  if (part.isCounted) {
    const aims = stepsDown(drop, drop.first, times, length)
    return aims && rungs(withRests({ ...plain, lengths: aims.map(() => length), aims }))?.parts
  }
  const isInMiles = / mi$/.test(length.words)
  const each = isInMiles ? milesOf(1) : distanceOf(1000)
  const over = drop.over ? withUnit(drop.over, each) : length
  const count = Math.round(over.size / each.size)
  if (length.in !== 'm' || over.size > length.size || count < 2 || Math.abs(count * each.size - over.size) > 1)
    return undefined
  const ahead = Math.round((length.size - over.size) / each.size)
  // "start 8:45, drop 10 s over the last 8": the others are run as the start.
  const isBehindStart = ahead > 0 && !drop.isWithin
  const steps = stepsDown(drop, drop.first, isBehindStart ? count + 1 : count, each)
  if (!steps) return undefined
  const [start, ...others] = steps
  const first = { ...bout(plain, isInMiles ? milesOf(ahead) : distanceOf(ahead * 1000)) }
  return [
    ...(ahead > 0 ? [isBehindStart && start ? { ...first, aims: [start] } : { ...first, isEasy: true }] : []),
    ...(isBehindStart ? others : steps).map((aim): Part => ({ ...bout(plain, each), aims: [aim] })),
  ]
}

/** "8" of miles or of kilometres */
function withUnit(length: Length, each: Length): Length {
  if (length.figure === undefined) return length
  return { ...each, size: length.figure * each.size }
}

/** A pace of each, or a time of each if it is none. */
function stepsDown({ by, per }: Drop, first: number, count: number, length: Length): Said[] | undefined {
  const last = first - by * (count - 1)
  const own = length.words === '1 mi' ? 'mile' : length.words === '1 km' ? 'km' : per
  const pace = own ? undefined : (first * 1000) / length.size
  const isTime = length.in === 'm' && !own && isPace(pace ?? 0) && isPace((last * 1000) / length.size)
  if (!isTime && !(isPace(last) && isPace(first))) return undefined
  return Array.from({ length: count }, (_, at) => {
    const clock = formatClock(first - at * by)
    return { words: isTime ? `in ${clock}` : `at ${clock}${own ? `/${own}` : ''}` }
  })
}

function isPace(seconds: number): boolean {
  return seconds >= FASTEST_PACE && seconds <= SLOWEST_PACE
}

// In seconds per kilometre or mile (our choice).
const FASTEST_PACE = 150
const SLOWEST_PACE = 780
