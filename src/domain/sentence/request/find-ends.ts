import { hasBouts, type Part, roleOf, saidOf, says } from '../outline/part.ts'
import type { SportContext } from '../resolve/measure.ts'
import { findSaidTypes } from '../resolve/session-type.ts'
import { hasFigure } from '../written/spoken-figure.ts'
import type { WritingContext } from '../written/writing.ts'

/** The first and the last part, if they are easy time around the work. */
export function findEnds(
  parts: readonly Part[],
  context: WritingContext,
  isPartial: boolean,
  isSum: boolean,
  isBegun = false,
): { first?: Part; last?: Part } {
  const [first] = parts
  const last = parts.at(-1)
  const hasWork =
    isPartial ||
    (!isSum &&
      parts.some(
        ({ head, group, contents }) =>
          group || contents || head?.kind === 'set' || head?.kind === 'rungs' || head?.kind === 'classic',
      ))
  const isSaid = (end: 'warmup' | 'cooldown') => parts.some((part) => roleOf(part) === end)
  const isFirst =
    first &&
    (roleOf(first) === 'warmup' ||
      (!isSaid('warmup') && hasWork && !isBegun && roleOf(first) === undefined && isEasyStretch(first, context)))
  const isLast =
    last &&
    (last !== first || isBegun) &&
    (roleOf(last) === 'cooldown' ||
      (!isSaid('cooldown') &&
        hasWork &&
        roleOf(last) === undefined &&
        isEasyStretch(last, context) &&
        !isStretchBehind(last, parts, context)))
  const warmup = isFirst ? first : parts.find((part) => roleOf(part) === 'warmup')
  const cooldown = isLast ? last : parts.find((part) => roleOf(part) === 'cooldown')
  return { ...(warmup ? { first: warmup } : {}), ...(cooldown ? { last: cooldown } : {}) }
}

/**
 * Whether a part is a stretch behind a set that is no end of it: steady work, "6x2 min hard, then 10 min steady", or a swim with
 * a stroke or equipment of its own, "8x50 hard, then 400 easy pull".
 */
export function isStretchBehind(part: Part, parts: readonly Part[], { sentence }: WritingContext): boolean {
  const isSteady =
    saidOf(part, 'session').some(({ from, to }) => /^steady$/i.test(sentence.slice(from, to))) ||
    says(part, 'detail') ||
    (says(part, 'cadence') && says(part, 'zone'))
  const isStretch = part.head?.kind === 'amount' && part.head.place === undefined
  const isBehindSet = parts.slice(0, parts.indexOf(part)).some(hasBouts)
  return isSteady && isStretch && isBehindSet
}

/** Whether a part is easy time without a figure. */
export function isEasyStretch(part: Part, context: SportContext): boolean {
  return part.head?.kind === 'amount' && !hasFigure(part) && !says(part, 'straight') && kindOf(part, context) === 'easy'
}

/** What a part is by the type that it names. */
export function kindOf(part: Part, context: SportContext): 'work' | 'easy' | undefined {
  const [named] = findSaidTypes(part.about, context.sport)
  if (named) return named.type === 'endurance' ? 'easy' : 'work'
  return hasFigure(part) || says(part, 'detail') ? 'work' : undefined
}
