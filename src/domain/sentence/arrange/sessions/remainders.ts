import { restOf } from './bouts.ts'
import { isSet, leaves, type Part } from './parts.ts'
import { sumOf } from './sums.ts'
import { distanceOf, type Length, METRES_PER_MILE, milesOf, timeOf } from './words.ts'

/**
 * Gives what lasts until the end of the whole its length: of 75 min with 60 min before it, 15 min. It ends before the cool-down, and
 * lies on both sides of a set that nothing is said before.
 */
export function fillUp(parts: readonly Part[], whole: Length | undefined): Part[] | undefined {
  const [filling, ...more] = parts.filter(isFilling)
  if (!filling) return [...parts]
  const others = parts.filter((part) => part !== filling)
  // "2x20 at 90%, rest easy": what is between is easy by itself.
  if (!whole) return more.length === 0 && isEasy(filling) && others.some(isSet) ? others : undefined
  if (more.length > 0) return undefined
  const spread = filling.end ? undefined : fillBetween(others, filling, whole)
  if (spread) return spread
  // Jogs that are told in time are beside a distance.
  const done = whole.in === 'm' ? sumOf(others, 'm') : secondsOf(others)
  if (done === undefined || done >= whole.size) return undefined
  const left = whole.size - done
  const [unit, lengthOf] = unitOf(whole)
  const fill = (size: number): Part => ({ ...filling, lengths: [lengthOf(size)] })
  const [first] = others
  if (first && !filling.end && isSet(first)) {
    const half = Math.floor(left / 2 / unit) * unit
    return half > 0 ? [fill(half), ...beforeCoolDown(others, fill(left - half))] : undefined
  }
  const isLast = parts.at(-1) === filling && !filling.end
  return isLast ? beforeCoolDown(others, fill(left)) : parts.map((part) => (part === filling ? fill(left) : part))
}

/** "45 min z2: 2 min each at 80-90-100-110 rpm": what is left is ridden as easily before and behind them. */
export function aroundCadences(parts: readonly Part[], whole: Length | undefined): Part[] | undefined {
  const all = parts.flatMap(leaves)
  const [first] = all
  const zone = first?.aims[0]?.words.replace(/ at \d+ rpm$/, '') ?? ''
  const areCadences = all.every(({ aims: [aim] }) => aim?.words.startsWith(`${zone} at `) && aim.words.endsWith(' rpm'))
  const left = whole?.in === 's' && areCadences ? whole.size - (secondsOf(parts) ?? whole.size) : 0
  const half = Math.floor(left / 120) * 60
  if (!first || half < 60) return undefined
  const easy = (size: number): Part => ({ ...first, lengths: [timeOf(size)], aims: [{ words: zone }], tell: AROUND })
  return [easy(half), ...parts, easy(left - half)]
}

const AROUND = 'What is left of the whole was put before and behind the cadences: say how long each part is, if not.'

function beforeCoolDown(parts: readonly Part[], part: Part): Part[] {
  const at = parts.at(-1)?.end === 'cool-down' ? parts.length - 1 : parts.length
  return parts.toSpliced(at, 0, part)
}

/** "100 km with 4x10 km sweet spot, rest z2": also between the efforts, of which no rest is said, at most as long as each of them. */
function fillBetween(others: readonly Part[], filling: Part, whole: Length): Part[] | undefined {
  const at = others.findIndex(isWithoutRest)
  const set = others[at]
  const [bout] = set?.lengths ?? []
  const around = sumOf(others.toSpliced(at, 1), whole.in)
  if (!set || !bout || bout.in !== whole.in || (around === undefined && others.length > 1)) return undefined
  const left = whole.size - (around ?? 0) - set.times * bout.size
  const [unit, lengthOf] = unitOf(whole)
  const between = Math.min(Math.floor(left / (set.times + 1) / unit) * unit, bout.size)
  if (between < unit) return undefined
  const fill = (size: number): Part => ({ ...filling, lengths: [lengthOf(size)], tell: BETWEEN })
  const { aims, details, from, to } = filling
  const rested = { ...set, rests: [{ from, to, length: lengthOf(between), how: 'easy', aims, details }] }
  const longer = fill(left - set.times * between)
  const all = others.with(at, rested)
  return at === 0 ? [longer, ...all] : beforeCoolDown(all, longer)
}

function isWithoutRest(part: Part): boolean {
  return (
    part.kind === 'bouts' && part.times > 1 && part.lengths.length === 1 && part.rests.length === 0 && !part.between
  )
}

/** In what steps the stretches around a set are measured, and how they are said. */
function unitOf({ in: unit, words }: Length): [step: number, lengthOf: (size: number) => Length] {
  if (unit === 's') return [60, timeOf]
  return / mi$/.test(words)
    ? [METRES_PER_MILE / 2, (size) => milesOf(Math.round((size * 10) / METRES_PER_MILE) / 10)]
    : [100, distanceOf]
}

const BETWEEN = 'What is left was put around the efforts and between them: say how long each easy part is, if not.'

function isFilling({ lengths }: Part): boolean {
  return lengths[0]?.isRemainder === true
}

function isEasy(part: Part): boolean {
  return part.end === undefined && part.aims.every(({ words }) => words === 'z1')
}

/** How long parts take with their rests; nothing if one of them is not told in time. */
export function secondsOf(parts: readonly Part[]): number | undefined {
  return sizeOf(parts, 's')
}

function sizeOf(parts: readonly Part[], unit: Length['in']): number | undefined {
  const all = parts.map((part) => sizeOfPart(part, unit))
  return all.some((one) => one === undefined) ? undefined : all.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

function sizeOfPart(part: Part, unit: Length['in']): number | undefined {
  if (part.start) return unit === 's' ? part.times * part.start.size : undefined
  const [length] = part.lengths
  const [rest, ...more] = part.rests
  const own = part.kind === 'group' ? sizeOf(part.parts, unit) : length?.in === unit ? length.size : undefined
  const pause = rest
    ? sizeOfRest(length ? restOf(rest, length).length : rest.length, unit, rest.share, own)
    : part.kind === 'bouts' && part.times > 1
      ? undefined
      : 0
  const between = part.between ? sizeOfRest(part.between.length, unit) : 0
  if (own === undefined || pause === undefined || between === undefined || more.length > 0) return undefined
  const rests = part.kind === 'group' ? part.times * part.parts.length : part.times
  return part.times * own + rests * pause + (part.times - 1) * between
}

function sizeOfRest(length: Length | undefined, unit: Length['in'], share?: number, bout?: number): number | undefined {
  if (length) return length.in === unit ? length.size : undefined
  return share !== undefined && bout !== undefined ? share * bout : undefined
}
