import type { Part, Rest } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/**
 * Whether what stands behind several parts may be of all of them and was taken for the last one: "2x400, 3x200, 20 s rest",
 * "5 min @ 200, 4 min @ 220, 2 min easy each"; or what is repeated stands before what is said: "repeat that 3 times, 5x1k".
 */
export function isOfSeveral(phrases: readonly Phrase[], parts: readonly Part[]): boolean {
  return (
    isRepeatedAhead(phrases) || hasRestOfAll(phrases, parts) || hasEachBehind(phrases, parts) || hasTimesInARow(phrases)
  )
}

function isRepeatedAhead(phrases: readonly Phrase[]): boolean {
  const first = phrases.find(({ is }) => is !== 'filler' && is !== 'sport')
  return first?.is === 'count' && first.isBehind
}

/** Sets one after another of which only the last one has a rest. */
function hasRestOfAll(phrases: readonly Phrase[], parts: readonly Part[]): boolean {
  const sets = parts.filter(
    ({ times, role, beside, isStrides, isIncluded }) =>
      times.length > 0 && !role && !beside && !isStrides && !isIncluded,
  )
  const last = sets.at(-1)
  if (sets.length < 2 || !last?.rest || last.rest.where || (last.isThen && !isApart(phrases, last.rest))) return false
  return sets
    .slice(0, -1)
    .every(
      ({ rest, sendOff, isThen, inner, details }) => !rest && !sendOff && !isThen && !inner && details.length === 0,
    )
}

/** ", rest 5": behind a comma. */
function isApart(phrases: readonly Phrase[], { from }: Rest): boolean {
  const at = phrases.findIndex((one) => one.is === 'rest' && one.from === from)
  const sign = phrases[at - 1]
  return sign?.is === 'sign' && sign.sign === ','
}

/** "2 min easy each" behind single stretches. */
function hasEachBehind(phrases: readonly Phrase[], parts: readonly Part[]): boolean {
  const each = phrases.findLast(({ is }) => is === 'mark')
  const last = parts.at(-1)
  if (each?.is !== 'mark' || each.mark !== 'each' || !last) return false
  return each.from >= last.from && last.times.length === 0 && !last.rungs && !last.inner && last.role === undefined
}

/** "on 1:50, 1:45": a second time behind a send-off. */
function hasTimesInARow(phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase, at) => {
    const [sign, next] = [phrases[at + 1], phrases[at + 2]]
    const isTime = next?.is === 'length' && next.length.clock !== undefined
    return phrase.is === 'send-off' && sign?.is === 'sign' && sign.sign === ',' && isTime
  })
}
