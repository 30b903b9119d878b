import type { Rest } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isCalm } from '../sizes.ts'
import { hasBody, isHardPart, isShortTime, liftRests } from './facts-of-parts.ts'
import { type Folding, MOST_BRACKETS } from './folding.ts'
import { giveRest, isOpenRest, restOf } from './rests.ts'
import { select } from './selections.ts'

export function takeOpen(folding: Folding): void {
  const close = closeOf(folding, folding.at)
  const inside = folding.phrases.slice(folding.at + 1, close)
  const first = folding.phrases[folding.at]
  const last = folding.phrases[close] ?? folding.phrases.at(-1)
  const span = { from: first?.from ?? 0, to: last?.to ?? 0 }
  folding.at = close
  if (folding.depth >= MOST_BRACKETS) {
    folding.folded.unknown.push(span)
    return
  }
  const rest = restInBracket(folding, inside)
  if (rest) {
    giveRest(folding, rest.rest, rest.where)
    if (folding.part) folding.part.to = Math.max(folding.part.to, span.to)
    return
  }
  if (isTimeOfOne(folding, inside)) {
    folding.folded.unknown.push(span)
    return
  }
  const inner = folding.foldInside(inside)
  folding.folded.unknown.push(...inner.unknown)
  // "odds drill (catch-up)": of those repetitions.
  if (folding.selector && folding.isSelected && folding.part && inner.parts.length === 0 && folding.sign === '') {
    select(folding, { aims: inner.aims, details: inner.notes })
    return
  }
  const isOfPart = inner.parts.length === 0 && folding.part !== undefined
  folding.folded.notes.push(...inner.notes.filter(({ isLimit }) => isLimit || !isOfPart))
  if (isOfPart) folding.part?.details.push(...inner.notes.filter(({ isLimit }) => !isLimit))
  folding.folded.sessions.push(...inner.sessions)
  if (inner.sport) folding.folded.sport ??= inner.sport
  const { part } = folding
  if (inner.parts.length === 0) {
    // "(easy)", "(90 s rest)"
    const target = part
    if (target) target.aims.push(...inner.aims)
    else folding.folded.aims.push(...inner.aims)
    if (inner.ends.length > 0 && part) part.role = inner.ends[0] ?? 'warmup'
    const rest = inside.find((one) => one.is === 'rest')
    if (rest?.is === 'rest' && part) {
      folding.folded.unknown.splice(
        folding.folded.unknown.findIndex(({ from }) => from === rest.from),
        1,
      )
      giveRest(folding, rest.rest, undefined)
    }
    if (part) part.to = Math.max(part.to, span.to)
    return
  }
  if (part && part.times.length > 0 && !hasBody(part)) {
    part.inner = inner.parts
    liftRests(part)
    part.to = span.to
    return
  }
  // "5 x 1k on 1k off (on 4:05, off 4:45)": what is said of the repetitions is no further part.
  if (part && part.times.length > 0 && ((part.length && part.rest) || part.inner) && folding.sign === '') {
    folding.folded.unknown.push(span)
    return
  }
  if (
    part &&
    hasBody(part) &&
    (folding.sign === '' || folding.sign === 'with' || folding.sign === 'within') &&
    !part.inner
  ) {
    // "3x9 as (2 @ 100 + 1 @ 80) x3", "1000 (400 free, 400 pull, 200 kick)"
    part.inner = inner.parts
    if (first?.is === 'open' && first.isRounds) part.isFilled = true
    part.to = span.to
    return
  }
  folding.finish()
  folding.start(span, { inner: inner.parts })
}

/** "(off 75 s)", "(2 min jog)", "(60 s)": nothing but a rest, behind a set. */
function restInBracket(
  folding: Folding,
  inside: readonly Phrase[],
): { rest: Rest; where: 'reps' | 'sets' | undefined } | undefined {
  const { part } = folding
  if (
    folding.isPool ||
    !part ||
    !hasBody(part) ||
    (part.rest && !isOpenRest(part.rest)) ||
    (part.times.length === 0 && !part.rungs && !isHardPart(part))
  )
    return undefined
  const aims = inside.flatMap((one) => (one.is === 'aim' ? one.aim : []))
  const isFloat = inside.some((one) => one.is === 'rest' && one.rest.manner !== undefined && one.rest.manner !== 'rest')
  const said = inside.filter(
    (one) =>
      one.is !== 'filler' &&
      !(one.is === 'mark' && (one.mark === 'off' || one.mark === 'with')) &&
      !(one.is === 'mark' && one.mark === 'at') &&
      !(one.is === 'aim' && (isFloat || isCalm(one.aim))),
  )
  const [first, where, ...others] = said
  if (!first || others.length > 0 || (where && where.is !== 'where')) return undefined
  if (first.is === 'rest') return { rest: { ...first.rest, aims: [...first.rest.aims, ...aims] }, where: where?.where }
  if (first.is !== 'length' || !isShortTime(first.length, true)) return undefined
  return { rest: { ...restOf(first.length), aims }, where: where?.where }
}

/** "6x3 min (1 min hard)": a lone length in brackets behind repetitions is their rest, or a piece of them. */
function isTimeOfOne({ part, isPool }: Folding, inside: readonly Phrase[]): boolean {
  if (isPool || !part?.length || part.times.length === 0) return false
  const [length, ...others] = inside.filter(({ is }) => is !== 'filler' && is !== 'aim' && is !== 'mark')
  return (length?.is === 'length' || length?.is === 'rest') && others.length === 0
}

function closeOf(folding: Folding, open: number): number {
  let depth = 0
  for (let index = open; index < folding.phrases.length; index += 1) {
    const phrase = folding.phrases[index]
    if (phrase?.is === 'open') depth += 1
    if (phrase?.is === 'close') depth -= 1
    if (depth === 0) return index
  }
  return folding.phrases.length
}
