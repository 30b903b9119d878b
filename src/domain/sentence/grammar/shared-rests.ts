import type { Part } from './part.ts'

/** Gives sets side by side what is said behind the last of them: a rest as long as each bout, and the unit of their figures. */
export function shareBetweenSets(parts: readonly Part[]): Part[] {
  const shared = [...parts]
  for (let at = shared.length - 1; at > 0; at -= 1) {
    const rest = shared[at]?.rest
    const before = shared[at - 1]
    if (!rest || !before || !isPlainSet(shared[at] as Part, true)) continue
    if (rest.share !== undefined && isPlainSet(before)) shared[at - 1] = { ...before, rest }
  }
  return restBetween(withUnits(shared))
}

/** "6x400 off 90, 6x200 off 60, 4 min between the sets": behind each of them but the last. */
function restBetween(parts: readonly Part[]): Part[] {
  const index = parts.findLastIndex(({ after }) => after?.where === 'sets')
  const last = parts[index]
  const isSet = (part: Part | undefined) => part !== undefined && part.times.length === 1 && !part.inner && !part.role
  if (!last?.after || !isSet(last)) return [...parts]
  let first = index
  while (isSet(parts[first - 1]) && !parts[first - 1]?.after) first -= 1
  if (first === index) return [...parts]
  const { after, ...own } = last
  return parts.map((part, at) => (at === index ? own : at >= first && at < index ? { ...part, after } : part))
}

function isPlainSet({ times, length, rest, after, sendOff, role, inner }: Part, hasRest = false): boolean {
  return times.length > 0 && length !== undefined && (hasRest || (!rest && !after && !sendOff)) && !role && !inner
}

/** Tempo, threshold and the like are held for minutes. */
function isSustained({ aims }: Part): boolean {
  return aims.some((aim) => {
    if (aim.kind === 'effort') return SUSTAINED.has(aim.name)
    if (aim.kind === 'zone') return aim.high === 3 || aim.high === 4
    return aim.kind === 'percent' && aim.of === undefined && aim.high <= 105
  })
}

const SUSTAINED = new Set(['endurance', 'steady', 'moderate', 'tempo', 'sweet spot', 'threshold', 'css'])

/** "2x90s, 4x60, 4x30": of the unit that one of them has; three sets and more of 10 to 90 are of seconds. */
function withUnits(parts: readonly Part[]): Part[] {
  const sets = parts.filter((part) => isPlainSet(part, true))
  const isShort = ({ length }: Part) =>
    length !== undefined && !length.clock && length.value >= 10 && length.value <= 90
  if (sets.length < 2 || !sets.every(isShort)) return [...parts]
  const hasSeconds = sets.some(({ length }) => length?.unit === 's')
  const areBare = sets.every(({ length }) => length?.unit === undefined)
  if (!hasSeconds && !(areBare && sets.length >= 3)) return [...parts]
  return parts.map((part) =>
    part.length && part.length.unit === undefined && sets.includes(part) && !isSustained(part)
      ? { ...part, length: { ...part.length, unit: 's' } }
      : part,
  )
}
