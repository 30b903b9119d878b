import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Meaning } from '../mention.ts'
import { findSaidTypes, SOFT_RANK } from '../resolve/session-type.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold/folding.ts'
import type { Aim, EffortName } from './part.ts'

const sessionOf: Partial<Record<EffortName, SessionName>> = {
  recovery: 'easy',
  easy: 'easy',
  steady: 'endurance',
  endurance: 'endurance',
  tempo: 'tempo',
  'sweet spot': 'sweet spot',
  threshold: 'threshold',
  css: 'css',
  vo2: 'vo2',
  anaerobic: 'anaerobic',
  sprint: 'anaerobic',
  max: 'anaerobic',
  hard: 'hard',
  fast: 'hard',
  hills: 'hills',
}

const kilometresOf = { '1500m': 1.5, mile: 1.6, '3k': 3, '5k': 5, '10k': 10, 'half marathon': 21.1, marathon: 42.2 }

/** The type that the words for efforts and for sessions name; a set on land is none of the easy ones. */
export function typeOfAims(
  aims: readonly Aim[],
  sessions: Folded['sessions'],
  sport: SportId,
  hasSet: boolean,
): WorkoutType | undefined {
  // "2 hours easy with hills": hills are on the way.
  const isHill = (aim: Aim) => aim.kind === 'effort' && aim.name === 'hills'
  const isOnWay = !hasSet && aims.some((aim) => isEasyAim(aim) || (aim.kind === 'zone' && aim.high <= 2))
  const own = isOnWay ? aims.filter((aim) => !isHill(aim)) : aims
  const names = isOnWay ? sessions.filter((one) => one !== 'hills') : sessions
  const meanings = [...own.flatMap(meaningsOf), ...names.flatMap(meaningOfSession)]
  const said = findSaidTypes(
    meanings.map((meaning) => ({ ...meaning, from: 0, to: 0 })),
    sport,
  )
  const isOverridden = ({ type, rank }: (typeof said)[number]) =>
    hasSet && !sportOf(sport).inPool && rank <= SOFT_RANK && type === 'endurance'
  return said
    .filter((one) => one.type !== undefined && !isOverridden(one))
    .toSorted((one, other) => other.rank - one.rank)[0]?.type
}

function meaningsOf(aim: Aim): Meaning[] {
  switch (aim.kind) {
    case 'effort': {
      const session = sessionOf[aim.name]
      return session ? [{ kind: 'session', session }] : []
    }
    case 'zone':
      return aim.low === aim.high ? [{ kind: 'zone', zone: aim.high }] : []
    case 'race':
      if (aim.race === 'threshold') return [{ kind: 'session', session: 'threshold' }]
      return [{ kind: 'race pace', kilometres: kilometresOf[aim.race] }]
    default:
      return []
  }
}

function meaningOfSession(session: Folded['sessions'][number]): Meaning[] {
  if (session === 'fartlek' || session === 'hills') return [{ kind: 'session', session }]
  if (session === 'intervals') return [{ kind: 'session', session: 'interval' }]
  return session === 'long' ? [{ kind: 'session', session: 'easy' }] : []
}
