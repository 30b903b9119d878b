import type { Part } from './parts.ts'
import { type Length, timeOf } from './words.ts'

/** Gives what lasts until the end of the whole its length: of 75 min with 60 min before it, 15 min. */
export function fillUp(parts: readonly Part[], whole: Length | undefined): Part[] | undefined {
  const fillings = parts.filter(isFilling)
  const [filling] = fillings
  if (!filling) return [...parts]
  const others = parts.filter((part) => part !== filling)
  // "2x20 at 90%, rest easy": what is between is easy by itself.
  if (!whole) return fillings.length === 1 && isEasy(filling) ? others : undefined
  const done = secondsOf(others)
  if (fillings.length > 1 || whole.in !== 's' || done === undefined || done >= whole.size) return undefined
  const left = whole.size - done
  const [first] = parts
  // Nothing stands before a set that "the rest" could be behind of: it is on both sides.
  if (first?.isCounted && !filling.end) {
    const half = Math.floor(left / 120) * 60
    return half > 0
      ? [{ ...filling, lengths: [timeOf(half)] }, ...others, { ...filling, lengths: [timeOf(left - half)] }]
      : undefined
  }
  return parts.map((part) => (part === filling ? { ...part, lengths: [timeOf(left)] } : part))
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
  if (part.start) return part.times * part.start.size
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
