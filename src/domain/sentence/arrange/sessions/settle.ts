import { EASY, isSet, leaves, type Part } from './parts.ts'
import { placeWithin } from './parts-within.ts'
import { aroundCadences, fillUp, secondsOf } from './remainders.ts'
import { sumOf, withoutSums } from './sums.ts'
import { distanceOf, milesOf, timeOf } from './words.ts'
import { writeOut } from './write-out.ts'

/** A session in the order in which it is done, each part written out. */
export type Session = { total?: Part; parts: Part[] }

/** Puts parts in their place and writes out what is said of some of them; nothing if something does not fit. */
export function settle(said: readonly Part[]): Session | undefined {
  const all = withoutSums(said)
  const [first, ...others] = all
  if (!first) return undefined
  const role = roleOf(first, others)
  if (!role) return undefined
  const named = (role === 'part' ? all : others).filter(isWhole)
  const isAll = others.length === 0 && isEasyWithBursts(first)
  const [total] = role === 'total' || isAll ? [first, ...named] : named
  if (named.length > (role === 'total' ? 0 : 1)) return undefined
  const parts = (role === 'part' ? all : others)
    .filter((part) => !isWhole(part))
    .flatMap((part) => {
      const out = writeOut(part)
      return out ?? [undefined]
    })
  if (parts.some((part) => part === undefined || part.isTotal)) return undefined
  if (hasDoubtfulUnit(parts.flatMap((part) => part ?? []))) return undefined
  // "90 min, 90 min z3": nothing is said of one of them.
  const own = role === 'part' ? all : others
  if (own.every(isBare) || (own.length > 1 && own.some((part) => isBare(part) && !isWhole(part)))) return undefined
  const out = parts.flatMap((part) => part ?? [])
  const placed = placeWithin(out.length > 1 ? out.map(withWayBack) : out)
  const ordered = placed && order(placed)
  // "10 km, total 8 km": a whole is no shorter than its parts.
  const [whole] = total?.lengths ?? []
  const sum = ordered && whole && sumOf(ordered, whole.in)
  if (whole && sum !== undefined && sum > whole.size) return undefined
  const around = ordered && aroundCadences(ordered, whole)
  if (around) return { parts: around }
  // "14 mi: 3 easy, 4x(2 at MP, 0.5 float)": minutes, or miles.
  if (whole?.in === 'm' && ordered?.flatMap(leaves).some(isWithoutUnit)) return undefined
  const filled = ordered && fillUp(ordered, whole)
  // Beside its whole a first part is one of its parts: "2 h z2 with 4x6 min at the end".
  const seconds =
    !total && filled && placed.length > 0 && parts.some((part) => part?.within === 'end')
      ? secondsOf(filled)
      : undefined
  const far =
    seconds === undefined ? (total ?? (filled && wholeOf(first, filled))) : { ...first, lengths: [timeOf(seconds)] }
  return filled && { ...(far ? { total: far } : {}), parts: filled }
}

/** An easy distance in front of others would be taken for the whole, if that is not said. */
function wholeOf(first: Part, parts: readonly Part[]): Part | undefined {
  const [easy, ...others] = parts
  const sum = sumOf(parts, 'm')
  if (
    !easy?.isEasy ||
    sum === undefined ||
    others.length === 0 ||
    parts.some((part) => isSet(part) || part.end || part.rests.length > 0)
  )
    return undefined
  const isInMiles = easy.lengths.every(({ words }) => / mi$/.test(words))
  return { ...first, lengths: [isInMiles ? milesOf(Math.round(sum / 160.9344) / 10) : distanceOf(Math.round(sum))] }
}

/** Up a hill so short that nothing else can lie between, one walks back. */
function withWayBack(part: Part): Part {
  const [length, ...more] = part.lengths
  const isShort = length?.in === 's' && length.size <= SHORT_HILL_SECONDS && more.length === 0
  const isOpen = part.isCounted && part.kind === 'bouts' && part.rests.length === 0 && !part.start && !part.between
  if (!isShort || !isOpen || !part.details.some(({ words }) => words === 'uphill')) return part
  const { from, to } = part
  return { ...part, rests: [{ from, to, how: 'walk', words: 'walk back', aims: [], details: [] }] }
}

// Our choice.
const SHORT_HILL_SECONDS = 20

/** "2 h z2 with 10 s sprints every 15 min" is the whole; at tempo it is a set. */
function isEasyWithBursts(part: Part): boolean {
  return part.every !== undefined && !isSet(part) && part.aims.every(({ words }) => EASY.test(words))
}

/** "50 total": the length of the whole, wherever it stands. */
function isWhole(part: Part): boolean {
  return (
    part.isTotal === true &&
    !isSet(part) &&
    part.lengths[0]?.clock === undefined &&
    part.aims.length + part.details.length === 0 &&
    !part.isEasy &&
    !part.end &&
    !part.place
  )
}

/** Whether the first length is that of the whole session, the sum of what stands behind it, or a part of its own. */
function roleOf(first: Part, others: readonly Part[]): 'total' | 'sum' | 'part' | undefined {
  const [length] = first.lengths
  const isPlain = !isSet(first) && first.aims.length + first.details.length + first.picks.length === 0
  if (!length || !isPlain || first.isEasy || first.end || first.place || others.length === 0)
    return first.isTotal ? undefined : 'part'
  const sum = sumOf(others, length.in)
  if (sum === length.size) return 'sum'
  const isWhole =
    first.isTotal || others[0]?.mark === 'colon' || others.some((part) => isSet(part) || part.lengths[0]?.isRemainder)
  if (!isWhole) return 'part'
  // "12k: 3k easy, 6k hard, 3k easy, 11 min easy before and after": of the whole, or of a part of it.
  if (sum === undefined) return others.some(isSet) ? 'total' : undefined
  return sum < length.size ? 'total' : undefined
}

/** "4 mi at MP: 3 easy before": a figure alone beside distances may be of either unit. */
function hasDoubtfulUnit(parts: readonly Part[]): boolean {
  const single = parts
    .filter((part) => !isSet(part) && !(isOwn({ ...part, aims: [] }) || part.place ? isLongEnd(part) : false))
    .flatMap(({ lengths }) => lengths)
  return (
    single.some(({ in: unit, figure }) => unit === 's' && figure !== undefined) &&
    single.some(({ in: unit, figure }) => unit === 'm' && figure === undefined)
  )
}

function isWithoutUnit({ lengths, end }: Part): boolean {
  return !end && lengths.some(({ in: unit, figure }) => unit === 's' && figure !== undefined)
}

/** "10 jog after": nobody warms up for so many kilometres. */
function isLongEnd({ lengths: [length] }: Part): boolean {
  return (length?.figure ?? 0) >= LEAST_MINUTES_OF_ENDS
}

const LEAST_MINUTES_OF_ENDS = 10

/** "4x4 vo2, + 2x10 sweet spot after 10 easy": between the two. */
function putBetween(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts) {
    const last = out.at(-1)
    const isBetween = part.place === 'ahead' && last?.mark === 'join' && out.length > 1 && isSet(last)
    if (isBetween) out.splice(-1, 0, { ...part, place: undefined, isEasy: part.aims.length === 0 })
    else out.push(part)
  }
  return out
}

function order(all: readonly Part[]): Part[] | undefined {
  const parts = putBetween(all)
  const before = parts.filter(({ place }) => place === 'before' || place === 'ahead' || place === 'either')
  const behind = parts.filter(({ place }) => place === 'behind' || place === 'either')
  const unplaced = parts.filter(({ place }) => place === undefined)
  const warmUps = unplaced.filter(isOfWarmUp)
  const others = unplaced.filter((part) => !isOfWarmUp(part))
  // "cool down 10, main 5x5, warm up 20"
  const [closing, ...doneBefore] = others
  const main = closing?.end === 'cool-down' && doneBefore.some(isSet) ? [...doneBefore, closing] : others
  if (unplaced.length === 0 && before.length + behind.length > 0) return undefined
  if ([...before, ...behind].some(isSet) && main.length === 0) return undefined
  if (parts.filter(({ place }) => place === 'either').length > 1) return undefined
  // "75 min z2, after 40 min 3x1 min hard": within it.
  const isWork = (part: Part) =>
    isSet(part) || part.end !== undefined || part.aims.some(({ words }) => !EASY.test(words))
  if (parts.some(({ place }) => place === 'ahead') && !unplaced.every(isWork)) return undefined
  // "12 miles, finish with 2 miles in z3": of them, or more.
  const isOneOfMany = main.length >= 3 && behind.at(-1) === parts.at(-1)
  if (behind.some(({ aims }) => aims.length > 0) && !main.some(isSet) && !isOneOfMany) return undefined
  const at =
    (end: NonNullable<Part['end']>) =>
    (part: Part): Part =>
      part.isEnds ? { ...part, end } : isOwn(part) ? part : { ...part, isEasy: true }
  return [...before.map(at('warm-up')), ...warmUps, ...main, ...behind.map(at('cool-down'))]
}

function isOwn(part: Part): boolean {
  return part.aims.length > 0 || part.end !== undefined || isSet(part)
}

function isOfWarmUp({ end, within, follows }: Part): boolean {
  return end === 'warm-up' || within === 'warm-up' || follows === 'warm-up'
}

function isBare(part: Part): boolean {
  return (
    !isSet(part) &&
    !part.isEasy &&
    !part.end &&
    !part.isEnds &&
    !part.every &&
    !part.drop &&
    part.place === undefined &&
    part.aims.length + part.details.length + part.picks.length === 0
  )
}
