import { aimOf, aimsBetween } from '../rungs/targets.ts'
import { EASY, isSet, type Part, type Picked, type Rest } from './parts.ts'
import { fillUp } from './remainders.ts'
import { sumOf } from './sums.ts'
import { distanceOf, type Length, milesOf, timeOf } from './words.ts'

/** A session in the order in which it is done, each part written out. */
export type Session = { total?: Part; parts: Part[] }

/** Puts parts in their place and writes out what is said of some of them; nothing if something does not fit. */
export function settle(all: readonly Part[]): Session | undefined {
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
  const ordered = order(parts.flatMap((part) => part ?? []))
  // "10 km, total 8 km": a whole is no shorter than its parts.
  const [whole] = total?.lengths ?? []
  const sum = ordered && whole && sumOf(ordered, whole.in)
  if (whole && sum !== undefined && sum > whole.size) return undefined
  const filled = ordered && fillUp(ordered, whole)
  return filled && { ...(total ? { total } : {}), parts: filled }
}

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
  const isWhole = first.isTotal || others[0]?.mark === 'colon' || others.some(isSet)
  if (!isWhole) return 'part'
  return sum === undefined || sum < length.size ? 'total' : undefined
}

/** "4 mi at MP: 3 easy before": a figure alone beside distances may be of either unit. */
function hasDoubtfulUnit(parts: readonly Part[]): boolean {
  const single = parts.filter((part) => !isSet(part)).flatMap(({ lengths }) => lengths)
  return (
    single.some(({ in: unit, figure }) => unit === 's' && figure !== undefined) &&
    single.some(({ in: unit, figure }) => unit === 'm' && figure === undefined)
  )
}

function order(parts: readonly Part[]): Part[] | undefined {
  const before = parts.filter(({ place }) => place === 'before' || place === 'ahead' || place === 'either')
  const behind = parts.filter(({ place }) => place === 'behind' || place === 'either')
  const unplaced = parts.filter(({ place }) => place === undefined)
  const warmUps = unplaced.filter(({ end }) => end === 'warm-up')
  const main = unplaced.filter(({ end }) => end !== 'warm-up')
  if (unplaced.length === 0 && before.length + behind.length > 0) return undefined
  if ([...before, ...behind].some(isSet) && main.length === 0) return undefined
  if (parts.filter(({ place }) => place === 'either').length > 1) return undefined
  // "75 min z2, after 40 min 3x1 min hard": within it.
  if (parts.some(({ place }) => place === 'ahead') && !unplaced.every(isSet)) return undefined
  // "12 miles, finish with 2 miles in z3": of them, or more.
  if (behind.some(({ aims }) => aims.length > 0) && !main.some(isSet)) return undefined
  const easy = (part: Part): Part =>
    part.aims.length > 0 || part.end || isSet(part) ? part : { ...part, isEasy: true }
  return [...before.map(easy), ...warmUps, ...main, ...behind.map(easy)]
}

function writeOut(part: Part): Part[] | undefined {
  const inner = part.parts.map(writeOut)
  if (inner.some((one) => one === undefined)) return undefined
  const own = { ...part, parts: inner.flatMap((one) => one ?? []) }
  if (own.between) own.parts = withoutLastRest(own.parts)
  if (own.kind === 'group' && own.times === 1 && !own.between && own.picks.length === 0) return own.parts
  if (own.every) return withBursts(own)
  if (own.byLegs) return withEachLeg(own)
  if (own.isFaster && own.aims.length === 0 && own.step === undefined) return getFaster(own)
  if (own.isRamp && !isSet(own)) return ramp(own)
  if (own.picks.some(({ aims, details }) => aims.length + details.length === 0)) return undefined
  if (own.picks.length > 0) return isSet(own) ? someBouts(own) : stretches(own)
  if (own.step !== undefined) return inSteps(own)
  if (own.lengths.length > 1) {
    const row = rungs(own)
    return row && [row]
  }
  return [own]
}

/** The rest between rounds stands in the place of that behind the last bout. */
function withoutLastRest(parts: readonly Part[]): Part[] {
  const last = parts.at(-1)
  if (!last || last.kind === 'group' || last.rests.length === 0 || last.lengths.length > 1) return [...parts]
  const single = { ...last, times: 1, isCounted: false, rests: [] }
  return [...parts.slice(0, -1), ...(last.times > 1 ? [{ ...last, times: last.times - 1 }] : []), single]
}

/** A row as a group of bouts, each with its own target and its own rest. */
function rungs(part: Part): Part | undefined {
  const { lengths, aims, rests, times } = part
  if (aims.length > 1 && aims.length !== lengths.length) return undefined
  // "full recovery" is of no length that could stand between rungs.
  if (rests.some((rest) => !rest.length && rest.share === undefined)) return undefined
  const parts = lengths.map((length, at): Part => {
    const rest = rests.length > 1 ? rests[at] : rests[0]
    const isLast = at === lengths.length - 1
    const own = rest && (!isLast || (times > 1 && !part.between)) ? [restOf(rest, length)] : []
    return { ...bout(part, length), aims: aims.length > 1 ? aims.slice(at, at + 1) : aims, rests: own }
  })
  return { ...part, kind: 'group', lengths: [], parts, aims: [], details: [], rests: [], isEasy: false }
}

function bout(part: Part, length: Length): Part {
  return {
    ...part,
    kind: 'bouts',
    times: 1,
    isCounted: false,
    lengths: [length],
    parts: [],
    rests: [],
    picks: [],
    between: undefined as never,
    step: undefined as never,
  }
}

/** A rest that is as long as a share of its bout; that of a distance is left to the reader of rests. */
export function restOf(rest: Rest, length: Length): Rest {
  const { share } = rest
  return share !== undefined && length.in === 's' ? { ...rest, length: timeOf(length.size * share) } : rest
}

function withBursts(part: Part): Part[] | undefined {
  const { every, lengths, times, rests, between, kind } = part
  const [whole] = lengths
  if (
    !every ||
    !whole ||
    kind === 'group' ||
    lengths.length > 1 ||
    whole.in !== every.length.in ||
    part.picks.length > 0
  )
    return undefined
  const count = Math.floor(whole.size / every.length.size)
  const left = whole.size - count * every.length.size
  if (count < 2) return undefined
  const of = (size: number) => (whole.in === 's' ? timeOf(size) : distanceOf(size))
  const isEasy = part.isEasy || part.aims.length + part.details.length === 0
  const plain = { ...bout(part, of(every.length.size - every.burst.size)), isEasy, every: undefined as never }
  const burst = {
    ...plain,
    lengths: [every.burst],
    aims: every.aims.length > 0 ? every.aims : every.details.length > 0 ? part.aims : [{ words: 'hard' }],
    details: every.details,
    isEasy: false,
  }
  const group: Part = {
    ...plain,
    kind: 'group',
    times: count,
    isCounted: true,
    lengths: [],
    parts: [plain, burst],
    aims: [],
    details: [],
    isEasy: false,
  }
  const all = [group, ...(left > 0 ? [{ ...plain, lengths: [of(left)] }] : [])]
  if (times === 1) return all
  const [rest] = rests
  return [{ ...group, times, parts: all, ...((between ?? rest) ? { between: between ?? rest } : {}) } as Part]
}

/** "28k with the last 10 at MP", "25 min, first 5 at 10k pace, rest at IM pace" */
function stretches(part: Part): Part[] | undefined {
  const [whole] = part.lengths
  if (!whole || part.lengths.length > 1 || part.kind === 'group' || part.rests.length > 0) return undefined
  const isInMiles = / mi$/.test(whole.words)
  const of = (size: number) =>
    whole.in === 's'
      ? timeOf(size)
      : isInMiles
        ? milesOf(Math.round(size / 160.9344) / 10)
        : distanceOf(Math.round(size))
  const others = part.picks.find(({ pick }) => pick === 'others')
  const own = part.picks.filter((one) => one !== others)
  if (own.length === 0 || others?.length) return undefined
  const sized = own.map((one) => ({ ...one, length: one.length && inUnitOf(one.length, whole) }))
  if (sized.some(({ length, pick }) => !length || (pick !== 'first' && pick !== 'last'))) return undefined
  const left = whole.size - sized.reduce((sum, { length }) => sum + (length?.size ?? 0), 0)
  if (left < 0) return undefined
  const pieceOf = ({ length = whole, aims, details }: Pick<Picked, 'length' | 'aims' | 'details'>): Part => ({
    ...bout(part, length),
    ...{
      aims: part.details.length > 0 ? ownAims(aims).map((aim) => ({ tell: LIMITED, ...aim })) : ownAims(aims),
      details,
      isEasy: false,
    },
  })
  // "10k run with the first 2k easy": how the others are run is not said.
  const areEasy = own.every(({ aims }) => aims.every(({ words }) => words === 'easy'))
  if (!others && areEasy && part.aims.length + part.details.length === 0) return undefined
  const rest = others ?? { aims: part.aims, details: part.details }
  // What stands for all of them is said of a stretch that says nothing else.
  const ownAims = (aims: Picked['aims']) => (aims.length > 0 || part.isEasy ? aims : part.aims)
  const remainder: Part = {
    ...bout(part, of(left)),
    aims: rest.aims,
    details: rest.details,
    isEasy: part.isEasy || rest.aims.length + rest.details.length === 0,
  }
  return [
    ...sized.filter(({ pick }) => pick === 'first').map((one) => pieceOf(one as Picked)),
    ...(left > 0 ? [remainder] : []),
    ...sized.filter(({ pick }) => pick === 'last').map((one) => pieceOf(one as Picked)),
  ]
}

function inUnitOf(length: Length, whole: Length): Length | undefined {
  if (length.in === whole.in) return length
  if (length.figure === undefined || whole.in !== 'm') return undefined
  const far = / mi$/.test(whole.words) ? milesOf(length.figure) : distanceOf(length.figure * 1000)
  return far.size < whole.size ? far : undefined
}

/** "6x1k, odd ones at 4:00, even ones at 4:25", "5x3 min, last one all out" */
function someBouts(part: Part): Part[] | undefined {
  const [length] = part.lengths
  if (!length || part.lengths.length > 1 || part.kind === 'group') return undefined
  if (part.picks.some((one) => one.length))
    return areCounts(part, length) ? someBouts({ ...part, picks: part.picks.map(countOf) }) : inStretches(part, length)
  const by = (...picks: Picked['pick'][]) => part.picks.find(({ pick }) => picks.includes(pick))
  const [odd, even, last, first, others] = [by('odd'), by('even'), by('last'), by('first'), by('others')]
  if (!odd && !even && !last && !first) return undefined
  const rest = part.rests.map((one) => restOf(one, length))
  const one = (picked: Picked | undefined, times = 1, isLast = false): Part => ({
    ...part,
    ...{ times, isCounted: times > 1, picks: [], rests: isLast ? [] : rest },
    aims: picked && picked.aims.length > 0 ? picked.aims : (others?.aims ?? part.aims),
    details: [...part.details, ...(picked?.details ?? [])],
    isEasy: picked ? false : part.isEasy,
  })
  if (odd || even) {
    if (part.times % 2 !== 0 || last || first) return undefined
    return [
      {
        ...part,
        kind: 'group',
        times: part.times / 2,
        isCounted: true,
        lengths: [],
        parts: [one(odd), one(even)],
        aims: [],
        details: [],
        picks: [],
        rests: [],
      },
    ]
  }
  const [atFirst, atLast] = [first ? (first.count ?? 1) : 0, last ? (last.count ?? 1) : 0]
  const count = part.times - atFirst - atLast
  // "4x5 min, last 2 at 110%": how the others are done is said, or they are all of one kind.
  if (count < 0 || (count === 0 && others)) return undefined
  return [
    ...(first ? [one(first, atFirst)] : []),
    ...(count > 0 ? [one(undefined, count)] : []),
    ...(last ? [one(last, atLast, atLast === 1)] : []),
  ]
}

/** Whether "first 3, last 2" are repetitions: together they are all of them, or the bouts are distances. */
function areCounts({ picks, times, lengths }: Part, { size, in: unit }: Length): boolean {
  const figures = picks.flatMap((one) => one.length?.figure ?? [])
  const sum = figures.reduce((all, one) => all + one, 0)
  if (figures.length !== picks.length || lengths.length !== 1 || sum > times) return false
  return unit === 'm' ? figures.every((figure) => figure < LEAST_METRES) : sum === times && sum * 60 !== size
}

function countOf({ length, ...picked }: Picked): Picked {
  return { ...picked, ...(length?.figure === undefined ? {} : { count: length.figure }) }
}

/** "4x6 min, first 3 at HM pace, last 3 at 10k pace": of each bout. */
function inStretches(part: Part, length: Length): Part[] | undefined {
  const figures = part.picks.flatMap((one) => one.length?.figure ?? [])
  const minutes = part.picks.reduce((sum, one) => sum + (one.length?.size ?? 0), 0)
  // "6x4 min, last 2 hard" may be of the repetitions.
  if (figures.length > 0 && minutes !== length.size && !part.ofEach) return undefined
  const [rest, ...more] = part.rests
  const parts = stretches({ ...bout(part, length), picks: part.picks, isEasy: false })
  if (!parts || more.length > 0 || (rest && part.between)) return undefined
  const between = rest ? restOf(rest, length) : part.between
  return [
    {
      ...part,
      kind: 'group',
      lengths: [],
      parts,
      rests: [],
      ...(between ? { between } : {}),
      aims: [],
      details: [],
      picks: [],
      isEasy: false,
    },
  ]
}

// "first 3" of repetitions of so many metres
const LEAST_METRES = 60

/** "6x30 s each leg": one after the other. */
function withEachLeg(part: Part): Part[] | undefined {
  const [length] = part.lengths
  if (!length || part.lengths.length > 1 || !part.isCounted || part.picks.length > 0) return undefined
  const [rest] = part.rests
  const leg = { ...bout(part, length), byLegs: false }
  const last = rest ? { ...leg, rests: [restOf(rest, length)] } : leg
  return [
    {
      ...part,
      kind: 'group',
      lengths: [],
      parts: [leg, last],
      aims: [],
      details: [],
      rests: [],
      byLegs: false,
      isEasy: false,
    },
  ]
}

/** Runs of less and less from the pace of 10 km to that of a mile, "1200-1000-800-600 getting quicker". */
function getFaster(part: Part): Part[] | undefined {
  const [longest] = part.lengths
  const [from, to] = [aimOf('10k pace'), aimOf('mile pace')]
  if (part.lengths.length < 3 || longest?.in !== 'm' || !from || !to) return undefined
  const aims = aimsBetween(from, to, part.lengths.length)?.map(({ words }) => ({ words }))
  const [first, ...others] = aims ?? []
  if (!first) return undefined
  const row = rungs({ ...part, aims: [{ ...first, tell: FASTER }, ...others], isFaster: false })
  return row && [row]
}

const FASTER = '“Faster” was read as from 10k pace to mile pace: say the paces, if you mean others.'

/** "30 min from 65 to 85 %"; "20 min building z1-z3" in as many parts as zones. */
function ramp(part: Part): Part[] | undefined {
  const [from, to, ...more] = part.aims
  const [length] = part.lengths
  if (!from || !length || more.length > 0) return undefined
  const [, low, high] = /^z(\d)(?: to z|-)(\d)$/.exec(to ? `${from.words} to ${to.words}` : from.words) ?? []
  if (low && high) {
    const count = Number(high) - Number(low) + 1
    if (count < 2 || length.in !== 's') return undefined
    return Array.from({ length: count }, (_, at) => ({
      ...bout(part, timeOf(length.size / count)),
      ...{ isRamp: false, aims: [{ words: `z${Number(low) + at}` }] },
    }))
  }
  const percents = [from, ...(to ? [to] : [])].map(({ words }) => /^\d{2,3}(?:-\d{2,3})?%$/.test(words))
  if (percents.includes(false)) return undefined
  return [{ ...part, aims: [{ words: to ? `ramp ${from.words.replace('%', '')}-${to.words}` : `ramp ${from.words}` }] }]
}

/** Each bout by so many percent harder than the one before. */
function inSteps(part: Part): Part[] | undefined {
  const [aim, ...more] = part.aims
  const start = Number(/^(\d{2,3})%$/.exec(aim?.words ?? '')?.[1])
  if (!start || more.length > 0 || part.kind === 'group' || part.step === undefined) return undefined
  const { step } = part
  const lengths =
    part.lengths.length > 1 ? part.lengths : Array.from({ length: part.times }, () => part.lengths[0] ?? timeOf(0))
  const times = part.lengths.length > 1 ? part.times : 1
  const row = rungs({
    ...part,
    lengths,
    times,
    aims: lengths.map((_, at) => ({ words: `${start + at * step}%` })),
    step: undefined as never,
  })
  return row && (row.times === 1 ? row.parts : [row])
}

const LIMITED = 'What limits the whole was kept where no other target is said.'

function isBare(part: Part): boolean {
  return (
    !isSet(part) &&
    !part.isEasy &&
    !part.end &&
    !part.every &&
    part.aims.length + part.details.length + part.picks.length === 0
  )
}
