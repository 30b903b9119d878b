import { sportOf } from '../../sports/registry.ts'
import { METRES_PER_MILE } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { SPEED } from '../tokens/words/unsupported-words.ts'
import type { SportContext } from './measure.ts'

/** The speeds of a treadmill as paces: "5 x 4 min @ 12 km/h" is run at 5:00/km. Speeds of rides stay unread. */
export function resolveSpeeds(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  if (!sportOf(sport).racePaces) return [...mentions]
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

// Seconds per kilometre: 24 km/h, and 6 km/h, below which one walks (our choice).
const MIN_PACE = 150
const MAX_PACE = 600
