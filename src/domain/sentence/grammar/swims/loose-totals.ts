import { sportOf } from '../../../sports/registry.ts'
import type { Folded } from '../fold/folding.ts'
import { measure, metresOf } from '../measure.ts'
import type { Part } from '../part.ts'
import { sizeOf } from '../sizes.ts'
import type { Writing } from '../writing.ts'

/** "swim 2k 10x100 20 s rest", "10x100 20 s rest, swim 2500": a distance of which nothing else is said, and that holds all others, is the whole. */
export function withLooseTotal(folded: Folded, writing: Writing): Folded {
  const { parts, total } = folded
  if (!sportOf(writing.sport).inPool || total || parts.length < 2) return folded
  const at = [0, parts.length - 1].find((index) => isLoose(parts, index, writing))
  const whole = at === undefined ? undefined : parts[at]
  if (at === undefined || !whole?.length) return folded
  return { ...folded, total: whole.length, parts: parts.filter((_, index) => index !== at) }
}

function isLoose(parts: readonly Part[], at: number, writing: Writing): boolean {
  const part = parts[at]
  if (!part?.length || part.times.length > 0 || part.inner || part.rungs || part.rest || part.sendOff) return false
  const { aims, details, role, place, isRemainder, stretches, isThen, isAdded, isWithin } = part
  if (aims.length + details.length > 0 || role || place || isRemainder || stretches || isThen || isAdded || isWithin)
    return false
  const others = parts.filter((one) => one !== part)
  const next = parts[at + 1]
  const isApart = next !== undefined && (next.isThen || next.isAdded || next.isWithin)
  const isHolder = others.every((one) => one.role || one.times.length > 0 || one.rungs)
  if (isApart || !isHolder || !others.some(({ role }) => !role)) return false
  // Behind a comma the first is one swim of a row.
  if (at === 0 && next?.isJoined !== true) return false
  const whole = measure(part.length, 'whole', writing)
  const metres = whole && metresOf(whole)
  const sizes = others.map((one) => sizeOf(one, writing)?.metres)
  const sum = sizes.reduce<number>((all, one) => all + (one ?? Number.NaN), 0)
  return metres !== undefined && metres >= LEAST && sum <= metres * MOST
}

// Metres, and of the whole (our choice).
const [LEAST, MOST] = [900, 0.95]
