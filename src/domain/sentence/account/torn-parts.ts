import type { BuiltPart } from '../request/built-part.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { endOf, headOf, spanOf } from './spans-of-parts.ts'
import { LAST_BEHIND } from './words-of-ends.ts'

/** Names a part that is joined to another one, "warm up 300 and 6x50", and was built apart from it. */
export function findTornParts({ sentence, parts, isNamed }: Facts): Check[] {
  if (parts.length < 3) return []
  const said = parts.map((part) => ({ part, ...spanOf(part) })).toSorted((one, other) => one.from - other.from)
  return said.flatMap(({ part, to }, at) => {
    const next = said[at + 1]
    if (!next || next.from < to || !JOINED.test(sentence.slice(to, next.from))) return []
    if (endOf(next.part) === 'cooldown' || isLastByWords(sentence.slice(next.to))) return []
    return isNamed(next) || areBeside(part, next.part, parts) ? [] : [checkAt({ from: next.from, to: next.to }, TORN)]
  })
}

const JOINED = /^[^,;.\n()]{0,12}(?:\band|&|\+|\bplus)\s*$/i
const AFTER = /^ ?(?:(?:easy|ez|jog|spin|min|mins|k|km|mi|miles?) )*(?:after|aft|behind|home|back)\b/i

function isLastByWords(behind: string): boolean {
  return AFTER.test(behind) || LAST_BEHIND.test(behind)
}

const TORN = 'This is said together with the part before it, and was read apart from it: check the order.'

/** Whether two parts follow one another somewhere: what is said once can be done several times. */
function areBeside(one: BuiltPart, other: BuiltPart, parts: readonly BuiltPart[]): boolean {
  const [first, second] = [headOf(one), headOf(other)]
  return parts.some((part, at) => {
    const next = parts[at + 1]
    const heads = [headOf(part)?.from, next && headOf(next)?.from]
    return heads.includes(first?.from) && heads.includes(second?.from)
  })
}
