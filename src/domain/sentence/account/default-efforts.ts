import type { Mention } from '../mention.ts'
import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { saysEffort } from './says-effort.ts'
import { wordsOf } from './told.ts'

/**
 * Tells the effort of every part that got that of the session, because nothing was said of its own: the name of the
 * session was said of another part, or of parts that are measured in another way, "T pace: 2mi-1mi, 1' after".
 */
export function tellDefaultEfforts({ sentence, parts, understood: { workout, found } }: Facts): Inferred[] {
  if (!workout || parts.length < 2) return []
  const unsaid = parts.flatMap((part) => {
    const zone = HARD.exec(part.reading)?.groups?.zone
    const head = part.mentions.find(isLength)
    const words = head && wordsOf(head, sentence)
    return zone && words && !ON.test(words) && !part.mentions.some(saysEffort) ? [{ part, zone, words }] : []
  })
  const [first] = unsaid
  if (!first) return []
  const start = Math.min(...parts.flatMap(({ mentions }) => mentions.filter(isLength).map(({ from }) => from)))
  const isHeaded = found.some(({ field, from }) => field === 'workoutType' && from < start)
  const isTimed = TIMED.test(first.part.reading)
  const told = isHeaded ? unsaid.filter(({ part }) => TIMED.test(part.reading) !== isTimed) : unsaid
  return [...new Set(told.map(({ zone }) => zone))].map((zone) => {
    const words = new Set(told.filter((one) => one.zone === zone).map((one) => `“${one.words}”`))
    return {
      field: 'mainSet',
      reading: 'Assumed',
      because: `No effort was said for ${[...words].join(', ')}, so ${zone}.`,
    }
  })
}

/** The zone of the first step of a part, if it is one of work. */
const HARD = /^[^(,]* at (?<zone>zone [3-7])/
const TIMED = /^(?:\d+ × )?[\d.]+ (?:hour|minute|second)/
// "10x(1' on / 1' off)"
const ON = /\bon\b/i
const LENGTHS = new Set<Mention['kind']>(['amount', 'set', 'rungs', 'warm-up or cool-down'])

function isLength({ kind }: Mention): boolean {
  return LENGTHS.has(kind)
}
