import { sportOf } from '../../sports/registry.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { Length as RequestLength } from '../resolve/measure.ts'
import type { Span } from '../result.ts'
import { readPart } from '../written/read-lines.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold.ts'
import { type Measured, measure, metresOf } from './measure.ts'
import type { Aim, Length, Part, Role } from './part.ts'
import { type Block, linesOf, type Writing, writePart } from './write.ts'

export type PlannedPart = { blocks: Block[]; part: Part }

/** The parts of a session in the order in which they are done; not `isWhole`: the main set of one that the generator completes. */
export type Planned = {
  parts: PlannedPart[]
  isWhole: boolean
  total?: RequestLength
  totalAt?: Span
  ends: { role: Role; length: Measured; at: Span }[]
}

type Size = { seconds: number; metres: number; isTimed: boolean; isFar: boolean }

/** Puts the parts of a session in their order and makes them as long as the whole. */
export function plan(folded: Folded, writing: Writing): Planned | undefined {
  const { parts, total, rest } = withTotal(folded, writing)
  if (parts.some((part) => isBareFigure(part, writing))) return undefined
  const ordered = [
    ...parts.filter(({ role }) => role === 'warmup'),
    ...parts.filter(({ role, isFirst }) => !role && isFirst),
    ...parts.filter(({ role, isFirst }) => !role && !isFirst),
    ...parts.filter(({ role }) => role === 'cooldown'),
  ]
  const whole = total && measure(total, 'whole', writing)
  if (total && !whole) return undefined
  const isOpen = !total && ordered.every(({ role, times, rungs, inner }) => role || times.length > 0 || rungs || inner)
  if (!isOpen && ordered.some(({ isWithin, role }) => isWithin && role)) return undefined
  const carved = carve(ordered, whole, rest, writing, folded)
  if (!carved) return undefined
  // The generator gives the rests that nobody said.
  const ways: Writing = carved.isWhole ? writing : { ...writing, leavesRests: true }
  const written = carved.parts.map((part) => ({ part, blocks: writePart(part, ways) }))
  const known = written.filter((one): one is PlannedPart => one.blocks !== undefined)
  if (known.length < written.length || known.length === 0) return undefined
  const request = whole && total ? requestOf(whole, writing) : undefined
  const at = total ? { totalAt: { from: total.from, to: total.to } } : {}
  if (carved.isWhole) {
    return { parts: known, isWhole: true, ends: [], ...(request && !carved.isLonger ? { total: request, ...at } : {}) }
  }
  const main = known.filter(({ part }) => !part.role)
  if (main.length === 0) return undefined
  const ends: Planned['ends'] = []
  for (const { part } of known) {
    if (!part.role) continue
    const length =
      part.length && part.times.length === 0 && part.aims.every(isEasyAim) && part.details.length === 0
        ? measure(part.length, 'end', writing)
        : undefined
    if (!length || part.rest || part.inner) return undefined
    ends.push({ role: part.role, length, at: { from: part.from, to: part.to } })
  }
  return { parts: main, isWhole: false, ends, ...(request ? { total: request, ...at } : {}) }
}

function requestOf({ value, unit }: Measured, { sport }: Writing): RequestLength | undefined {
  if (unit === 'seconds')
    return sportOf(sport).inPool
      ? undefined
      : { durationType: 'time', durationUnit: 'minutes', durationValue: value / 60 }
  return { durationType: 'distance', durationUnit: unit, durationValue: value }
}

/** The length of the whole: the one that is said to be it, or the first one if the others lie within it. */
function withTotal(folded: Folded, writing: Writing): { parts: Part[]; total?: Length; rest: readonly Aim[] } {
  const { parts } = folded
  if (folded.total) return { parts, total: folded.total, rest: folded.aims }
  const [first, ...others] = parts
  const length = first?.length
  const isPlain =
    first &&
    length &&
    first.times.length === 0 &&
    !first.role &&
    !first.place &&
    !first.inner &&
    !first.rest &&
    !first.isRemainder &&
    !first.listed &&
    first.details.length === 0
  if (!isPlain || others.length === 0) return { parts, rest: folded.aims }
  const whole = measure(length, 'whole', writing)
  if (!whole) return { parts, rest: folded.aims }
  const isOpen = others.some(({ place, isRemainder, isWithin }) => place !== undefined || isRemainder || isWithin)
  const sizes = others
    .filter(({ isRemainder, role }) => !isRemainder && role === undefined)
    .map((part) => sizeOf(part, writing))
  const sum = sizes.every((one) => one !== undefined)
    ? sizes.reduce((all, one) => all + (one ? (whole.unit === 'seconds' ? one.seconds : one.metres) : 0), 0)
    : undefined
  const size = whole.unit === 'seconds' ? whole.value : (metresOf(whole) ?? 0)
  const isHard = first.aims.some((aim) => !isEasyAim(aim) && !isCalm(aim))
  const hasSets = others.some(({ times, rungs }) => times.length > 0 || rungs !== undefined)
  const isTotal =
    sum !== undefined &&
    sum > 0 &&
    ((isOpen && sum <= size * 1.01) ||
      (hasSets &&
        !isHard &&
        sum <= size * 0.95 &&
        !others[0]?.isJoined &&
        !others[0]?.isThen &&
        isBeforeSign(first, others[0], writing)) ||
      Math.abs(sum - size) <= size * 0.01)
  if (!isTotal) return { parts, rest: folded.aims }
  return { parts: others, total: length, rest: [...first.aims, ...folded.aims] }
}

/** Whether nothing but a sign or "with" stands between a length and what is within it: "60 min, 3x10". */
function isBeforeSign(first: Part, next: Part | undefined, { text }: Writing): boolean {
  return next !== undefined && !/\bthen\b|[+>;.]/i.test(text.slice(first.to, next.from))
}

function isCalm(aim: Aim): boolean {
  if (aim.kind === 'effort') return aim.name === 'steady' || aim.name === 'endurance'
  return aim.kind === 'zone' && aim.high <= 2
}

function sizeOf(part: Part, writing: Writing): Size | undefined {
  const blocks = writePart(part, { ...writing, assumed: new Set() })
  if (!blocks) return undefined
  const { steps } = readPart(linesOf(blocks), { sport: writing.sport, reference: writing.reference })
  if (typeof steps === 'string') return undefined
  const totals = totalsOf(steps, writing.sport, writing.reference)
  return {
    seconds: totals.seconds,
    metres: totals.metres,
    isTimed: !totals.secondsEstimated,
    isFar: !totals.metresEstimated,
  }
}

/** The parts with what is left of the whole at its place. */
function carve(
  parts: Part[],
  whole: Measured | undefined,
  rest: readonly Aim[],
  writing: Writing,
  folded: Folded,
): { parts: Part[]; isWhole: boolean; isLonger?: boolean } | undefined {
  const remainders = parts.filter(({ isRemainder }) => isRemainder)
  const places = parts.filter(({ place }) => place !== undefined)
  if (!whole) {
    if (remainders.length > 0) return undefined
    const within = places.length > 0 && places.length < parts.length ? carveLast(parts, writing) : parts
    if (!within) return undefined
    if (within.some(({ isWithin }) => isWithin)) return undefined
    return { parts: within, isWhole: isAllSaid(within, writing, folded) }
  }
  const others = parts.filter(({ isRemainder }) => !isRemainder)
  const sizes = others.map((part) => sizeOf(part, writing))
  if (sizes.some((one) => one === undefined)) return undefined
  const inTime = whole.unit === 'seconds'
  const all = inTime ? whole.value : (metresOf(whole) ?? 0)
  const sum = sizes.reduce((before, one) => before + (one ? (inTime ? one.seconds : one.metres) : 0), 0)
  const left = all - sum
  if (left < -0.02 * all) return undefined
  if (Math.abs(left) <= 0.02 * all && remainders.length === 0)
    return { parts, isWhole: isAllSaid(parts, writing, folded, true) }
  const base: Aim[] = rest.filter((aim) => aim.kind !== 'effort' || aim.name !== 'hills')
  const isCalmBase = base.length > 0 && base.every((aim) => isCalm(aim) || isEasyAim(aim))
  if (remainders.length > 1) return undefined
  const [remainder] = remainders
  const isExact = sizes.every((one) => one && (inTime ? one.isTimed : one.isFar))
  const length = (value: number): Length =>
    inTime
      ? { from: 0, to: 0, value: isExact ? value : Math.round(value / 60) * 60, unit: 's' }
      : lengthIn(value, whole, isExact)
  if (left < (inTime ? 60 : sportOf(writing.sport).inPool ? 25 : 100)) return undefined
  const easy: Aim = { kind: 'effort', name: 'easy', from: 0, to: 0 }
  const fill = (value: number, part?: Part): Part => ({
    from: part?.from ?? folded.total?.from ?? parts[0]?.from ?? 0,
    to: part?.to ?? folded.total?.to ?? parts[0]?.to ?? 0,
    times: [],
    aims: part && part.aims.length > 0 ? part.aims : base.length > 0 ? base : [easy],
    details: part?.details ?? [],
    length: length(value),
  })
  if (!isExact) writing.assumed.add('What is left was worked out from about how long the parts take.')
  if (remainder) {
    const index = parts.indexOf(remainder)
    const isBetween =
      index < parts.length - 1 || parts.some(({ role }) => role === 'warmup') || remainder.from < (others[0]?.from ?? 0)
    const hasCoolDown = parts.some(({ role }) => role === 'cooldown')
    const isPlaced = isBetween || hasCoolDown || parts.length === 1
    if (isPlaced) return { parts: parts.map((part) => (part === remainder ? fill(left, part) : part)), isWhole: true }
    const half = inTime ? Math.round(left / 2 / 60) * 60 : left / 2
    writing.assumed.add('What is left was put before and behind the set.')
    return { parts: [fill(half, remainder), ...others, fill(left - half, remainder)], isWhole: true }
  }
  if (places.length > 0 && places.length === others.filter(({ role }) => !role).length) {
    const own = others.filter(({ role }) => !role)
    if (own.length > 1 && own.some((one) => one.place === 'middle')) return undefined
    const [warm, cool] = [
      others.filter(({ role }) => role === 'warmup'),
      others.filter(({ role }) => role === 'cooldown'),
    ]
    const firsts = own.filter(({ place }) => place === 'first')
    const lasts = own.filter(({ place }) => place === 'last')
    const middles = own.filter(({ place }) => place === 'middle')
    if (middles.length > 0) {
      const half = inTime ? Math.round(left / 2 / 30) * 30 : left / 2
      return { parts: [...warm, fill(half), ...middles, fill(left - half), ...cool], isWhole: true }
    }
    return { parts: [...warm, ...firsts, fill(left), ...lasts, ...cool], isWhole: true }
  }
  if (places.length > 0) return undefined
  const hasEnds = others.some(({ role }) => role)
  if (isCalmBase && !hasEnds && !sportOf(writing.sport).inPool) {
    const half = inTime ? Math.round(left / 2 / 60) * 60 : left / 2
    writing.assumed.add('What is left was put before and behind the set.')
    return { parts: [fill(half), ...others, fill(left - half)], isWhole: true }
  }
  return { parts, isWhole: false }
}

function lengthIn(metres: number, { unit }: Measured, isExact: boolean): Length {
  const round = (value: number, step: number) =>
    Math.round((isExact ? value : Math.round(value / step) * step) * 1000) / 1000
  if (unit === 'kilometers') return { from: 0, to: 0, value: round(metres / 1000, 0.1), unit: 'km' }
  if (unit === 'miles') return { from: 0, to: 0, value: round(metres / 1609.344, 0.1), unit: 'mi' }
  if (unit === 'yards') return { from: 0, to: 0, value: round(metres / 0.9144, 25), unit: 'yd' }
  return { from: 0, to: 0, value: round(metres, 25), unit: 'meters' }
}

/** "20 min easy, last 5 hard": a place within the stretch before it. */
function carveLast(parts: Part[], writing: Writing): Part[] | undefined {
  const index = parts.findIndex(({ place }) => place !== undefined)
  const [container, placed] = [parts[index - 1], parts[index]]
  if (!container?.length || !placed?.length || container.times.length > 0 || container.inner) return undefined
  const whole = measure(container.length, 'stretch', writing)
  const piece = measure(
    placed.length.unit ? placed.length : { ...placed.length, unit: container.length.unit },
    'stretch',
    writing,
  )
  if (!whole || !piece || (whole.unit === 'seconds') !== (piece.unit === 'seconds')) return undefined
  const [all, one] =
    whole.unit === 'seconds' ? [whole.value, piece.value] : [metresOf(whole) ?? 0, metresOf(piece) ?? 0]
  if (one >= all) return undefined
  const left = all - one
  const shorter: Part = {
    ...container,
    length:
      whole.unit === 'seconds' ? { ...container.length, value: left, unit: 's' } : { ...lengthIn(left, whole, true) },
  }
  if ('clock' in (shorter.length ?? {})) delete shorter.length?.clock
  const { place, ...rest } = placed
  const own: Part = {
    ...rest,
    length: placed.length.unit ? placed.length : { ...placed.length, unit: container.length.unit },
  }
  const pieces = place === 'first' ? [own, shorter] : place === 'last' ? [shorter, own] : undefined
  if (!pieces) return undefined
  return [...parts.slice(0, index - 1), ...pieces, ...parts.slice(index + 1)]
}

/** Whether nothing is left to the generator: every part on land says how hard it is, and there is more than a main set. */
function isAllSaid(parts: readonly Part[], writing: Writing, folded: Folded, isWhole = false): boolean {
  const { inPool } = sportOf(writing.sport)
  const hasEnds = parts.some(({ role }) => role) || parts.length >= 3
  const says = (part: Part): boolean =>
    part.role !== undefined ||
    inPool ||
    part.aims.length > 0 ||
    part.listed !== undefined ||
    part.isStrides === true ||
    part.manner !== undefined ||
    part.ramp !== undefined ||
    writing.aims.length > 0 ||
    part.details.some(({ cadence }) => cadence) ||
    (part.inner?.every(says) ?? false)
  if (!parts.every(says)) return false
  const [only, ...others] = parts
  if (only && others.length === 0 && isOneStretch(only)) return isExactlySaid(only, writing, folded)
  if (isWhole) return true
  const isEasyAround =
    parts.length === 2 &&
    parts.some(
      (part) =>
        part.aims.length > 0 && part.aims.every((aim) => isEasyAim(aim) || isCalm(aim)) && part.times.length === 0,
    )
  if (inPool) return parts.length > 1 || hasEnds
  return hasEnds || isEasyAround || (parts.length === 2 && parts.every((part) => part.times.length === 0))
}

function isOneStretch({ times, inner, rungs, isStrides }: Part): boolean {
  return times.length === 0 && !inner && !rungs && !isStrides
}

/** Whether a single stretch is done as it is said: by a figure, in one piece, or in a pool by time. */
function isExactlySaid({ aims, details, ramp, length, role }: Part, writing: Writing, folded: Folded): boolean {
  if (ramp || role) return false
  const all = [...aims, ...writing.aims]
  const words = all.some((aim) => aim.kind === 'effort')
  const isFigure = ({ kind, ...aim }: Aim) =>
    kind === 'zone' ? !('high' in aim && aim.low === aim.high && (aim.high > 1 || words)) : kind !== 'effort'
  const isTimedSwim =
    sportOf(writing.sport).inPool &&
    all.length > 0 &&
    length !== undefined &&
    measure(length, 'stretch', writing)?.unit === 'seconds'
  return (
    all.some(isFigure) ||
    details.some(({ cadence }) => cadence) ||
    isTimedSwim ||
    (folded.sessions.includes('straight') && all.length > 0)
  )
}

/** A figure on land of which neither a unit nor anything else is said: it may be of something else, "6 am". */
function isBareFigure(
  { length, times, aims, details, role, place, manner, listed, inner, isStrides }: Part,
  { sport }: Writing,
): boolean {
  if (!length || inner || times.length > 0 || sportOf(sport).inPool) return false
  if (length.clock || (length.unit !== undefined && length.unit !== 'm')) return false
  const isSaid =
    aims.length > 0 ||
    role !== undefined ||
    place !== undefined ||
    manner !== undefined ||
    listed !== undefined ||
    isStrides === true
  return !isSaid && !details.some(({ cadence }) => cadence) && !(length.unit === 'm' && length.value >= 10)
}
