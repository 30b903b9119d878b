import { bout, restOf } from './bouts.ts'
import type { Part, Picked } from './parts.ts'
import { distanceOf, type Length, milesOf, timeOf } from './words.ts'

/** "6x1k, odd ones at 4:00, even ones at 4:25", "5x3 min, last one all out" */
export function someBouts(part: Part): Part[] | undefined {
  const [length] = part.lengths
  const [only, ...inner] = part.parts
  // "20x(1 min on, 1 min off), every 3rd one hard"
  if (only?.kind === 'bouts' && inner.length === 0 && !only.isCounted)
    return someBouts({ ...only, times: part.times, isCounted: true, picks: part.picks })
  if (!length || part.lengths.length > 1 || part.kind === 'group') return undefined
  if (part.picks.some((one) => one.length))
    return areCounts(part, length) ? someBouts({ ...part, picks: part.picks.map(countOf) }) : inStretches(part, length)
  const by = (...picks: Picked['pick'][]) => part.picks.find(({ pick }) => picks.includes(pick))
  const [odd, even, last, first, others] = [by('odd'), by('even'), by('last'), by('first'), by('others')]
  const [nth, ...nths] = part.picks.filter(({ pick }) => pick === 'nth')
  if (!odd && !even && !last && !first && !nth) return undefined
  const rest = part.rests.map((one) => restOf(one, length))
  const one = (picked: Picked | undefined, times = 1, isLast = false): Part => ({
    ...part,
    ...{ times, isCounted: times > 1, picks: [], rests: isLast ? [] : rest },
    aims: picked && picked.aims.length > 0 ? picked.aims : (others?.aims ?? part.aims),
    details: [...part.details, ...(picked?.details ?? [])],
    isEasy: picked ? false : part.isEasy,
  })
  if (odd || even || nth) {
    const each = nth?.count ?? 2
    if (part.times % each !== 0 || last || first || nths.length > 0 || (nth && (odd || even))) return undefined
    const done = nth ? [one(undefined, each - 1), one(nth)] : [one(odd), one(even)]
    // How the others are done is said.
    if (nth && done[0]?.aims.length === 0) return undefined
    return [
      {
        ...part,
        kind: 'group',
        times: part.times / each,
        isCounted: true,
        lengths: [],
        parts: done,
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

// "first 3" of repetitions of so many metres
const LEAST_METRES = 60

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

/** "28k with the last 10 at MP", "25 min, first 5 at 10k pace, rest at IM pace" */
export function stretches(part: Part): Part[] | undefined {
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
  const [nth, ...more] = own.filter(({ pick }) => pick === 'nth')
  if (nth) return more.length === 0 && own.length === 1 ? everyNth(part, nth, others) : undefined
  const sized = withinHalves(
    own.map((one) => ({
      ...one,
      length: one.share === undefined ? one.length && inUnitOf(one.length, whole) : of(whole.size * one.share),
    })),
    whole.size,
    of,
  )
  const placed = placesIn(whole.size, sized)
  if (!placed) return undefined
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
  const remainderOf = (size: number): Part => ({
    ...bout(part, of(size)),
    aims: rest.aims,
    details: rest.details,
    isEasy: part.isEasy || rest.aims.length + rest.details.length === 0,
  })
  const pieces: Part[] = []
  let done = 0
  for (const one of placed) {
    if (one.from > done + LEAST_LEFT) pieces.push(remainderOf(one.from - done))
    pieces.push(pieceOf(one.picked))
    done = one.to
  }
  return whole.size > done + LEAST_LEFT ? [...pieces, remainderOf(whole.size - done)] : pieces
}

// In metres or seconds: what is left by rounding (our choice).
const LEAST_LEFT = 1

type Placed = { from: number; to: number; picked: Picked }

/** Where in a whole stretches lie, the first ones from its start on and the last ones up to its end; nothing if they overlap. */
function placesIn(size: number, picks: readonly (Omit<Picked, 'length'> & { length: Length | undefined })[]) {
  const placed: Placed[] = []
  let begun = 0
  let ended = size - picks.reduce((sum, { pick, length }) => sum + (pick === 'last' ? (length?.size ?? 0) : 0), 0)
  for (const { length, ...one } of picks) {
    if (!length || !OF_STRETCHES.has(one.pick)) return undefined
    const isFromStart = one.pick === 'first' || one.pick === 'next'
    const from = isFromStart ? begun : one.pick === 'last' ? ended : (one.start ?? 0)
    if (isFromStart) begun += length.size
    if (one.pick === 'last') ended += length.size
    placed.push({ from, to: from + length.size, picked: { ...one, length } })
  }
  const sorted = placed.toSorted((one, other) => one.from - other.from)
  const isApart = sorted.every(
    ({ from, to }, at) => from + LEAST_LEFT >= (sorted[at - 1]?.to ?? 0) && to <= size + LEAST_LEFT,
  )
  return isApart ? sorted : undefined
}

const OF_STRETCHES: ReadonlySet<string> = new Set(['first', 'next', 'last', 'numbered'])

/** "1st half easy, 2nd half at MP, last mile fast": of the second half. */
function withinHalves(
  all: readonly (Omit<Picked, 'length'> & { length: Length | undefined })[],
  whole: number,
  of: (size: number) => Length,
): typeof all {
  const over = all.reduce((sum, { length }) => sum + (length?.size ?? 0), 0) - whole
  const last = all.filter(({ pick }) => pick === 'last')
  if (over <= LEAST_LEFT || last.length !== 1) return all
  return all.map((one) =>
    one.pick === 'next' && one.share !== undefined && one.length && one.length.size > over
      ? { ...one, length: of(one.length.size - over) }
      : one,
  )
}

/** "90 min, every 3rd 10 min at MP": the others are easy if nothing else is said of them. */
function everyNth(
  part: Part,
  { count = 2, length, aims, details }: Picked,
  others: Picked | undefined,
): Part[] | undefined {
  const [whole] = part.lengths
  if (!whole || !length || length.in !== whole.in || aims.length !== 1) return undefined
  const rounds = Math.floor(whole.size / (length.size * count) + 0.001)
  const left = whole.size - rounds * length.size * count
  if (rounds < 1) return undefined
  const base = others ?? part
  const plain: Part = { ...bout(part, length), aims: base.aims, details: base.details, isEasy: base.aims.length === 0 }
  const ahead = { ...plain, lengths: [scaled(length, count - 1)] }
  const group: Part = {
    ...plain,
    kind: 'group',
    times: rounds,
    isCounted: true,
    lengths: [],
    parts: [ahead, { ...plain, aims, details, isEasy: false }],
    aims: [],
    details: [],
    isEasy: false,
  }
  return [
    ...(rounds > 1 ? [group] : group.parts),
    ...(left > 1 ? [{ ...plain, lengths: [scaled(length, left / length.size)] }] : []),
  ]
}

function scaled(length: Length, by: number): Length {
  if (length.in === 's') return timeOf(length.size * by)
  return / mi$/.test(length.words)
    ? milesOf(Math.round((length.size * by) / 160.9344) / 10)
    : distanceOf(length.size * by)
}

const LIMITED = 'What limits the whole was kept where no other target is said.'

function inUnitOf(length: Length, whole: Length): Length | undefined {
  if (length.in === whole.in) return { in: length.in, size: length.size, words: length.words }
  if (length.figure === undefined || whole.in !== 'm') return undefined
  const far = / mi$/.test(whole.words) ? milesOf(length.figure) : distanceOf(length.figure * 1000)
  return far.size < whole.size ? far : undefined
}
