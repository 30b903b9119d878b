import { effortZones } from '../../sports/effort-zones.ts'
import { type Sport, type SportId, sportOf, sports, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { cyclingHeartRateAsPower } from '../../sports/zones.ts'
import type { Meaning, Mention } from '../mention.ts'
import { sessionOfClassic } from '../readers/structure/classics.ts'
import type { SessionName } from '../tokens/words/session-words.ts'

/** A name of a type with its rank. `type` is undefined if the sport has none of that name. */
export type SaidType = { mention: Mention; type: WorkoutType | undefined; rank: number }

/** Every type that the mentions name, as one of the sport's types. */
export function findSaidTypes(mentions: readonly Mention[], sport: SportId): SaidType[] {
  return mentions.flatMap((mention) => {
    const rank = rankOf(mention)
    if (rank === undefined) return []
    // Only in a pool a ladder is a type of its own.
    const isShape = mention.kind === 'rungs' || (mention.kind === 'session' && mention.session === 'ladder')
    const own = isShape && !sportOf(sport).inPool ? SOFT_RANK : rank
    return [{ mention, type: typeOf(mention, sportOf(sport)), rank: own }]
  })
}

/** The only sport that has the named session: sweet spot is ridden, a ladder is swum. */
export function onlySportFor(meaning: Meaning): SportId | undefined {
  if (meaning.kind === 'race pace' || (meaning.kind === 'changed pace' && meaning.of !== 'threshold'))
    return sports.find(hasRacePaces)?.id
  if (meaning.kind === 'session') return onlySportWith(meaning.session)?.id
  // Heart rate and pace have five zones.
  return meaning.kind === 'zone' && meaning.zone > 5 ? powerSport : undefined
}

/** The first sport that is measured in watts. */
export const powerSport = sports.find(({ reference }) => reference.metric === 'power')?.id

/** The sports that have a type for every mention. */
export function sportsFor(mentions: readonly Mention[]): SportId[] {
  const named = mentions.filter((mention) => rankOf(mention) !== undefined)
  return sports.filter((sport) => named.every((mention) => typeOf(mention, sport))).map(({ id }) => id)
}

/** A sentence that lists the types of a sport. */
export function listTypes(sport: SportId): string {
  const { noun, workoutTypes } = sportOf(sport)
  return `Say which kind of ${noun}: ${listing.format(workoutTypes.map((type) => workoutTypeLabel[type]))}.`
}

// British English has no comma before "and".
const listing = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** From this rank on, a second type is a contradiction and is left unread. */
export const FIRM_RANK = 3
/** Up to this rank, a set says more than the name. */
export const SOFT_RANK = 1

/**
 * How firmly a name stands for a type, and the types it can stand for: a sport has the first that is one of its own. The
 * highest rank wins, so that "long tempo run" is a tempo run (our choice).
 */
const sessions: Record<SessionName, { rank: number; types: readonly WorkoutType[] }> = {
  ladder: { rank: 4, types: ['ladder sets', 'interval'] },
  'sweet spot': { rank: 3, types: ['sweet spot'] },
  // VO2 max on foot is an interval session: its pace is that of zone 5.
  vo2: { rank: 3, types: ['v02 max', 'interval'] },
  // CSS is the threshold of a swimmer, and is swum in repeats.
  threshold: { rank: 3, types: ['threshold', 'interval'] },
  tempo: { rank: 3, types: ['tempo'] },
  cruise: { rank: 3, types: ['threshold'] },
  fartlek: { rank: 3, types: ['interval'] },
  'over-unders': { rank: 2, types: ['threshold', 'interval'] },
  endurance: { rank: 2, types: ['endurance'] },
  css: { rank: 2, types: ['interval'] },
  anaerobic: { rank: 2, types: ['interval'] },
  hills: { rank: 2, types: ['interval'] },
  interval: { rank: 2, types: ['interval'] },
  repeats: { rank: 1, types: ['interval'] },
  easy: { rank: 1, types: ['endurance'] },
  hard: { rank: 0, types: [] },
}

function rankOf(meaning: Meaning): number | undefined {
  if (meaning.kind === 'session') return sessions[meaning.session].rank
  if (meaning.kind === 'zone') return meaning.zone <= 2 ? sessions.endurance.rank : FIRM_RANK
  if (meaning.kind === 'race pace') return FIRM_RANK
  if (meaning.kind === 'classic') return sessions[sessionOfClassic[meaning.name]].rank
  if (meaning.kind === 'over-under') return sessions['over-unders'].rank
  if (meaning.kind === 'rungs') return sessions.endurance.rank
  if (meaning.kind === 'offset') return sessions.css.rank
  // "threshold @ 4:10" names the type, too, if nothing firmer does.
  return meaning.kind === 'pace' && meaning.isType ? sessions.easy.rank : undefined
}

function typeOf(meaning: Meaning, sport: Sport): WorkoutType | undefined {
  if (meaning.kind === 'session') return typeOfName(meaning.session, sport)
  if (meaning.kind === 'rungs') return typeOfName('ladder', sport)
  if (meaning.kind === 'offset') return typeOfName('css', sport)
  if (meaning.kind === 'classic') return typeOfName(sessionOfClassic[meaning.name], sport)
  if (meaning.kind === 'over-under') return typeOfName('over-unders', sport)
  if (meaning.kind === 'zone') return typeOfZone(meaning.isOfPulse ? zoneOfPower(meaning.zone) : meaning.zone, sport)
  if (meaning.kind === 'pace' && meaning.isType) return typeOfName('threshold', sport)
  if (meaning.kind !== 'race pace' || !hasRacePaces(sport)) return undefined
  // Daniels: interval pace is about that of 5 km, threshold pace lies between 10 km and half marathon.
  return meaning.kilometres <= 5 ? 'interval' : meaning.kilometres < 30 ? 'threshold' : 'tempo'
}

function typeOfName(name: SessionName, sport: Sport): WorkoutType | undefined {
  const owner = ownerOf(name)
  if ((owner && owner !== sport) || (name === 'hills' && sport.inPool)) return undefined
  return sessions[name].types.find((type) => sport.workoutTypes.includes(type))
}

/** The sport whose own the name is, or the only one with the first of its types. */
function onlySportWith(name: SessionName): Sport | undefined {
  const [first] = sessions[name].types
  const [only, ...more] = sports.filter(({ workoutTypes }) => first && workoutTypes.includes(first))
  return ownerOf(name) ?? (more.length === 0 ? only : undefined)
}

function ownerOf(name: SessionName): Sport | undefined {
  return sports.find(({ sentence }) => sentence.ownSessions.includes(name))
}

/** The type whose work is done in a zone; where there is none, intervals, and in the two lowest zones endurance. */
export function typeOfZone(zone: number, sport: Sport): WorkoutType | undefined {
  if (zone > effortZones(sport).length) return undefined
  return sport.workoutTypes.find((type) => sport.workZones[type] === zone) ?? (zone > 2 ? 'interval' : 'endurance')
}

/** The hardest zone of power that a rider's zone of the heart rate stands for. */
function zoneOfPower(zone: number): number {
  return cyclingHeartRateAsPower[zone - 1]?.[1] ?? Number.POSITIVE_INFINITY
}

/** Whether races are known by their paces per kilometre. */
export function hasRacePaces({ paceUnits }: Sport): boolean {
  return paceUnits.includes('km')
}
