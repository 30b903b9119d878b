import { isSet, type Part } from './parts.ts'
import { sumOf } from './sums.ts'
import { distanceOf, type Length, milesOf, timeOf } from './words.ts'

/** Gives what lasts until the end of the whole its length: of 75 min with 60 min before it, 15 min. */
export function fillUp(parts: readonly Part[], whole: Length | undefined): Part[] | undefined {
  const fillings = parts.filter(isFilling)
  const [filling] = fillings
  if (!filling) return [...parts]
  const others = parts.filter((part) => part !== filling)
  // "2x20 at 90%, rest easy": what is between is easy by itself.
  if (!whole) return fillings.length === 1 && isEasy(filling) ? others : undefined
  if (whole.in === 'm') return fillings.length === 1 ? fillFar(parts, filling, whole) : undefined
  const done = secondsOf(others)
  if (fillings.length > 1 || whole.in !== 's' || done === undefined || done >= whole.size) return undefined
  const left = whole.size - done
  return putIn(parts, filling, left, (size) => timeOf(Math.floor(size / 60) * 60 || size))
}

/** "rest of 9 mi easy"; jogs that are told in time are beside it. */
function fillFar(parts: readonly Part[], filling: Part, whole: Length): Part[] | undefined {
  const done = sumOf(
    parts.filter((part) => part !== filling),
    'm',
  )
  if (done === undefined || done >= whole.size) return undefined
  const of = (size: number) =>
    / mi$/.test(whole.words) ? milesOf(Math.round(size / 160.9344) / 10) : distanceOf(Math.round(size / 100) * 100)
  return putIn(parts, filling, whole.size - done, of)
}

/** So much of a filling, on both sides of a set before which nothing else stands. */
function putIn(parts: readonly Part[], filling: Part, left: number, of: (size: number) => Length): Part[] | undefined {
  const [first] = parts
  if (!first || !isSet(first) || filling.end)
    return parts.map((part) => (part === filling ? { ...part, lengths: [of(left)] } : part))
  const others = parts.filter((part) => part !== filling)
  const half = of(left / 2)
  return half.size > 0
    ? [{ ...filling, lengths: [half] }, ...others, { ...filling, lengths: [of(left - half.size)] }]
    : undefined
}

function isFilling({ lengths }: Part): boolean {
  return lengths[0]?.isRemainder === true
}

function isEasy(part: Part): boolean {
  return part.end === undefined && part.aims.every(({ words }) => words === 'z1')
}

/** How long parts take with their rests; nothing if one of them is not told in time. */
export function secondsOf(parts: readonly Part[]): number | undefined {
  const all = parts.map(secondsOfPart)
  return all.some((one) => one === undefined) ? undefined : all.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

function secondsOfPart(part: Part): number | undefined {
  const [length] = part.lengths
  const [rest, ...more] = part.rests
  const own = part.kind === 'group' ? secondsOf(part.parts) : length?.in === 's' ? length.size : undefined
  const pause = rest
    ? secondsOfRest(rest.length, rest.share, own)
    : part.kind === 'bouts' && part.times > 1
      ? undefined
      : 0
  const between = part.between ? secondsOfRest(part.between.length) : 0
  if (own === undefined || pause === undefined || between === undefined || more.length > 0) return undefined
  const rests = part.kind === 'group' ? part.times * part.parts.length : part.times
  return part.times * own + rests * pause + (part.times - 1) * between
}

function secondsOfRest(length: Length | undefined, share?: number, bout?: number): number | undefined {
  if (length) return length.in === 's' ? length.size : undefined
  return share !== undefined && bout !== undefined ? share * bout : undefined
}
