import { sportOf } from '../../sports/registry.ts'
import type { Span } from '../result.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold/folding.ts'
import { isAllSaid, isOneStretch } from './is-all-said.ts'
import { type Measured, measure, metresOf } from './measure.ts'
import type { Aim, Detail, Length, Part, Role } from './part.ts'
import { placeParts } from './places.ts'
import { findSpaced, spaceOut } from './rides/efforts-every-so-often.ts'
import { spreadSprints } from './rides/spread-sprints.ts'
import { isCalm, lengthIn, sizeOf } from './sizes.ts'
import { isOpenWater } from './swims/open-water.ts'
import type { Writing } from './writing.ts'

/** "WU 5 @ 50% 5 @ 60% 5 @ 70%": how many stretches side by side with the warm-up belong to it, each as long and harder. */
export function risingBehind(parts: readonly Part[], at: number): number {
  const first = parts[at]
  let last = first
  let count = 0
  for (const part of first ? parts.slice(at + 1) : []) {
    const isSame = part.length?.unit === first?.length?.unit && part.length?.value === first?.length?.value
    const [before, own] = [shareOf(last), shareOf(part)]
    if (!part.isJoined || !isOneStretch(part) || part.role || !isSame || !before || !own || own <= before) break
    last = part
    count += 1
  }
  return count
}

/** The percentage or watts of a part. */
function shareOf(part: Part | undefined): number | undefined {
  const [aim, ...others] = part?.aims ?? []
  return others.length === 0 && (aim?.kind === 'percent' || aim?.kind === 'power') ? aim.low : undefined
}

/** The parts with what is left of the whole at its place. */
export function carve(
  parts: Part[],
  whole: Measured | undefined,
  rest: readonly Aim[],
  details: readonly Detail[],
  writing: Writing,
  folded: Folded,
  /** Where the length of the whole is said. */
  totalAt?: Span,
): { parts: Part[]; isWhole: boolean; isLonger?: boolean } | undefined {
  const remainders = parts.filter(({ isRemainder }) => isRemainder)
  const places = parts.filter(({ place }) => place !== undefined)
  if (!whole) {
    if (remainders.length > 0) return undefined
    const inOrder = places.length > 1 ? inPlaces(parts) : undefined
    if (places.length === parts.length && !(inOrder && places.length === 3)) return undefined
    if (inOrder) return { parts: inOrder, isWhole: isAllSaid(inOrder, writing, folded) }
    if (places.length > 1) return undefined
    const within =
      places.length > 0 && places.length < parts.length ? (addLast(parts) ?? carveLast(parts, writing)) : parts
    if (!within) return undefined
    if (within.some(({ isWithin }) => isWithin)) return undefined
    return { parts: within, isWhole: isAllSaid(within, writing, folded) }
  }
  const isPlaced = parts.some(({ place, stretches }) => place !== undefined || stretches !== undefined)
  const others = parts.filter(({ isRemainder }) => !isRemainder)
  const sized = others.filter((part) => !part.stretches || part.length || part.inner || part.rungs)
  const sizes = sized.map((part) => sizeOf(part, writing))
  if (sizes.some((one) => one === undefined)) return undefined
  const inTime = whole.unit === 'seconds'
  const all = inTime ? whole.value : (metresOf(whole) ?? 0)
  const sum = sizes.reduce((before, one) => before + (one ? (inTime ? one.seconds : one.metres) : 0), 0)
  const left = all - sum
  if (!isPlaced && left < -0.02 * all) return undefined
  const spaced = inTime && remainders.length === 0 ? findSpaced(others, writing) : undefined
  if (spaced && spaced.times * spaced.every > all) return undefined
  if (!isPlaced && !spaced && Math.abs(left) <= 0.02 * all && remainders.length === 0)
    return { parts, isWhole: isAllSaid(parts, writing, { ...folded, ends: folded.ends.filter(isOpenStart) }, true) }
  const said: Aim[] = rest.filter((aim) => aim.kind !== 'effort' || aim.name !== 'hills')
  const isSteady = parts.some(({ aims }) => aims.some((aim) => isCalm(aim) && !isEasyAim(aim)))
  const isLong = folded.sessions.includes('long') && !isSteady && !sportOf(writing.sport).inPool
  const base: Aim[] =
    said.length === 0 && isLong ? [{ kind: 'effort', name: 'endurance', from: 0, to: 0 }] : aroundOf(said, parts)
  const isCalmBase = base.length > 0 && base.every((aim) => isCalm(aim) || isEasyAim(aim))
  if (remainders.length > 1) return undefined
  const [remainder] = remainders
  const isExact = sizes.every((one) => one && (inTime ? one.isTimed : one.isFar))
  const length = (value: number): Length => lengthIn(value, whole, isExact)
  const easy: Aim = { kind: 'effort', name: folded.sessions.includes('long') ? 'endurance' : 'easy', from: 0, to: 0 }
  const at = totalAt ?? parts[0]
  const fill = (value: number, part?: Part): Part => {
    if ((part?.aims.length ?? 0) === 0 && base.length === 0)
      writing.assumed.add('How hard the rest is was not said, so easy.')
    if (!isExact) writing.assumed.add('The rest is about as long as is left at your pace.')
    return {
      from: part?.from ?? at?.from ?? 0,
      to: part?.to ?? at?.to ?? 0,
      times: [],
      aims: part && part.aims.length > 0 ? part.aims : base.length > 0 ? base : [easy],
      details: part?.details ?? [...details],
      length: length(value),
      ...(part?.role ? { role: part.role } : {}),
    }
  }
  if (spaced) return { parts: spaceOut(spaced, all, fill), isWhole: true }
  const own = others.filter(({ role, beside }) => !role && !beside)
  const [warm = [], cool = []] = (['warmup', 'cooldown'] as const).map((end) =>
    others.filter(({ role, beside }) => (role ?? beside) === end),
  )
  // "30 min with 6 strides": at the end of the time, behind a distance.
  if (
    own.length > 0 &&
    own.every(
      ({ isStrides, isIncluded, stretches, place }) => isStrides && !isIncluded && !stretches && place !== 'middle',
    ) &&
    !inTime &&
    !sportOf(writing.sport).inPool
  )
    return { parts: [...warm, fill(all), ...own, ...cool], isWhole: true, isLonger: true }
  if (
    own.length > 0 &&
    own.every(({ isStrides, stretches, place }) => isStrides && !stretches && place !== 'middle') &&
    left > 0 &&
    !remainder &&
    !sportOf(writing.sport).inPool
  )
    return { parts: [...warm, fill(left), ...own, ...cool], isWhole: true }
  if (isPlaced) {
    if (sportOf(writing.sport).inPool) return undefined
    const room = {
      all,
      isTime: inTime,
      one: all / whole.value,
      fill,
      sizeOf: (part: Part) => sizeIn(sizeOf(part, writing), inTime),
    }
    // "30 min easy, last 5 hard, 5 min cool-down": what comes behind the last of it is on top.
    const end = own.find(({ place }) => place === 'last')
    const isOnTop = cool.length > 0 && end && cool.every((part) => part.from >= end.to && !isInside(part))
    const before = isOnTop ? placeParts([...warm, ...own], room, remainder) : undefined
    if (before) return { parts: [...before, ...cool], isWhole: true, isLonger: true }
    const placed = placeParts(parts, room, remainder)
    if (placed) return { parts: placed, isWhole: true }
    // "40 min tempo: 1st 20 …, 2nd 20 …, 15 warm-up": the ends are on top of pieces that are all of it.
    const [first, last] = [Math.min(...own.map(({ from }) => from)), Math.max(...own.map(({ to }) => to))]
    const ends = others.filter((part) => !own.includes(part))
    const isBeside = ({ isWithin, isIncluded, from, to }: Part) =>
      !isWithin && !isIncluded && (from >= last || to <= Math.min(first, folded.total?.from ?? first))
    const hasEnds = ends.length > 0 && ends.every(isBeside)
    const pieces =
      hasEnds && own.every(({ stretches, place }) => stretches ?? place) ? placeParts(own, room, remainder) : undefined
    return pieces?.length === own.length
      ? { parts: [...warm, ...pieces, ...cool], isWhole: true, isLonger: true }
      : undefined
  }
  if (left < (inTime ? 60 : sportOf(writing.sport).inPool ? 25 : 100)) return undefined
  if (remainder) {
    const index = parts.indexOf(remainder)
    const isBetween =
      index < parts.length - 1 || parts.some(({ role }) => role === 'warmup') || remainder.from < (others[0]?.from ?? 0)
    // "8k easy, the rest at MP": one behind the other.
    const isRising =
      others.length === 1 &&
      isOneStretch(others[0] ?? remainder) &&
      others.every(({ aims, place }) => !place && aims.length > 0 && aims.every(isCalm)) &&
      remainder.aims.some((aim) => !isCalm(aim))
    const isBegun = isOneStretch(others[0] ?? remainder) && (others.length > 1 || isRising)
    const hasCoolDown = parts.some(({ role }) => role === 'cooldown')
    if (isBetween || isBegun || hasCoolDown || parts.length !== 2)
      return { parts: parts.map((part) => (part === remainder ? fill(left, part) : part)), isWhole: true }
    const half = inTime ? Math.round(left / 2 / 60) * 60 : left / 2
    writing.assumed.add('What is left of the whole was put half before and half behind the set.')
    return { parts: [fill(half, remainder), ...others, fill(left - half, remainder)], isWhole: true }
  }
  // "28 km: 10 easy, 3x5 km at MP, easy home": as far as is left.
  const [opening] = parts
  const isBegun =
    opening !== undefined && isOneStretch(opening) && (opening.role === 'warmup' || opening.aims.some(isEasyAim))
  const isEndOpen = folded.ends.length === 1 && folded.ends[0] === 'cooldown' && isBegun && parts.length > 1
  if (isEndOpen && isAllSaid(parts, writing, { ...folded, ends: [] }, true)) {
    const end: Part = { from: parts.at(-1)?.to ?? 0, to: parts.at(-1)?.to ?? 0, times: [], aims: [easy], details: [] }
    return { parts: [...parts, fill(left, { ...end, role: 'cooldown' })], isWhole: true }
  }
  const hasEnds = others.some(({ role }) => role)
  const isOpenSwim = sportOf(writing.sport).inPool && inTime && isOpenWater(writing.text)
  if (
    (isOpenSwim || isCalmBase || (base.length === 0 && folded.sessions.includes('long'))) &&
    !hasEnds &&
    (isOpenSwim || !sportOf(writing.sport).inPool)
  ) {
    const [only] = others
    const isRide = inTime && !isOpenSwim && !sportOf(writing.sport).racePaces
    const one = isRide && others.length === 1 && only ? sizeOf({ ...only, times: [] }, writing)?.seconds : undefined
    const spread = one !== undefined && only ? spreadSprints(only, { size: all, one, fill }) : undefined
    if (spread) return { parts: spread, isWhole: true }
    const half = inTime ? Math.round(left / 2 / 60) * 60 : left / 2
    writing.assumed.add('What is left of the whole was put half before and half behind the set.')
    return { parts: [fill(half), ...others, fill(left - half)], isWhole: true }
  }
  return { parts, isWhole: false }
}

function isInside({ isWithin, isIncluded }: Part): boolean {
  return isWithin === true || isIncluded === true
}

/** A cool-down without a length needs none where the parts fill the whole. */
function isOpenStart(role: Role): boolean {
  return role === 'warmup'
}

/** First, middle and last of a whole that is only their sum; undefined where something stands beside them. */
function inPlaces(parts: readonly Part[]): Part[] | undefined {
  const own = inUnitOfFirst(parts.filter(({ role, beside }) => !role && !beside))
  const order = ['first', 'middle', 'last'] as const
  const placed = order.flatMap((place) => own.filter((part) => part.place === place))
  const isSure =
    placed.length === own.length && order.every((place) => own.filter((part) => part.place === place).length <= 1)
  if (!isSure || (placed.length === 2 && own.some(({ place }) => place === 'middle'))) return undefined
  const [warm, cool] = [
    parts.filter(({ role, beside }) => (role ?? beside) === 'warmup'),
    parts.filter(({ role, beside }) => (role ?? beside) === 'cooldown'),
  ]
  return [...warm, ...placed.map(({ place: _place, ...part }) => part), ...cool]
}

/** "first 5 mi …, middle 15 …, last 5 …": all of them in the unit that one of them has. */
function inUnitOfFirst(parts: Part[]): Part[] {
  const units = new Set(parts.flatMap(({ length }) => length?.unit ?? (length?.clock ? 'clock' : [])))
  const [unit] = units
  if (units.size !== 1 || (unit !== 'km' && unit !== 'mi')) return parts
  return parts.map((part) =>
    part.length && part.length.unit === undefined && part.times.length === 0
      ? { ...part, length: { ...part.length, unit } }
      : part,
  )
}

/** "10 easy, 20 threshold, then last 10 easy": an easy last part behind hard work is done after it, and not within it. */
function addLast(parts: readonly Part[]): Part[] | undefined {
  const placed = parts.find(({ place }) => place !== undefined)
  const index = placed ? parts.indexOf(placed) : -1
  const before = parts[index - 1]
  if (placed?.place !== 'last' || index < 2 || !before || before.aims.every(isCalm) || placed.isWithin) return undefined
  if (placed.aims.length === 0 || !placed.aims.every(isEasyAim)) return undefined
  return parts.map((part) => {
    const { place: _, ...own } = part
    return part === placed ? own : part
  })
}

/** "An hour of tempo, 20 min at tempo in the middle": around what is as hard as the whole it is easy; around easy ends it is steady. */
function aroundOf(said: Aim[], parts: readonly Part[]): Aim[] {
  const placed = parts.filter(({ place, isWithin, isRemainder }) => (place !== undefined || isWithin) && !isRemainder)
  const [hard] = said
  const isSame =
    (hard?.kind === 'effort' &&
      !isCalm(hard) &&
      placed.some(({ aims }) => aims.some((aim) => aim.kind === 'effort' && aim.name === hard.name))) ||
    (hard?.kind === 'race' &&
      placed.some(({ aims }) => aims.some((aim) => aim.kind === 'race' && aim.race === hard.race)))
  if (isSame) return []
  const areEasyEnds =
    said.length === 0 && placed.length > 1 && placed.every(({ aims }) => aims.length > 0 && aims.every(isEasyAim))
  return areEasyEnds ? [{ kind: 'effort', name: 'steady', from: 0, to: 0 }] : said
}

export function isWork({ times, inner, rungs, aims }: Part): boolean {
  return times.length > 0 || inner !== undefined || rungs !== undefined || aims.some((aim) => !isCalm(aim))
}

function sizeIn(size: ReturnType<typeof sizeOf>, isTime: boolean): number | undefined {
  return size && (isTime ? size.seconds : size.metres)
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
