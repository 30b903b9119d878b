import { sumOf } from '../../units/numbers.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Amount } from '../tokens/amounts.ts'
import { mentionsOfPart, type Part, roleOf, says } from './part.ts'
import { secondsOf, secondsOfOneBout } from './seconds-of-part.ts'

/**
 * The parts, each that is divided with what it consists of: "800 wu (200 fr/200 bk/200 kick/200 pull)", "400 as 4x100", "5x200
 * as 4x50". What is in brackets or behind "as" adds up to the length before, and is no other part.
 */
export function nestContents(parts: readonly Part[], sentence: string, context: SportContext, isInner = false): Part[] {
  const nested: Part[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (!part) continue
    const inner = divisionOf(part, parts.slice(at + 1), sentence, context)
    // "swim 1000 as 200 swim, 800 pull": all of the session.
    const isAll = part.head?.kind === 'amount' && !isInner && parts.length === inner.length + 1
    if (inner.length > 0 && !isAll) {
      nested.push(divide(part, inner, context))
      at += inner.length
    } else if (part.group) {
      const { group } = part
      const rounds = roundsOf(part, sentence, context)
      if (rounds) {
        nested.push(...rounds)
        continue
      }
      nested.push({ ...part, group: { ...group, parts: nestContents(group.parts, sentence, context, true) } })
    } else nested.push(part)
  }
  return nested
}

function divide(part: Part, inner: Part[], context: SportContext): Part {
  const { head, about } = part
  const isOfBout = head?.kind === 'set' && isAbout(sumOfSeconds(inner, context), secondsOfOneBout(part, context))
  return isOfBout ? { group: { times: head.times, mention: head, parts: inner }, about } : { ...part, contents: inner }
}

/** The parts behind one that it consists of; none if they do not add up to it. */
function divisionOf(part: Part, behind: readonly Part[], sentence: string, context: SportContext): Part[] {
  // "5x200 as 4x50", "16x25 as 4x(4x25)"
  // "4x100 as 25 swim, 75 kick, 8x50": how each repetition is divided is said already.
  const wholes =
    part.group || says(part, 'split')
      ? []
      : [secondsOfOneBout(part, context), secondsOf(part, context)].filter((one) => one > 0)
  const start = endsOf(part).find((to) => OPENS.test(sentence.slice(to)))
  if (wholes.length === 0 || start === undefined) return []
  const isBracketed = sentence.slice(start).trimStart().startsWith('(')
  const end = isBracketed ? sentence.indexOf(')', start) : sentence.length
  const inside = behind.filter((one) => begins(one, start, end)).map((one) => inUnitOf(one, part))
  for (let count = 1; count <= inside.length; count += 1) {
    const sum = sumOfSeconds(inside.slice(0, count), context)
    if (!wholes.some((whole) => isAbout(sum, whole))) continue
    return isBracketed && count < inside.length ? [] : inside.slice(0, count)
  }
  return []
}

/** A length and what it consists of so often: "1k as 250 free, 250 back x2" is 1 km in all. */
function roundsOf({ group, about }: Part, sentence: string, context: SportContext): Part[] | undefined {
  const [whole, ...inner] = group?.parts ?? []
  if (!group || !whole || inner.length === 0 || whole.head?.kind !== 'amount') return undefined
  const isOpened = endsOf(whole).some((to) => OPENS.test(sentence.slice(to)))
  const isSum = isAbout(group.times * sumOfSeconds(inner, context), secondsOf(whole, context))
  return isOpened && isSum ? [whole, { group: { ...group, parts: inner }, about }] : undefined
}

function sumOfSeconds(parts: readonly Part[], context: SportContext): number {
  return sumOf(parts, (one) => secondsOf(one, context))
}

function isAbout(sum: number, whole: number): boolean {
  return Math.abs(sum - whole) <= whole * ROUNDING
}

// Of a sum of rounded lengths.
const ROUNDING = 0.005
const OPENS = /^\s*(?:\(|(?:done |swum |broken )?(?:up )?(?:as|into)\b)/i

function endsOf(part: Part): number[] {
  return mentionsOfPart(part).map(({ to }) => to)
}

function begins(part: Part, start: number, end: number): boolean {
  const [first] = mentionsOfPart(part)
  return first !== undefined && first.from >= start && first.from < end
}

/** A figure without a unit in that of what it divides: "20 min warm up (10 easy, 10 steady)". */
function inUnitOf(part: Part, { head: whole }: Part): Part {
  const { head } = part
  if (head?.kind !== 'amount' || head.amount.kind !== 'bare') return part
  const amount = whole?.kind === 'amount' || whole?.kind === 'warm-up or cool-down' ? whole.amount : undefined
  const own = amount && shareUnit(head.amount.value, amount)
  return own ? { ...part, head: { ...head, amount: own } } : part
}

function shareUnit(value: number, whole: Amount): Amount | undefined {
  if (whole.kind === 'time') return { kind: 'time', seconds: value * 60 }
  return whole.kind === 'distance' ? { ...whole, value } : undefined
}

/** What a warm-up or a cool-down consists of in part: "600 wu (last 4x50 build)", "20' wu incl 3 x 1' fast". It is no other part. */
export function findContents(parts: readonly Part[], sentence: string): Part[] {
  const spans = parts.flatMap((part) => {
    if (!roleOf(part) || part.group || part.contents) return []
    return mentionsOfPart(part)
      .filter(({ kind }) => kind === 'warm-up or cool-down' || kind === 'amount')
      .flatMap(({ to }) => {
        const [contents] = CONTENTS.exec(sentence.slice(to)) ?? []
        return contents === undefined ? [] : [{ part, from: to, to: to + contents.length }]
      })
  })
  return parts.filter((part) => {
    const own = mentionsOfPart(part)[0]
    // "20 min wu incl strides": beside the easy running, as all strides.
    return (
      own &&
      part.head?.kind !== 'strides' &&
      spans.some((span) => span.part !== part && own.from >= span.from && own.from < span.to)
    )
  })
}

// What is done several times is a set of its own: "walk 5 min (jog 2 min walk 1 min)x6".
const CONTENTS = /^\s*(?:\([^()]*\)(?!\s*[x×*]\s*\d)|incl\w*\.?[^,;.\n]*)/i
