import { isOpenRest } from '../fold/rests.ts'
import type { Part } from '../part.ts'

/** "3rd hour Z2 with 6x10 s sprints": what stands behind "with" lies within the stretch before it. */
export function placeWithinStretches(parts: readonly Part[]): Part[] {
  const placed: Part[] = []
  for (const part of parts) {
    const before = placed.at(-1)
    const isOpen = part.isWithin && !part.place && !part.stretches && !part.every && !part.role && part.times.length > 0
    const isIn = isOpen && before?.stretches?.length === 1 && isOnlyStretch(before)
    if (!isIn || !before?.stretches) {
      placed.push(part)
      continue
    }
    const { from, to, aims } = before
    // Between sprints the stretch goes on.
    const rest = areShortSprints(part) ? { rest: { from, to, aims } } : {}
    placed.push({ ...part, stretches: before.stretches, ...rest })
  }
  return placed
}

function isOnlyStretch({ length, rungs, inner, times }: Part): boolean {
  return !length && !rungs && !inner && times.length === 0
}

/** Sprints of so few seconds that they are spread over a stretch of a ride. */
export function areShortSprints({ aims, length, times, rest, inner, rungs }: Part): boolean {
  const isShort = length?.unit === 's' && length.value <= LONGEST
  if (!isShort || times.length !== 1 || (rest && !isOpenRest(rest)) || inner || rungs) return false
  return aims.some((aim) => aim.kind === 'effort' && (aim.name === 'sprint' || aim.name === 'max'))
}

// Seconds.
const LONGEST = 30
