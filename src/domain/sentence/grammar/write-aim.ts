import { racePercents } from '../../calculators/race-pace.ts'
import { effortZones } from '../../sports/effort-zones.ts'
import { type Race, racePaceName } from '../../sports/races.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { formatClock } from '../../text/grammar/numeral.ts'
import { METRES_PER_MILE } from '../../units/distance.ts'
import { areContrary, FIGURES, haveTwoFigures } from './contrary-words.ts'
import { metresOf } from './measure.ts'
import type { Aim, EffortName, Part } from './part.ts'
import { type AimContext, wordFor } from './write-effort-words.ts'
import { zoneOf } from './zones-of-efforts.ts'

/** The targets of a step in the text form; undefined if one of them cannot be written. */
export function writeAims(aims: readonly Aim[], said: Part['ramp'], context: AimContext): { text: string } | undefined {
  // "75-60 %" falls.
  const own = aims.find((aim) => aim.ramp)?.ramp
  const ramp = own === 'falling' ? own : (said ?? own)
  if (ramp && aims.length > 0) return writeRamp(endsOfRamp(aims), ramp, context)
  if (haveTwoFigures(aims) || aims.some(({ step }) => step)) return undefined
  const named = withoutNamesOfFigures(aims)
  if (areContrary(aims)) return undefined
  const texts: string[] = []
  for (const aim of named) {
    const text = writeAim(aim, context)
    if (text === undefined) return undefined
    texts.push(text)
  }
  return { text: [...new Set(texts)].join(' ') }
}

/** The aims between which a ramp goes: a range of figures, two aims, or one. */
function endsOfRamp(aims: readonly Aim[]): readonly Aim[] {
  const figures = aims.filter(({ kind }) => FIGURES.has(kind) || kind === 'zone' || kind === 'race')
  const range = figures.find((aim) => ('low' in aim && aim.low !== aim.high) || ('until' in aim && aim.kind === 'race'))
  if (range) return [range]
  const words = aims.filter(({ kind }) => kind === 'effort')
  return figures.length > 0 ? figures : words.length > 0 ? words : aims
}

/** A figure says more than a name or a zone beside it. */
function withoutNamesOfFigures(aims: readonly Aim[]): readonly Aim[] {
  const rated = aims.filter(({ kind }) => kind === 'rated')
  const beats = aims.filter(({ kind }) => kind === 'beats')
  const figures = aims.filter(({ kind }) => FIGURES.has(kind))
  if (figures.length > 0) return [...figures.slice(0, 1), ...rated]
  const zones = aims.filter(({ kind }) => kind === 'zone' || kind === 'race' || kind === 'css')
  if (zones.length > 0) return [...zones.slice(0, 1), ...rated]
  if (beats.length > 0) return beats
  const words = aims.filter((aim) => aim.kind === 'effort')
  const hills = words.filter((aim) => aim.kind === 'effort' && aim.name === 'hills')
  const others = words.filter((one) => !hills.includes(one))
  if (hills.length > 0 && rated.length > 0) return rated
  const firm = others.filter((aim) => aim.kind === 'effort' && aim.name !== 'easy')
  // Uphill hard is harder than any pace tells.
  if (hills.length > 0 && others.every((aim) => aim.kind === 'effort' && UPHILL.has(aim.name)))
    return [...hills.slice(0, 1), ...rated]
  const [word] = firm.length > 0 ? firm : others.length > 0 ? others : hills
  return [...(word ? [word] : []), ...rated]
}

const UPHILL = new Set<EffortName>(['hard', 'fast'])

function writeAim(aim: Aim, context: AimContext): string | undefined {
  // "below zone 3", "slower than 10k pace": only figures have a limit in the text form.
  if (aim.bound && aim.kind === 'time' && !sportOf(context.sport).inPool)
    return writeAim({ ...aim, kind: 'pace', low: aim.seconds, high: aim.until ?? aim.seconds }, context)
  if (aim.bound && !LIMITED.has(aim.kind)) return undefined
  const { sport, unit } = context
  const { inPool, reference } = sportOf(sport)
  const isRide = reference.metric === 'power'
  switch (aim.kind) {
    case 'effort':
      return wordFor(isComparative(aim, context) ? 'tempo' : aim.name, context)
    case 'zone': {
      const zones = effortZones(sportOf(sport))
      if (aim.high > zones.length) return undefined
      if (aim.low === aim.high) return `Z${aim.low}`
      const [low, high] = [zones[aim.low - 1], zones[aim.high - 1]]
      return low && high ? `${tenths(low.low)}-${tenths(high.high)}%` : undefined
    }
    case 'race':
      return writeRace(aim, context)
    case 'percent':
      return writePercent(aim, context)
    case 'power':
      return isRide ? range(aim.low, aim.high, 'w', aim.bound) : undefined
    case 'pace': {
      if (isRide) return undefined
      const per =
        aim.per === 'mile'
          ? 'mi'
          : aim.per === 'km'
            ? 'km'
            : aim.per === '100' || inPool
              ? unit === 'yards'
                ? '100yd'
                : '100m'
              : unit === 'miles' || aim.low > SLOWEST_PER_KM
                ? 'mi'
                : 'km'
      if (inPool !== per.startsWith('100')) return undefined
      const low = Math.min(aim.low, aim.high)
      const high = Math.max(aim.low, aim.high)
      const [fastest, slowest] = inPool ? [50, 240] : per === 'mi' ? [220, 960] : [140, 600]
      if (low < fastest || high > slowest) return undefined
      const ends = low === high ? formatClock(low) : `${formatClock(low)}-${formatClock(high)}`
      if (aim.per === undefined && !inPool) context.assumed?.add(`No unit was said for the pace, so /${per}.`)
      return `${ends}/${per}${aim.bound ? (aim.bound === 'below' ? ' or faster' : ' or slower') : ''}`
    }
    case 'speed': {
      if (isRide || inPool || aim.bound) return undefined
      const per = aim.per === 'km' ? 'km' : 'mi'
      if (aim.low < 3 || aim.high > 24) return undefined
      const [fast, slow] = [3600 / aim.high, 3600 / aim.low].map((one) => formatClock(Math.round(one)))
      return fast === slow ? `${fast}/${per}` : `${fast}-${slow}/${per}`
    }
    case 'time':
      return writeTime(aim, context)
    case 'beats':
      return range(aim.low, aim.high, 'bpm', aim.bound)
    case 'rated':
      return `effort ${Math.round(aim.high)}/10`
    case 'css':
      return inPool ? `CSS${aim.plus < 0 ? '-' : '+'}${Math.abs(aim.plus)}` : undefined
  }
}

/** "long run, last 4 km faster": than the rest of it. */
function isComparative({ name, from, to }: Aim & { kind: 'effort' }, { isSet, sport, text }: AimContext): boolean {
  const word = text?.slice(from, to)
  return name === 'fast' && !isSet && sportOf(sport).racePaces !== undefined && /^(?:faster|quicker)$/i.test(word ?? '')
}

const LIMITED = new Set<Aim['kind']>(['percent', 'power', 'pace', 'beats'])

const SLOWEST_PER_KM = 420

function range(low: number, high: number, unit: string, bound: Aim['bound']): string | undefined {
  const [least, most] = unit === 'w' ? [40, 1500] : [60, 220]
  if (Math.min(low, high) < least || Math.max(low, high) > most) return undefined
  if (bound === 'below') return `<${high}${unit}`
  if (bound === 'above') return `${low}${unit}+`
  return low === high ? `${low}${unit}` : `${Math.min(low, high)}-${Math.max(low, high)}${unit}`
}

function writePercent(aim: Aim & { kind: 'percent' }, context: AimContext): string | undefined {
  const { sport, length } = context
  const { inPool, reference } = sportOf(sport)
  const isRide = reference.metric === 'power'
  const { low, high, of, isBare, bound } = aim
  if (isBare) {
    if (isRide) {
      const isWatts = low > MOST_PERCENT_WITHOUT_SIGN
      context.assumed?.add(`No unit was said for ${wordsOf(aim, context)}, so ${isWatts ? 'watts' : 'percent of FTP'}.`)
      return isWatts ? range(low, high, 'w', bound) : `${span(low, high)}%`
    }
    // "400s @ 78": seconds.
    if (!length || length.unit === 'seconds') return undefined
    return writeTime(
      { kind: 'time', seconds: low, ...(high > low ? { until: high } : {}), from: aim.from, to: aim.to },
      context,
    )
  }
  if (of === 'maximum') {
    if (inPool || high > 100 || low < 50 || bound) return undefined
    const [least, most] = [Math.round(low / THRESHOLD_OF_MAXIMUM), Math.round(high / THRESHOLD_OF_MAXIMUM)]
    context.assumed?.add(
      `${wordsOf(aim, context)} is read as ${least === most ? least : `${least}–${most}`} % of the heart rate at threshold, which usually lies at 90 % of the maximum.`,
    )
    return `${span(least, most)}% LTHR`
  }
  const most = isRide ? 300 : 135
  const least = isRide ? 30 : 50
  if (low < least || high > most) return undefined
  if (bound === 'below' && isRide) return span(Math.min(high, lowestOf(sport)), high).concat('%')
  if (bound) return undefined
  return `${span(low, high)}%${of === 'heart rate' ? ' LTHR' : ''}`
}

function wordsOf({ from, to }: Aim, { text = '' }: AimContext): string {
  return `“${text.slice(from, to)}”`
}

// The heart rate at threshold, of the maximal one, of trained athletes (Friel).
const THRESHOLD_OF_MAXIMUM = 0.9

/** Where the range below a limit begins: the lower end of the easiest zone. */
function lowestOf(sport: SportId): number {
  return effortZones(sportOf(sport))[0]?.low ?? 0
}

const MOST_PERCENT_WITHOUT_SIGN = 150

function span(low: number, high: number): string {
  return low === high ? String(low) : `${low}-${high}`
}

/** The time of a bout as its pace; on foot a clock time that is no time of the bout is the pace itself. */
function writeTime(aim: Aim & { kind: 'time' }, context: AimContext): string | undefined {
  const { sport, length, unit, reference } = context
  const { inPool, reference: threshold } = sportOf(sport)
  if (threshold.metric === 'power') return undefined
  const metres = length && metresOf(length)
  const own = reference ?? threshold.nominal
  const per = inPool ? 100 : 1000
  const isMiles = !inPool && unit === 'miles'
  const asPace = isMiles ? (aim.seconds / METRES_PER_MILE) * 1000 : aim.seconds
  const asTime = metres ? (aim.seconds * per) / metres : undefined
  const isTime =
    asTime !== undefined &&
    (inPool || aim.isOfBout || /\byasso/i.test(context.text ?? '') || isNearer(asTime, asPace, own, metres ?? 0))
  const pace = isTime ? asTime : asPace
  const isSprint = !inPool && metres !== undefined && metres <= LONGEST_SPRINT
  if (pace < own * (isSprint ? FASTEST_OF_SPRINTS : FASTEST) || pace > own * SLOWEST) return undefined
  if (!isTime && !inPool) context.assumed?.add(`No unit was said for the pace, so /${isMiles ? 'mi' : 'km'}.`)
  const factor = isTime && metres ? per / metres : 1
  const [low, high] = [aim.seconds, aim.until ?? aim.seconds].map((one) => one * factor).toSorted((a, b) => a - b)
  if (low === undefined || high === undefined) return undefined
  const isPerMile = isTime ? length?.unit === 'miles' : isMiles
  const unitOfPace = inPool ? (length?.unit === 'yards' ? '100yd' : '100m') : isPerMile ? 'mi' : 'km'
  const yards =
    inPool && length?.unit === 'yards' && metres
      ? (aim.seconds * 100) / length.value / (aim.seconds * factor)
      : isTime && isPerMile && !inPool
        ? METRES_PER_MILE / 1000
        : 1
  const [fast, slow] = [low * yards, high * yards].map((one) => formatClock(Math.round(one)))
  return fast === slow ? `${fast}/${unitOfPace}` : `${fast}-${slow}/${unitOfPace}`
}

/**
 * Whether a clock time is rather what a bout takes than its pace: bouts below a kilometre are said by their pace, unless nobody is
 * as fast or as slow; of longer ones the nearer one to the threshold pace.
 */
function isNearer(asTime: number, asPace: number, own: number, metres: number): boolean {
  const distance = (pace: number) => Math.abs(Math.log(pace / own))
  const isShort = metres < LEAST_OF_LONG
  if (isShort && asPace >= own * FASTEST_OF_SHORT && asPace <= own * SLOWEST_OF_SHORT) return false
  return distance(asTime) <= distance(asPace)
}

// Meters.
const LEAST_OF_LONG = 1000

// Of the threshold pace (our choice).
const [FASTEST_OF_SHORT, SLOWEST_OF_SHORT] = [0.8, 1.3]

// Of the threshold pace (our choice).
const FASTEST_OF_SPRINTS = 0.55

// Meters.
const LONGEST_SPRINT = 400

const [FASTEST, SLOWEST] = [0.66, 1.9]

function writeRace(aim: Aim & { kind: 'race' }, context: AimContext): string | undefined {
  const { racePaces, reference } = sportOf(context.sport)
  if (!racePaces) return undefined
  const { race, until, plus, share } = aim
  if (share) {
    const of = percentOfRace(race === 'mile' ? '1500m' : race, context.reference ?? reference.nominal) / 100
    return `${tenths(share.low * of)}-${tenths(share.high * of + (share.low === share.high ? 1 : 0))}%`
  }
  if (race !== 'mile' && race !== 'threshold' && !until && !plus) return racePaceName(race)
  if (race === 'mile' && !plus && !until) return racePaceName('1500m')
  const threshold = context.reference ?? reference.nominal
  const own = race === 'mile' ? '1500m' : race
  const [low, high] = [percentOfRace(own, threshold), percentOfRace(until ?? own, threshold)].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined) return undefined
  const whose = context.reference === undefined ? 'a threshold pace' : 'your threshold pace'
  context.assumed?.add(
    `${wordsOf(aim, context)} was worked out from ${whose} of ${formatClock(Math.round(threshold))}/km.`,
  )
  const isPerMile = (aim.per ?? (context.unit === 'miles' ? 'mile' : 'km')) === 'mile'
  const seconds = (plus ?? 0) * (isPerMile ? 1000 / METRES_PER_MILE : 1)
  const changed = (percent: number) => (100 * threshold) / ((100 * threshold) / percent + seconds)
  const width = until ? 0 : 0.01
  return `${tenths(changed(low) * (1 - width))}-${tenths(changed(high) * (1 + width))}%`
}

function percentOfRace(race: Race | 'threshold', threshold: number): number {
  if (race === 'threshold') return 100
  const [low, high] = racePercents(race, threshold)
  return (low + high) / 2
}

function tenths(percent: number): number {
  return Math.round(percent * 10) / 10
}

/** From the easier end to the harder one, or back. */
function writeRamp(
  aims: readonly Aim[],
  ramp: NonNullable<Part['ramp']>,
  context: AimContext,
): { text: string } | undefined {
  const watts = rampOfWatts(aims, ramp, context)
  if (watts) return watts
  const ends = aims.map((aim) => percentsOf(aim, context))
  const known = ends.filter((one) => one !== undefined)
  if (known.length < ends.length || known.length === 0) {
    const [only] = aims
    if (aims.length !== 1 || !only) return undefined
    const text = writeAim(only, context)
    if (text === undefined) return undefined
    // A pace rises from the slower one to the quicker one.
    const paces = /^(\d+:\d\d)-(\d+:\d\d)(\/.*)$/.exec(text)
    if (paces && only.kind === 'pace')
      return { text: ramp === 'falling' ? `ramp ${text}` : `ramp ${paces[2]}-${paces[1]}${paces[3]}` }
    return { text: `ramp ${ramp === 'falling' ? 'down ' : ''}${text}` }
  }
  const first = known[0]
  const last = known.at(-1)
  if (!first || !last) return undefined
  if (context.isRampTo && known.length === 1) {
    const end = (first[0] + first[1]) / 2
    const from = ramp === 'falling' ? end + DOWN_BY : Math.min(UP_FROM, end - 10)
    return { text: `ramp ${tenths(from)}-${tenths(end)}%` }
  }
  const start = known.length > 1 ? (first[0] + first[1]) / 2 : ramp === 'falling' ? first[1] : first[0]
  const end = known.length > 1 ? (last[0] + last[1]) / 2 : ramp === 'falling' ? first[0] : first[1]
  if (Math.abs(start - end) < 1) {
    const [only] = aims
    const text = only && writeAim(only, context)
    return text === undefined ? undefined : { text }
  }
  return { text: `ramp ${tenths(start)}-${tenths(end)}%` }
}

/** "100 to 180 w", "200 w down to 120 w": in the watts that were said. */
function rampOfWatts(
  [one, other = one, ...more]: readonly Aim[],
  ramp: NonNullable<Part['ramp']>,
  { sport, isRampTo }: AimContext,
): { text: string } | undefined {
  if (one?.kind !== 'power' || other?.kind !== 'power' || more.length > 0 || isRampTo) return undefined
  if (sportOf(sport).reference.metric !== 'power') return undefined
  const all = [one.low, one.high, other.low, other.high]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  if (low === high || range(low, high, 'w', undefined) === undefined) return undefined
  const isFalling = ramp === 'falling' || (other !== one && other.low < one.low)
  return { text: isFalling ? `ramp ${high}-${low}w` : `ramp ${low}-${high}w` }
}

// Percent of threshold, where only the end of a ramp is said (our choice).
const [UP_FROM, DOWN_BY] = [50, 20]

/** An aim in percent of threshold. */
function percentsOf(aim: Aim, context: AimContext): [low: number, high: number] | undefined {
  const sport = sportOf(context.sport)
  const zones = effortZones(sport)
  if (aim.kind === 'percent' && !aim.of && (!aim.isBare || aim.high <= MOST_PERCENT_WITHOUT_SIGN))
    return [aim.low, aim.high]
  if (aim.kind === 'power' && context.reference && sport.reference.metric === 'power')
    return [(100 * aim.low) / context.reference, (100 * aim.high) / context.reference]
  if (aim.kind === 'zone') {
    const [low, high] = [zones[aim.low - 1], zones[aim.high - 1]]
    return low && high ? [low.low, high.high] : undefined
  }
  if (aim.kind === 'race' && sport.racePaces) {
    const text = writeRace(aim, context)
    const threshold = context.reference ?? sport.reference.nominal
    const own = aim.race === 'mile' ? '1500m' : aim.race
    const ends = [own, aim.until ?? own].map((race) => percentOfRace(race, threshold)).toSorted((a, b) => a - b)
    const [low, high] = ends
    return text === undefined || low === undefined || high === undefined ? undefined : [low, high]
  }
  if (aim.kind === 'effort') {
    const number = zoneOf[aim.name]
    const zone = number === undefined ? undefined : zones[number - 1]
    return zone ? [(zone.low + zone.high) / 2, (zone.low + zone.high) / 2] : undefined
  }
  return undefined
}
