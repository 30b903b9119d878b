import type { Folded } from '../fold/folding.ts'
import { isOneStretch } from '../is-all-said.ts'
import type { Part } from '../part.ts'

/** Figures alone behind a first stretch of seconds are seconds too: "30 secs hard, 30 easy, 60 hard, 60 easy". */
export function shareSeconds(folded: Folded): Folded {
  const [first] = folded.parts
  if (!first || !isOneStretch(first) || first.length?.unit !== 's' || first.length.value > MOST) return folded
  return { ...folded, parts: folded.parts.map((part) => (isBareStretch(part) ? inSeconds(part) : part)) }
}

// Seconds (our choice).
const MOST = 100

function isBareStretch(part: Part): boolean {
  const { length, role, aims } = part
  const isBare = length !== undefined && length.unit === undefined && !length.clock
  return isBare && length.value >= 10 && length.value <= MOST && isOneStretch(part) && !role && aims.length > 0
}

function inSeconds(part: Part): Part {
  return part.length ? { ...part, length: { ...part.length, unit: 's' } } : part
}
