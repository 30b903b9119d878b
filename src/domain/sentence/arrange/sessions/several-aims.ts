import { type Aim, aimOf, aimsBetween } from '../rungs/targets.ts'
import { bout, restOf, rungs, withoutLastRest, withRests } from './bouts.ts'
import { leaves, type Part, type Rest } from './parts.ts'
import type { Sayings } from './sayings.ts'
import type { Said } from './words.ts'

/**
 * Gives a part several targets: one for each of its rungs or of its parts, "(600/400/200) at 3k/1500/800 pace", two between
 * which it changes, or that take turns. False if they are of something else.
 */
export function shareAims(part: Part, { aims, isRamp, isAlternate }: Sayings): boolean {
  if (aims.length < 2) return false
  const own = leaves(part)
  const [row, ...others] = own
  if (own.some((one) => one.aims.some(({ words }) => /\d/.test(words)))) return false
  if (isAlternate || (isRamp && aims.length === 2 && canChange(part, aims))) {
    for (const one of own) one.aims = []
    Object.assign(part, { aims: [...aims], isRamp: isRamp && !isAlternate, isFaster: false })
    if (isAlternate) part.isAlternate = 'last'
    return true
  }
  if (isRamp) return false
  if (row && others.length === 0 && row.lengths.length === aims.length) row.aims = [...aims]
  else if (own.length === aims.length && own.every(isSingle))
    for (const [at, one] of own.entries()) one.aims = aims.slice(at, at + 1)
  else if (isSingle({ ...part, isCounted: false }) && part.times === aims.length && isList(aims)) {
    part.aims = [...aims]
    part.isPaced = true
  } else return false
  return true
}

/** From one rung or repetition to the next; "5x5 min build from z3 to z5" is within each. */
function canChange({ isCounted, lengths, kind }: Part, aims: readonly Said[]): boolean {
  if (lengths.length > 1) return true
  return (isCounted || kind === 'group') && !aims.some(({ words }) => /%|^z\d| w$/.test(words))
}

/** Whether each repetition or each set gets its own of several targets. */
export function isSpread(part: Part): boolean {
  if (part.aims.length < 2) return false
  return (
    part.isAlternate !== undefined || (part.isRamp === true && part.lengths.length < 2 && canChange(part, part.aims))
  )
}

function isSingle({ kind, isCounted, lengths, isEasy }: Part): boolean {
  return kind === 'bouts' && !isCounted && lengths.length === 1 && !isEasy
}

/** "3x2k at MP/HM/10k pace"; "2x20 min at 85/90 %" may be a range. */
function isList(aims: readonly Said[]): boolean {
  const areTogether = aims.every(({ at }) => at?.from === aims[0]?.at?.from)
  return areTogether && aims.every(({ words }) => /pace$|^at \d/.test(words))
}

/** Each repetition, or each set of them, with its own of several targets; nothing if it is not known which. */
export function spreadAims(part: Part): Part[] | undefined {
  const [only, ...others] = part.parts
  if (part.kind === 'bouts') return inBouts(part)
  if (!only || others.length > 0 || only.kind === 'group') return undefined
  // "20x(1 min on, 1 min off)"
  if (!only.isCounted && only.lengths.length === 1)
    return inBouts({
      ...only,
      times: part.times,
      isCounted: true,
      aims: part.aims,
      isRamp: part.isRamp ?? false,
      isAlternate: part.isAlternate,
    })
  const aims = part.isAlternate ? inTurn(part.aims, part.times) : between(part.aims, part.times)
  return aims && only.isCounted ? inSets(part, only, aims) : undefined
}

function inBouts(part: Part): Part[] | undefined {
  const { times, lengths, aims } = part
  const [length, ...more] = lengths
  if (!length || more.length > 0 || !part.isCounted) return undefined
  const plain = { ...part, isAlternate: undefined, isRamp: false }
  if (!part.isAlternate) {
    const each = between(aims, times)
    return (
      each &&
      rungs(withRests({ ...plain, lengths: each.map(() => length), times: 1, isCounted: false, aims: each }))?.parts
    )
  }
  if (times % aims.length !== 0)
    return rungs({
      ...plain,
      lengths: inTurn(aims, times).map(() => length),
      times: 1,
      isCounted: false,
      aims: inTurn(aims, times),
    })?.parts
  const parts = aims.map(
    (aim): Part => ({ ...bout(plain, length), aims: [aim], rests: part.rests.map((rest) => restOf(rest, length)) }),
  )
  return [{ ...plain, kind: 'group', times: times / aims.length, lengths: [], parts, aims: [], details: [], rests: [] }]
}

/** A set after the other, with the rest that is said between them. */
function inSets(part: Part, set: Part, aims: readonly Said[]): Part[] | undefined {
  const pause = part.between && asPart(part, part.between)
  if (part.between && !pause) return undefined
  return aims.flatMap((aim, at) => {
    const isLast = at === aims.length - 1
    const own = { ...set, aims: [aim] }
    return [...(pause ? withoutLastRest([own]) : [own]), ...(pause && !isLast ? [pause] : [])]
  })
}

/** A rest as a part of its own, easy if nothing else is said of it. */
export function asPart(part: Part, { length, aims, details, from, to }: Rest): Part | undefined {
  return (
    length && {
      ...bout(part, length),
      from,
      to,
      aims,
      details,
      isEasy: aims.length === 0,
      isAlternate: undefined,
      isRamp: false,
    }
  )
}

function between(aims: readonly Said[], count: number): Said[] | undefined {
  const [from, to, ...more] = aims.map(({ words }) => aimOf(words.replace(/^at (?=\d:)/, '')))
  const all = from && to && more.length === 0 ? aimsBetween(from, to, count) : undefined
  return all?.map((aim) => ({ words: wordsOf(aim) }))
}

function wordsOf({ kind, words }: Aim): string {
  return kind === 'pace' ? `at ${words}` : words
}

function inTurn(aims: readonly Said[], count: number): Said[] {
  return Array.from({ length: count }, (_, at) => aims[at % aims.length] ?? { words: '' })
}
