import { type SportId, sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { usualSeconds } from '../readers/structure/classics.ts'
import type { Amount } from '../tokens/amounts.ts'

/** A bare figure in minutes, where everything else on land is in time: "6x(40s max / 20s off), 5 easy". */
export function inMinutesOfOthers(
  mentions: readonly Mention[],
  own: Mention,
  value: number,
  sport: SportId,
): Amount | undefined {
  const all = mentions.flatMap((one): Amount[] => {
    if (one.kind === 'classic') return [{ kind: 'time', seconds: usualSeconds[one.name] }]
    return one.kind === 'set' ? [one.bout] : one.kind === 'amount' ? [one.amount] : []
  })
  const isTimed =
    (all.some(({ kind }) => kind === 'time' || kind === 's') || areMinutes(mentions, value, sport)) &&
    !all.some(({ kind }) => kind === 'distance' || kind === 'm')
  // "30 secs hard, 30 easy, 60 hard"
  const areSeconds =
    all.filter((one) => one.kind === 'time').every((one) => one.isSeconds) &&
    // What is easy before a set of seconds is none of them: "easy 30, then 6x20 s hills".
    mentions.some((one) => isInTime(one) && (one.kind !== 'set' || one.from < own.from)) &&
    !isBehindLastSet(mentions, own)
  const seconds = areSeconds && value >= 10 ? value : value * 60
  // In a pool 25, 50 and 75 are metres: "sea swim 10 easy, 6x2 min hard, 10 easy".
  const canBeMinutes =
    !sportOf(sport).inPool || (all.some(({ kind }) => kind === 'time') && value < 100 && value % 25 !== 0)
  return isTimed && canBeMinutes && value <= 120 ? { kind: 'time', seconds } : undefined
}

/** Whether a figure stands behind the last set, which has its rest: "3x(6x30/30s), 15 easy". */
function isBehindLastSet(mentions: readonly Mention[], own: Mention): boolean {
  const last = mentionsOf('set', mentions).at(-1)
  const hasRest =
    last?.rest !== undefined ||
    mentionsOf('rest', mentions).some(({ from }) => last && from >= last.to && from < own.from)
  return last !== undefined && hasRest && last.to <= own.from
}

function isInTime(mention: Mention): boolean {
  if (mention.kind === 'set') return mention.bout.kind === 'time'
  return mention.kind === 'classic' || (mention.kind === 'amount' && mention.amount.kind === 'time')
}

/** Whether figures without a unit, each with its effort, are in minutes: "10 easy 20 tempo 10 easy". */
function areMinutes(mentions: readonly Mention[], value: number, sport: SportId): boolean {
  const bare = mentions.flatMap((one) => (one.kind === 'amount' && one.amount.kind === 'bare' ? one.amount.value : []))
  const efforts = mentions.filter(({ kind }) => EFFORTS.has(kind)).length
  // "run 20 walk 5 run 20"
  const isListed = (bare.length > 1 && efforts > 1) || (bare.length > 2 && efforts > 0)
  const { minBareMinutes } = sportOf(sport).sentence
  return isListed && value < minBareMinutes && bare.some((one) => one >= minBareMinutes && one <= 120)
}

const EFFORTS = new Set<Mention['kind']>(['session', 'zone', 'rated', 'power', 'percent'])

/** A distance of the track in a row of distances, each with its target: "1k at 4:00, 800 at 3:50, 400 all out". */
export function inMetresOfTrack(
  all: readonly Mention[],
  at: number,
  value: number,
  sport: SportId,
): Amount | undefined {
  if (!sportOf(sport).racePaces || value < 200 || value > 3000 || value % 50 !== 0) return undefined
  const isRow = all.some((one) => one.kind === 'amount' && one.amount.kind === 'distance')
  const next = all.slice(at + 1).find(({ kind }) => kind !== 'filler')
  const isAimed = next !== undefined && targets.has(next.kind)
  const isTimed = next?.kind === 'amount' && next.amount.kind === 'clock'
  return isRow && (isAimed || isTimed) ? { kind: 'distance', value, unit: 'meters' } : undefined
}

/** Some of a lap beside more of it: "10x(300 fast/100 slow)", "2x(300, 200, 100)". */
export function inMetresOfLaps(
  all: readonly Mention[],
  own: Mention,
  value: number,
  sport: SportId,
): Amount | undefined {
  if (!sportOf(sport).racePaces || value < 50 || value >= 200 || value % 50 !== 0) return undefined
  const lengths = all.filter(({ kind }) => kind === 'amount' || kind === 'set')
  const at = lengths.indexOf(own)
  const isOfLap = (one: Mention | undefined) => {
    const amount = one?.kind === 'amount' ? one.amount : one?.kind === 'set' ? one.bout : undefined
    const isInMetres =
      amount?.kind === 'bare' || amount?.kind === 'm' || (amount?.kind === 'distance' && amount.unit === 'meters')
    return isInMetres && amount.value >= 200 && amount.value < 1000 && amount.value % 50 === 0
  }
  return isOfLap(lengths[at - 1]) || isOfLap(lengths[at + 1]) ? { kind: 'distance', value, unit: 'meters' } : undefined
}

const targets = new Set<Mention['kind']>(['pace', 'bout time', 'race pace', 'session', 'zone', 'send-off'])

/** A half marathon or a marathon in miles: "run 13.1". */
export function raceLength(value: number, sport: SportId): Amount | undefined {
  const { racePaces, distanceUnits } = sportOf(sport)
  const isRace = value === 13.1 || value === 26.2
  return isRace && racePaces && distanceUnits.includes('miles') ? { kind: 'distance', value, unit: 'miles' } : undefined
}

/** A bare figure in the unit of a greater amount: "8 miles with 4 at tempo". */
export function inUnitOfAnother(mentions: readonly Mention[], own: Mention, value: number): Amount | undefined {
  for (const mention of mentionsOf('amount', mentions)) {
    const { amount } = mention
    if (mention === own) continue
    if (amount.kind === 'distance' && amount.value > value) return { ...amount, value }
    if (amount.kind === 'time' && amount.seconds > value * 60) return { kind: 'time', seconds: value * 60 }
  }
  return undefined
}
