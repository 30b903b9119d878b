import { type SportId, sportOf, sports, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import type { Meaning, Mention } from '../readers/mention.ts'
import type { SessionName } from '../tokens/words/session-words.ts'

/** A name of a type with its rank. `type` is undefined if the sport has none of that name. */
export type SaidType = { mention: Mention; type: WorkoutType | undefined; rank: number }

/** Every type that the mentions name, as one of the sport's types. */
export function findSaidTypes(mentions: readonly Mention[], sport: SportId): SaidType[] {
  return mentions.flatMap((mention) => {
    const rank = rankOf(mention)
    return rank === undefined ? [] : [{ mention, type: typeOf(mention, sport), rank }]
  })
}

/** The only sport that has the named session: sweet spot is ridden, a ladder is swum. */
export function onlySportFor(meaning: Meaning): SportId | undefined {
  if (meaning.kind === 'race pace') return 'running'
  if (meaning.kind === 'zone') return meaning.zone > 5 ? 'cycling' : undefined
  return meaning.kind === 'session' ? onlySport[meaning.session] : undefined
}

/** Whether the sport has a type for the meaning, or the meaning names none. */
function hasTypeFor(sport: SportId, meaning: Meaning): boolean {
  return rankOf(meaning) === undefined || typeOf(meaning, sport) !== undefined
}

/** A sentence that lists the types of a sport. */
export function listTypes(sport: SportId): string {
  const { noun, workoutTypes } = sportOf(sport)
  const names = (workoutTypes as readonly WorkoutType[]).map((type) => workoutTypeLabel[type])
  return `For a ${noun} there are ${listing.format(names)}.`
}

// British English has no comma before "and".
const listing = new Intl.ListFormat('en-GB')

const onlySport: Partial<Record<SessionName, SportId>> = {
  'sweet spot': 'cycling',
  vo2: 'cycling',
  ladder: 'swimming',
  css: 'swimming',
  cruise: 'running',
  fartlek: 'running',
}

/** How firmly a word names a type: the highest rank wins, so that "long tempo run" is a tempo run (our choice). */
const ranks: Record<SessionName, number> = {
  ladder: 4,
  'sweet spot': 3,
  vo2: 3,
  threshold: 3,
  'over-unders': 2,
  tempo: 3,
  cruise: 3,
  fartlek: 3,
  endurance: 2,
  css: 2,
  anaerobic: 2,
  hills: 2,
  interval: 2,
  repeats: 1,
  easy: 1,
  hard: 0,
}
/** From this rank on, a second type is a contradiction and is left unread. */
export const FIRM_RANK = 3
/** Up to this rank, a set says more than the name. */
export const SOFT_RANK = 1

function rankOf(meaning: Meaning): number | undefined {
  if (meaning.kind === 'session') return ranks[meaning.session]
  if (meaning.kind === 'zone') return meaning.zone <= 2 ? ranks.endurance : FIRM_RANK
  if (meaning.kind === 'race pace') return FIRM_RANK
  if (meaning.kind === 'rungs') return ranks.endurance
  // "threshold 4:10" is a pace, and names the type if nothing firmer does.
  return meaning.kind === 'pace' && meaning.isType ? ranks.easy : undefined
}

function typeOf(meaning: Meaning, sport: SportId): WorkoutType | undefined {
  if (meaning.kind === 'session') return typesBySession[sport][meaning.session]
  if (meaning.kind === 'rungs') return sport === 'swimming' ? 'ladder sets' : 'interval'
  if (meaning.kind === 'zone') return zonesOf[sport][meaning.zone - 1]
  if (meaning.kind === 'pace' && meaning.isType && meaning.label) return typesBySession[sport][meaning.label]
  if (meaning.kind !== 'race pace' || sport !== 'running') return undefined
  // Daniels: interval pace is about that of 5 km, threshold pace lies between 10 km and half marathon.
  return meaning.kilometres <= 5 ? 'interval' : meaning.kilometres < 30 ? 'threshold' : 'tempo'
}

const typesBySession: Record<SportId, Partial<Record<SessionName, WorkoutType>>> = {
  running: {
    easy: 'endurance',
    endurance: 'endurance',
    tempo: 'tempo',
    threshold: 'threshold',
    'over-unders': 'threshold',
    cruise: 'threshold',
    // VO2 max on foot is an interval session: its pace is that of zone 5.
    vo2: 'interval',
    anaerobic: 'interval',
    interval: 'interval',
    repeats: 'interval',
    fartlek: 'interval',
    hills: 'interval',
    // Outside the pool a ladder is an interval session.
    ladder: 'interval',
  },
  cycling: {
    easy: 'endurance',
    endurance: 'endurance',
    tempo: 'tempo',
    threshold: 'threshold',
    'over-unders': 'threshold',
    'sweet spot': 'sweet spot',
    vo2: 'v02 max',
    anaerobic: 'interval',
    interval: 'interval',
    repeats: 'interval',
    hills: 'interval',
    ladder: 'interval',
  },
  swimming: {
    easy: 'endurance',
    endurance: 'endurance',
    // CSS is the threshold of a swimmer, and is swum in repeats.
    threshold: 'interval',
    'over-unders': 'interval',
    css: 'interval',
    vo2: 'interval',
    anaerobic: 'interval',
    interval: 'interval',
    repeats: 'interval',
    ladder: 'ladder sets',
  },
}

/** Types by zone: pace zones on foot and in the pool, power zones on the bike. */
const zonesOf: Record<SportId, readonly WorkoutType[]> = {
  running: ['endurance', 'endurance', 'tempo', 'threshold', 'interval'],
  cycling: ['endurance', 'endurance', 'tempo', 'sweet spot', 'threshold', 'v02 max', 'interval'],
  swimming: ['endurance', 'endurance', 'interval', 'interval', 'interval'],
}

/** The sports that have a type for every mention. */
export function sportsFor(mentions: readonly Mention[]): SportId[] {
  return sports.map(({ id }) => id).filter((sport) => mentions.every((mention) => hasTypeFor(sport, mention)))
}
