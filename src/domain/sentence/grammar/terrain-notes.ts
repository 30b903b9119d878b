import type { Token } from './lex.ts'
import { aimAt } from './scan-aims.ts'

/**
 * The index behind what is done where the ground is such, of which nobody knows how long it is: "walk the steep bits", "push
 * all the climbs". It is a note to the session.
 */
export function terrainNoteAt(tokens: readonly Token[], at: number): number | undefined {
  if (!DOES.test(tokens[at]?.text ?? '')) return undefined
  let next = at + 1
  while (/^(?:all|of|any)$/.test(tokens[next]?.text ?? '')) next += 1
  if (tokens[next]?.text !== 'the') return undefined
  next += 1
  const start = next
  while (
    GROUND.test(tokens[next]?.raw.toLowerCase() ?? '') ||
    (next > start && /^(?:and|&|n)$/.test(tokens[next]?.text ?? ''))
  )
    next += 1
  if (next === start || tokens[next]?.kind === 'number') return undefined
  let end = next
  while (/^(?:to|at|@|about|around|in|up)$/.test(tokens[end]?.text ?? '')) end += 1
  return aimAt(tokens, end, end > next)?.next ?? next
}

const DOES = /^(?:walk|hike|run|jog|push|work|attack|float|hammer|ease|coast|power)$/
const GROUND =
  /^(?:steep\w*|hills?|climbs?|ups?|uphills?|downs?|downhills?|descents?|flats?|bits?|stuff|sections?|parts|slopes|ones|rises|technical)$/
