import { sportOf } from '../../../sports/registry.ts'
import { isOneStretch } from '../is-all-said.ts'
import type { Part, Role } from '../part.ts'
import type { Writing } from '../writing.ts'

/** On foot a walk first or last is the warm-up or the cool-down. */
export function nameEndsOfRun(parts: readonly Part[], { sport }: Writing): Part[] {
  if (!sportOf(sport).racePaces || parts.length < 2 || parts.some(({ role }) => role)) return [...parts]
  const isWalk = (part: Part | undefined) =>
    part?.manner === 'walk' && isOneStretch(part) && part.details.length === 0 && !part.rest
  const [isStart, isEnd] = [isWalk(parts[0]), isWalk(parts.at(-1))]
  const named = (part: Part, role: Role): Part => ({ ...part, role })
  return parts.map((part, at) =>
    at === 0 && isStart ? named(part, 'warmup') : at === parts.length - 1 && isEnd ? named(part, 'cooldown') : part,
  )
}

/** "run/walk 9:1": athletes who count so do not begin with a walk. */
const RATIO = /\d ?[:/+-] ?\d(?!\d)/

/** Before and behind running and walking by turns, of which no end is said, beginners walk. */
export function walkAround(parts: readonly Part[], { text, assumed }: Pick<Writing, 'text' | 'assumed'>): Part[] {
  const [only, ...others] = parts
  if (!only || others.length > 0 || only.times.length !== 1 || only.isRound || only.rest?.assumed) return [...parts]
  if (only.inner?.[0]?.manner === 'walk' || RATIO.test(text)) return [...parts]
  const walk = (role: Role, at: number): Part => ({
    ...{ from: at, to: at, times: [], aims: [], details: [], manner: 'walk', role },
    length: { value: WALKED, unit: 'min', from: at, to: at },
  })
  assumed.add(`A walk of ${WALKED} min was put before and behind the running and walking.`)
  return [walk('warmup', only.from), only, walk('cooldown', only.to)]
}

// Minutes.
const WALKED = 5
