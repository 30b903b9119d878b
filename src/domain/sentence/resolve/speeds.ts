import { sportOf } from '../../sports/registry.ts'
import { METRES_PER_MILE } from '../../units/distance.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { SPEED } from '../tokens/words/unsupported-words.ts'
import type { SportContext } from './measure.ts'

/**
 * The speeds of a treadmill as paces: "5 x 4 min @ 12 km/h" is run at 5:00/km. No step of a ride has a speed: that of all of a
 * ride is its note, "50 km around 30 km/h", and others stay unread.
 */
export function resolveSpeeds(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  const { racePaces, inPool } = sportOf(sport)
  if (!racePaces && !inPool && isOfOneLength(mentions))
    return mentions.map((one): Mention => {
      if (one.kind !== 'unsupported' || one.sentence !== SPEED) return one
      const words = sentence.slice(one.from, one.to).toLowerCase()
      const figures = (words.match(/\d+/g) ?? []).map(Number)
      return /^\d/.test(words) && figures.every((figure) => figure <= MAX_SPEED_OF_RIDE)
        ? { ...one, kind: 'split', words: `about ${words}`, isManner: true }
        : one
    })
  if (!racePaces) return [...mentions]
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'unsupported' || mention.sentence !== SPEED) return mention
    const { from, to } = mention
    const words = sentence.slice(from, to)
    const speeds = [...words.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')))
    const perHour = /m(?:ph|i)/i.test(words) ? METRES_PER_MILE : 1000
    const paces = speeds.map((speed) => Math.round(3_600_000 / (speed * perHour)))
    const [slowest, fastest] = [Math.max(...paces), Math.min(...paces)]
    if (paces.length === 0 || paces.length > 2 || fastest < MIN_PACE || slowest > MAX_PACE) return mention
    const until = slowest > fastest ? { until: slowest } : {}
    return { kind: 'pace', seconds: fastest, ...until, per: 'km', isAimed: true, from, to }
  })
}

/** Whether one length is all that is said of a ride. */
function isOfOneLength(mentions: readonly Mention[]): boolean {
  return mentionsOf('amount', mentions).length === 1 && !mentions.some(({ kind }) => OTHER_PARTS.has(kind))
}

const OTHER_PARTS = new Set<Mention['kind']>([
  ...(['set', 'sets of', 'rungs', 'classic', 'every', 'warm-up or cool-down', 'over-under'] as const),
])
// In kilometres or miles per hour: nobody rides faster for long (our choice).
const MAX_SPEED_OF_RIDE = 55
// Seconds per kilometre: 24 km/h, and 6 km/h, below which one walks (our choice).
const MIN_PACE = 150
const MAX_PACE = 600
