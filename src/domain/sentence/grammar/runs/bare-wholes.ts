import { sportOf } from '../../../sports/registry.ts'
import type { Folded } from '../fold/folding.ts'
import { isOneStretch } from '../is-all-said.ts'
import type { Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** A run of a figure without a unit, "8 easy run", "jog 40": so many kilometers or miles, or from twenty on minutes. */
export function measureBareRun(
  folded: Folded,
  { sport, text, unit }: Pick<Writing, 'sport' | 'text' | 'unit'>,
): Folded {
  const [only, ...others] = folded.parts
  if (!only?.length || others.length > 0 || !isOneStretch(only) || only.role || only.rest || folded.total) return folded
  const { length } = only
  if (!sportOf(sport).racePaces || length.unit !== undefined || length.clock || length.value < LEAST) return folded
  if (COUNTED.test(text.slice(0, length.from)) || text.slice(length.to).startsWith('/')) return folded
  // "run 13 at 7:10": km or miles, as the pace is.
  if (only.aims.some(({ kind }) => kind === 'time' || kind === 'pace' || kind === 'speed')) return folded
  const own = length.value < LEAST_MINUTES ? (unit === 'miles' ? 'mi' : 'km') : 'min'
  const measured: Part = { ...only, length: { ...length, unit: own } }
  return { ...folded, parts: [measured] }
}

/** Figures that count sessions. */
const COUNTED = /(?:day|days|week|wk|session|phase|no\.?|number|#|block|lane|level|group|zone|stage|v)\s*$/i

// Our choice.
const [LEAST, LEAST_MINUTES] = [3, 20]
