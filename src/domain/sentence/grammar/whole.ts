import { sportOf } from '../../sports/registry.ts'
import type { Folded } from './fold/folding.ts'
import { type Measured, measure } from './measure.ts'
import type { Aim, Detail, EffortName, Length, Part } from './part.ts'
import { stepsOfProgression } from './progression.ts'
import { inTurn, isPlain, piecesOf, repeatRounds, spreadAll, withinEnds } from './repeat-rounds.ts'
import { placeWithinStretches } from './rides/sets-within-stretches.ts'
import { type Container, sizeIn } from './rounds.ts'
import { fillPlaces } from './rounds-in-places.ts'
import { spreadCounted } from './runs/every-so-often.ts'
import { isCalm, sizeOf } from './sizes.ts'
import { stepsWithin } from './steps-within.ts'
import { withLooseTotal } from './swims/loose-totals.ts'
import { asLongRun, inCommonUnit, inUnitOf } from './units-of-parts.ts'
import type { Writing } from './writing.ts'

/** The parts of a session and the length of the whole, with what is said of all of it. */
export type Whole = { parts: Part[]; total?: Length; rest: readonly Aim[]; details: readonly Detail[] }

/** Finds the length of the whole: the one that is said to be it, or the first one if the others lie within it. */
export function findWhole(folded: Folded, writing: Writing): Whole | undefined {
  const opened = openedWhole(folded, writing)
  const parts = fillPlaces(placeWithinStretches(opened.parts))
    .map((part, index, all) => asRound(part, all[index + 1]))
    .flatMap(stepsWithin)
    .flatMap((part) => piecesOf(part, opened, writing))
    .flatMap((part) => inTurn(part, opened))
  const found = totalOf(withLooseTotal({ ...opened, parts }, writing), writing)
  if (!found) return undefined
  const [only] = found.parts
  const steps =
    found.parts.length === 1 && only && !found.total
      ? stepsOfProgression(withBase(only, folded, writing), writing)
      : undefined
  if (steps) return { ...found, parts: steps, ...(only?.length ? { total: only.length } : {}) }
  if (only && found.parts.length === 1 && !found.total && isFilledCalmly(only, writing))
    return { ...found, ...(only.length ? { total: only.length } : {}) }
  const { total, rest } = found
  const base = total && measure(total, 'whole', writing)
  const container: Container | undefined = base && { measured: base, aims: rest, from: total.from, to: total.to }
  const counted = total ? spreadCounted(found.parts, total, rest, writing) : found.parts
  const spread = spreadAll(counted, container, writing)
  const rounds = spread && repeatRounds(spread, folded, container, writing)
  if (!rounds) return undefined
  const own = withinEnds(rest.length > 0 ? rounds.parts : rounds.parts.map(easyBesideWalks), writing)
  const isAll =
    !total &&
    rounds.length !== undefined &&
    rounds.parts.length <= 2 &&
    rounds.parts.every(({ inner, times }) => inner || times.length === 0)
  return { ...found, parts: own, ...(isAll ? { total: rounds.length } : {}) }
}

/** "1 h alternating 5 min z2 and 5 min z3": as long as this and no harder, the pieces are all of the session. */
function isFilledCalmly({ length, inner, times, role, rest }: Part, writing: Writing): boolean {
  const measured = length && measure(length, 'stretch', writing)
  if (sportOf(writing.sport).inPool || measured?.unit !== 'seconds' || measured.value < LEAST_SESSION) return false
  const isTempo = (aim: Aim) => isCalm(aim) || (aim.kind === 'zone' && aim.high <= 3) || isEffort(aim, 'tempo')
  const areCalm = inner?.every((one) => one.aims.every(isTempo) && (one.aims.length > 0 || hasCadence(one))) ?? false
  return areCalm && times.length === 0 && !role && !rest
}

function hasCadence({ details }: Part): boolean {
  return details.some(({ cadence }) => cadence !== undefined)
}

function isEffort(aim: Aim, name: EffortName): boolean {
  return aim.kind === 'effort' && aim.name === name
}

// Seconds.
const LEAST_SESSION = 1800

/** A part that says nothing else is as hard as all of it; what gets faster every so often rises. */
function withBase(part: Part, folded: Folded, { text }: Writing): Part {
  const aims = part.aims.length > 0 ? part.aims : [...folded.aims]
  const isFaster = ({ from, to, note }: Detail) => note !== undefined && /faster|quicker/i.test(text.slice(from, to))
  if (!part.every || !part.details.some(isFaster)) return { ...part, aims }
  return { ...part, aims, ramp: 'rising', details: part.details.filter((one) => !isFaster(one)) }
}

/** What is run between walks is easy where nothing else is said. */
function easyBesideWalks(part: Part): Part {
  const { inner, aims } = part
  if (aims.length > 0 || !inner?.some(({ manner }) => manner === 'walk')) return part
  return {
    ...part,
    inner: inner.map((one) =>
      one.manner === 'walk' || one.times.length > 0
        ? one
        : one.aims.length > 0
          ? { ...one, isActive: true }
          : { ...one, isActive: true, aims: [{ kind: 'effort', name: 'easy', from: one.from, to: one.to }] },
    ),
  }
}

/** "4 min run, 1 min walk for 40 min": a run with a walk behind it is done again and again until a length that follows is over. */
function asRound(part: Part, next: Part | undefined): Part {
  const { length, rest, times, inner, rungs, role, after } = part
  if (
    !length ||
    !rest?.length ||
    rest.manner !== 'walk' ||
    times.length > 0 ||
    inner ||
    rungs ||
    role ||
    after ||
    !next?.isFor
  )
    return part
  const { length: _length, rest: _rest, isJoined: _isJoined, ...own } = part
  const { from, to } = rest
  return {
    ...own,
    aims: [],
    isRound: true,
    inner: [
      { ...own, length },
      { from, to, times: [], length: rest.length, aims: [], details: [], manner: 'walk' },
    ],
  }
}

/** "13 miles: 3 easy, 8 at marathon pace, 2 easy": the pieces of a length are the parts of the whole. */
function openedWhole(folded: Folded, writing: Writing): Folded {
  const [only, ...others] = folded.parts
  const isOpen =
    only?.length &&
    only.inner &&
    !only.isFilled &&
    only.times.length === 0 &&
    !only.role &&
    !only.rest &&
    others.length === 0
  if (!isOpen || !only.length || !only.inner || only.details.length > 0) return folded
  return {
    ...folded,
    total: asLongRun(only.length, folded, writing),
    parts: only.inner.map((one) => ({ ...one })),
    aims: [...only.aims, ...folded.aims],
  }
}

function totalOf(folded: Folded, writing: Writing): Whole | undefined {
  const { parts, aims, sessions } = folded
  const none: Whole = { parts, rest: aims, details: [] }
  if (folded.total)
    return { parts: inUnitOf(parts, folded.total, writing), total: folded.total, rest: aims, details: [] }
  const [first, ...others] = parts
  if (first?.length && isPlain(first) && others.length === 0)
    return {
      ...none,
      parts: [easyAroundBursts({ ...first, length: asLongRun(first.length, folded, writing) }, folded, writing)],
    }
  if (!first?.length || !isPlain(first) || others.length === 0) return { ...none, parts: inCommonUnit(parts) }
  // "600 easy, 400 hard, 200 easy": swims of their own, although their lengths fit.
  const { inPool } = sportOf(writing.sport)
  // "400 + 8x50", "1k pull, then 10x100": one swim after another, although they are as long.
  const isRow = others[0]?.isThen === true || /^(?:\s*[+&]|-)/.test(writing.text.slice(first.to, others[0]?.from))
  if (inPool && isRow) return { ...none, parts: inCommonUnit(parts) }
  const isSwim = inPool && (first.aims.length > 0 || first.details.length > 0)
  if (isSwim && !/[:=]|\b(?:with|w|incl\w*|as)\b/i.test(writing.text.slice(first.to, others[0]?.from)))
    return { ...none, parts: inCommonUnit(parts) }
  const length = asLongRun(first.length, folded, writing)
  const whole = measure(length, 'whole', writing)
  if (!whole) return none
  const inner = inUnitOf(others, length, writing)
  const isOpen = inner.some(
    ({ place, isRemainder, isWithin, stretches, every, isRound, beside, role }) =>
      place !== undefined || isRemainder || (isWithin && !beside && !role) || stretches || every || isRound,
  )
  const sized = inner.filter(
    ({ isRemainder, role, stretches, length: own, inner: pieces, isRound }) =>
      !isRemainder && role === undefined && !isRound && !(stretches && !own && !pieces),
  )
  let sum: number | undefined = 0
  for (const part of sized) {
    const one = sizeOf({ ...part, ...(part.every ? { times: [] } : {}) }, writing)
    sum = one && sum !== undefined ? sum + (whole.unit === 'seconds' ? one.seconds : one.metres) : undefined
  }
  const size = sizeIn(whole)
  // "60 min sweet spot turbo, 3x12": the effort is that of the session.
  const isOfSession =
    first.isTitled === true && inner.every(({ times, role }) => times.length > 0 || role !== undefined)
  const isHard = !isOfSession && first.aims.some((aim) => !isCalm(aim))
  // "5 km race with a 20 min warm-up": on top of what is hard.
  const isHardBesideEnds = isHard && inner.some(({ role, place, isRemainder }) => role && !place && !isRemainder)
  const isLong = first.isTitled === true || folded.sessions.includes('long')
  // "16 mile long run, 10 at marathon pace"
  const isWork = ({ times, role, aims: own, isThen }: Part) =>
    times.length === 0 && !role && !isThen && own.some((aim) => !isCalm(aim))
  const isWithinTitled = isLong && first.aims.every(isCalm) && inner.every(isWork)
  // "30 easy, 4x(…), 10 easy": the first is one of a row.
  const isOfRow =
    !isLong &&
    (inner.some((part) => isPlain(part) && !part.isWithin && part.aims.some(isCalm)) ||
      (first.aims.length > 0 && inner.some(({ role }) => role === 'cooldown')))
  // "15 min jog, 5 hill repeats": the jog is before them.
  const isJog = first.manner === 'jog' && !inner[0]?.isWithin && !isLong
  const hasSets = inner.some((one) => one.times.length > 0 || one.rungs !== undefined || one.inner !== undefined)
  const isRepeated =
    (folded.isAlternating || sessions.includes('fartlek')) &&
    inner.length >= 2 &&
    inner.every((part) => isPlain(part) || part.role)
  // "1 h at 88-92 %, 2x15": within it or behind it.
  if (
    isHard &&
    hasSets &&
    sum !== undefined &&
    sum > 0 &&
    sum < size &&
    !inner[0]?.isThen &&
    isBeforeSign({ ...first, isTitled: true }, inner[0], writing)
  )
    return undefined
  // "90 min easy: 20 z1, 60 tempo, 10 easy"
  const isExact = sum !== undefined && sum > 0 && inner.length > 1 && Math.abs(sum - size) <= size * 0.01
  const isListed = /:/.test(writing.text.slice(first.to, inner[0]?.from))
  if (isExact && !isListed && !isLong && first.aims.length > 0) return undefined
  // "50 min, 300 warm-up, 12x50": distances lie within the time that stands first.
  const isTimeOfSwims =
    inPool &&
    whole.unit === 'seconds' &&
    first.aims.length === 0 &&
    first.details.length === 0 &&
    hasSets &&
    inner.some(
      ({ length: own, rungs }) => rungs !== undefined || (own && measure(own, 'bout', writing)?.unit !== 'seconds'),
    )
  if (isTimeOfSwims && (sum === undefined || sum > size)) return undefined
  const isTotal =
    isTimeOfSwims ||
    (isExact && isListed) ||
    (sum !== undefined &&
      ((sum > 0 && (first.aims.length === 0 || (isLong && !isHard)) && Math.abs(sum - size) <= size * 0.01) ||
        (sum > 0 && isWithinTitled && sum <= size * 0.95 && isBeforeSign(first, inner[0], writing)) ||
        (first.aims.length === 0 && isWithEnds(inner, whole, writing)) ||
        (isOpen && !isHardBesideEnds && sum <= size * 1.01) ||
        (sum > 0 &&
          sessions.includes('long') &&
          first.aims.length === 0 &&
          inner.every((part) => !part.role && !part.isThen) &&
          isBeforeSign(first, inner[0], writing) &&
          sum <= size * 0.95) ||
        (sum > 0 && isRepeated && sum <= size * 0.55) ||
        (sum > 0 &&
          hasSets &&
          inner.some((part) => !part.isStrides && !part.role) &&
          !isHard &&
          !isOfRow &&
          !isJog &&
          sum <= size * 0.95 &&
          !inner[0]?.isThen &&
          isBeforeSign(first, inner[0], writing))))
  return isTotal
    ? { parts: inner, total: length, rest: [...first.aims, ...aims], details: first.details }
    : { ...none, parts: inCommonUnit(parts) }
}

/** What lies between the harder pieces of a run of which nothing else is said is easy. */
function easyAroundBursts(part: Part, { aims, sessions }: Folded, { sport }: Writing): Part {
  if (!part.burst?.every || part.aims.length > 0 || aims.length > 0 || !sportOf(sport).racePaces) return part
  return {
    ...part,
    aims: [{ kind: 'effort', name: sessions.includes('long') ? 'endurance' : 'easy', from: part.from, to: part.from }],
  }
}

/** Whether parts with a warm-up and a cool-down are as long as the whole. */
function isWithEnds(parts: readonly Part[], whole: Measured, writing: Writing): boolean {
  if (parts.length < 2) return false
  const sizes = parts.map((part) => sizeOf(part, writing))
  const sum = sizes.reduce<number>(
    (all, one) => all + (one ? (whole.unit === 'seconds' ? one.seconds : one.metres) : Number.NaN),
    0,
  )
  return Math.abs(sum - sizeIn(whole)) <= sizeIn(whole) * 0.01
}

/** Nothing but a sign or "with" stands between a length and what is within it: "60 min, 3x10". */
function isBeforeSign(first: Part, next: Part | undefined, { text }: Writing): boolean {
  const between = text.slice(first.to, next?.from)
  if (next?.isJoined && !first.isTitled) return false
  return next !== undefined && !/\bthen\b|\b(?:and|plus)\b|[/+>;.&]/i.test(between)
}
