import type { BuiltPart } from '../request/built-part.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a stretch that is said to be harder than another one, "1.6k cruise, last 400 hard", and is built no harder. */
export function findEffortsInOrder({ parts, isNamed }: Facts): Check[] {
  const all = parts.flatMap(effortOf)
  return all
    .filter(({ isHard, zone }) => isHard && all.some((other) => !other.isHard && other.zone >= zone))
    .filter(({ place }) => !isNamed(place))
    .map(({ place }) => checkAt(place, NOT_HARDER))
}

/** The word for the effort of one stretch and the zone that it was built in. */
function effortOf({ mentions, reading }: BuiltPart) {
  const zone = Number(ZONE.exec(reading)?.[1])
  const [place, ...more] = mentions.filter(({ kind }) => kind === 'session')
  if (place?.kind !== 'session' || more.length > 0 || !zone || reading.includes('×')) return []
  const isHard = HARD.has(place.session)
  return isHard || SOFTER.has(place.session) ? [{ place, zone, isHard }] : []
}

const ZONE = /^[^(,]* at zone (\d)/
const HARD = new Set<SessionName>(['hard', 'anaerobic', 'vo2'])
const SOFTER = new Set<SessionName>(['easy', 'endurance', 'tempo', 'cruise'])
const NOT_HARDER = 'This is said to be harder than another part, and is built no harder: check both.'
