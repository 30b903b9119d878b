import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { saysEffort } from './says-effort.ts'
import { headOf } from './spans-of-parts.ts'

/** Names a target behind a row of lengths, "1 2 3 2 1 @ 115%", that was read as of the last of them. */
export function findTargetsOfRows({ sentence, parts, isNamed }: Facts): Check[] {
  return parts.flatMap((part, at) => {
    const target = part.mentions.find(saysEffort)
    const row = parts.slice(0, at + 1).map(headOf)
    const last = row.at(-1)
    if (!target || !last || isNamed(target) || !AIMED.test(sentence.slice(last.to))) return []
    let first = at
    while (first > 0 && isBeside(row[first - 1], row[first], sentence)) first -= 1
    const areWithout = parts.slice(first, at).every(({ mentions }) => !mentions.some(saysEffort))
    return at - first + 1 >= LEAST && areWithout ? [checkAt({ from: target.from, to: target.to }, OF_LAST)] : []
  })
}

function isBeside(one: ReturnType<typeof headOf>, next: ReturnType<typeof headOf>, sentence: string): boolean {
  return (
    one !== undefined && next !== undefined && one.to <= next.from && BESIDE.test(sentence.slice(one.to, next.from))
  )
}

const LEAST = 3
const AIMED = /^ ?(?:min|mins|k|km|mi)? ?(?:@|at\b)/i
const BESIDE = /^ ?(?:[,/+-]|and)? ?$/
const OF_LAST = 'This target was read as of the last part alone: check whether it is that of all.'
