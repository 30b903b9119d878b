import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { findSaidTypes } from '../resolve/session-type.ts'
import type { Part } from './part.ts'

/** The effort of a part, by the type that it names. */
export function effortOf({ about }: Part, context: SportContext): 'work' | 'easy' | undefined {
  const [named] = findSaidTypes(about, context.sport)
  if (!named) return about.some(({ kind }) => EFFORTS.has(kind)) ? 'work' : undefined
  return named.type === 'endurance' ? 'easy' : 'work'
}

/** Names of efforts that are held without a pause. */
export const HELD = new Set(['tempo', 'threshold', 'sweet spot', 'css', 'hard', 'endurance', 'easy'])

/** What says how hard a part is, besides its names. */
export const EFFORTS = new Set<Mention['kind']>([
  'detail',
  'percent',
  'power',
  'pace',
  'offset',
  'ramp',
  'rated',
  'beats',
])

/** Whether a length that is too short for the sets is a stretch beside them: easy time, one behind them, any in a pool. */
export function isStretch(part: Part, all: readonly Part[], context: SportContext): boolean {
  const effort = effortOf(part, context)
  return effort === 'easy' || (effort !== undefined && part !== all[0]) || sportOf(context.sport).inPool
}
