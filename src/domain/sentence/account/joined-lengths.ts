import type { BuiltPart } from '../request/built-part.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import type { Counted } from './written-figures.ts'

/** Names a length that was read together with another one: two as one, or one without a unit as far among times. */
export function findJoinedLengths(facts: Facts): Check[] {
  return facts.parts.flatMap((part) => [...findTwoAsOne(part, facts), ...findFarAmongTimes(part, facts)])
}

/** "20 min wu into 20 min at 90%", built as one step. */
function findTwoAsOne({ reading, mentions }: BuiltPart, { sentence }: Facts): Check[] {
  if (/[,×]/.test(reading)) return []
  const lengths = mentions.filter(
    ({ kind, from, to }) =>
      kind === 'amount' || (kind === 'warm-up or cool-down' && /\d/.test(sentence.slice(from, to))),
  )
  return lengths.slice(1).map((one) => checkAt(one, ONE))
}

const ONE = 'This was read as one part with the length before it: check both.'

/** "3x20 at 88%, last 5 of each at 100%", built with 5 km. */
function findFarAmongTimes({ reading, mentions }: BuiltPart, { written }: Facts): Check[] {
  const far = FAR.exec(reading)?.groups?.value
  if (far === undefined || !reading.includes('×') || !TIMED.test(reading)) return []
  return written
    .filter(
      ({ from, to, readings }) =>
        readings.some(({ value }) => String(value) === far) &&
        readings.every(({ counted }) => UNITLESS.has(counted)) &&
        mentions.some((one) => one.kind !== 'rest' && one.from <= from && one.to >= to),
    )
    .map((figure) => checkAt(figure, UNIT))
}

const UNITLESS = new Set<Counted>(['bare', 'count', 'number'])
const FAR = /\b(?<value>[\d.]+) (?:kilometer|mile)s?\b/
const TIMED = /\d (?:minute|second)s? at\b/
const UNIT = 'No unit was said, and it was read as far among times: check it.'
