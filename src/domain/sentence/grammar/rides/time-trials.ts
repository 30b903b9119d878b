import type { Token } from '../lex.ts'
import { atomAt } from '../lexicon.ts'
import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { spanOf, unitAt } from '../scan-lengths.ts'

/**
 * The distance of a time trial before its name: the title of a session, "25 TT sim:", "10 mile TT prep", or as far as is ridden,
 * "club 10 TT effort" (miles, as these races are named).
 */
export function timeTrialAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Phrase[],
): { title: true; next: number } | { length: Length; next: number } | undefined {
  const figure = tokens[at]
  if (figure?.kind !== 'number' || !DISTANCES.has(figure.value) || before.at(-1)?.is === 'count') return undefined
  const unit = unitAt(tokens, at + 1)
  if (unit && unit.unit !== 'mi' && unit.unit !== 'km') return undefined
  const name = nameAt(tokens, unit?.next ?? at + 1)
  if (!name) return undefined
  const end = TITLES.has(tokens[name]?.text ?? '') ? name + 1 : name
  if (end > name || tokens[name]?.text === ':') return { title: true, next: end }
  const isEvent = tokens[at - 1]?.text === 'club'
  if (unit || !isEvent) return undefined
  return { length: { value: figure.value, unit: 'mi', ...spanOf(tokens, at, at + 1) }, next: at + 1 }
}

/** The index behind "TT" or "time trial". */
function nameAt(tokens: readonly Token[], at: number): number | undefined {
  const effort = atomAt(tokens, at, 'effort')
  if (effort?.atom.name !== 'time trial') return undefined
  return tokens[at]?.text === 'tt' ? at + 1 : effort.next
}

const DISTANCES = new Set([10, 15, 16, 20, 25, 30, 40, 50, 100])
const TITLES = new Set([
  'sim',
  'sims',
  'simulation',
  'prep',
  'preparation',
  'pacing',
  'practice',
  'opener',
  'openers',
  'specific',
])
