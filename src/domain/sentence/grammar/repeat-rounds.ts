import { sportOf } from '../../sports/registry.ts'
import type { Folded } from './fold/folding.ts'
import { type Measured, measure } from './measure.ts'
import type { Length, Part } from './part.ts'
import { type Container, repeatOver, sizeIn, spreadOver } from './rounds.ts'
import { isCalm, lengthIn, sizeOf } from './sizes.ts'
import { asLongRun, inUnitOf, isBare, withUnit } from './units-of-parts.ts'
import type { Writing } from './writing.ts'

/** "13 miles: 3 easy, 8 at MP, 2 easy": what a length is made of, once. */
export function piecesOf(part: Part, folded: Folded, writing: Writing): Part[] {
  const length = part.length && asLongRun(part.length, folded, writing)
  const { inner, times, rest, role, isRound, isFilled } = part
  if (!length || !inner || times.length > 0 || rest || role || isRound || isFilled || sportOf(writing.sport).inPool)
    return [part]
  const pieces = inUnitOf(inner, length, writing)
  const whole = measure(length, 'whole', writing)
  if (!whole) return [part]
  let sum = 0
  for (const piece of pieces) {
    const one = sizeOf(piece, writing)
    if (!one) return [part]
    sum += whole.unit === 'seconds' ? one.seconds : one.metres
  }
  const size = sizeIn(whole)
  if (Math.abs(sum - size) > size * 0.01) return [part]
  return pieces.map((piece) => (piece.aims.length > 0 ? piece : { ...piece, aims: part.aims }))
}

/** "20/20/20 easy/steady/tempo": rungs of which the first is easy are done one after another. */
export function inTurn(said: Part, { sessions }: Folded): Part[] {
  const part = thirtyTwentyTen(said)
  const { rungs, listed, times, rest, after } = part
  if (!rungs || rest) return [part]
  const isRun = listed?.length === rungs.length && listed.some(isCalm)
  if (isRun && times.length > 0) {
    // "30-20-10 s Z1/Z3/Z6 x 5": the first of them is the easy time.
    const { rungs: _rungs, listed: _listed, ...group } = part
    const { from, to } = part
    const inner = rungs.map(
      (length, index): Part => ({
        ...{ from, to, times: [], length, details: [], isActive: true },
        aims: listed[index] ? [listed[index]] : [],
      }),
    )
    return [{ ...group, inner }]
  }
  if (times.length > 0 || after) return [part]
  if (!isRun && !(sessions.includes('progression') && listed?.length === rungs.length)) return [part]
  const { rungs: _rungs, listed: _listed, ...own } = part
  return rungs.map((length, index) => ({ ...own, length, aims: listed?.[index] ? [listed[index]] : [] }))
}

/** "30-20-10 s x 5" as Bangsbo has it: easy, steady and as fast as one can. */
function thirtyTwentyTen(part: Part): Part {
  const { rungs = [], aims, listed, times, rest, from, to } = part
  const isOf = (value: number, at: number) => rungs[at]?.value === value && rungs[at]?.unit === 's'
  if (rungs.length !== 3 || ![30, 20, 10].every(isOf) || aims.length > 0 || listed || rest || times.length === 0)
    return part
  return {
    ...part,
    listed: (['easy', 'steady', 'max'] as const).map((name) => ({ kind: 'effort', name, from, to })),
  }
}

/** Each part with "every" over the part before it, behind it, or the whole. */
export function spreadAll(parts: readonly Part[], whole: Container | undefined, writing: Writing): Part[] | undefined {
  if (!parts.some(({ every }) => every)) return [...parts]
  const sizes = { sizeOf: (part: Part) => sizeOf(part, writing), lengthIn, writing }
  const all: Part[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]
    if (!part) continue
    if (!part.every) {
      all.push(part)
      continue
    }
    const before = all.at(-1)
    const behind = parts[index + 1]
    const isBehind = all.length === 0 && behind !== undefined && isPlain(behind) && !whole
    const own = before && isPlain(before) ? before : isBehind ? behind : undefined
    const measured = own?.length && measure(own.length, 'stretch', writing)
    const container = measured ? { measured, aims: own.aims, from: own.from, to: own.to } : whole
    const rounds = container && spreadOver(part, container, sizes)
    if (!rounds) return undefined
    if (own && own === before) all.pop()
    if (isBehind) index += 1
    all.push(...rounds)
  }
  return all
}

/** Pieces by turns until the whole, or the length that is said beside them, is over. */
export function repeatRounds(
  parts: readonly Part[],
  folded: Folded,
  whole: Container | undefined,
  writing: Writing,
): { parts: Part[]; length?: Length } | undefined {
  const sizes = { sizeOf: (part: Part) => sizeOf(part, writing), lengthIn, writing }
  const isFartlek = folded.sessions.includes('fartlek')
  const isOver = (part: Part | undefined) => isFartlek || folded.isAlternating || part?.isFor === true
  const round = parts.findIndex(
    ({ isRound, times, inner, length, rest }, index) =>
      times.length === 0 &&
      (isRound || (inner !== undefined && inner.length > 1 && !length && !rest && isOver(parts[index + 1]))),
  )
  const isWalk = parts.some(({ manner }) => manner === 'walk')
  const from =
    round >= 0
      ? round
      : parts.findIndex(
          (part, index) =>
            isPiece(part) &&
            parts[index + 1] !== undefined &&
            isPiece(parts[index + 1] as Part) &&
            !parts[index + 1]?.isFor,
        )
  const isMeant = round >= 0 || folded.isAlternating || isFartlek || isWalk
  if (from < 0 || !isMeant) return { parts: [...parts] }
  let to = from
  if (round < 0) while (parts[to + 1] && isPiece(parts[to + 1] as Part) && !parts[to + 1]?.isFor) to += 1
  const behind = parts[to + 1]
  const before = parts[from - 1]
  const isBehind = behind !== undefined && isPlain(behind) && behind.isFor === true
  const isBefore =
    !isBehind &&
    before !== undefined &&
    isPlain(before) &&
    before.aims.length === 0 &&
    (round >= 0 || folded.isAlternating === true || isFartlek)
  const own = isBehind ? behind : isBefore ? before : undefined
  // Without a length of the rounds they are what is said, once.
  if (!own && !whole) return round >= 0 ? undefined : { parts: [...parts] }
  if (!own && (!whole || parts.length > to - from + 1)) return round >= 0 ? undefined : { parts: [...parts] }
  const measured: Measured | undefined = own?.length ? measure(own.length, 'stretch', writing) : whole?.measured
  if (!measured) return undefined
  const pieces = round >= 0 ? (parts[round]?.inner ?? []) : parts.slice(from, to + 1)
  const inUnit = pieces.map((piece) => (isBare(piece) && measured.unit === 'seconds' ? withUnit(piece, 'min') : piece))
  const container = {
    measured,
    aims: [],
    from: own?.from ?? pieces[0]?.from ?? 0,
    to: own?.to ?? pieces.at(-1)?.to ?? 0,
  }
  const rounds = repeatOver(inUnit, container, sizes)
  if (!rounds) return undefined
  const all = [...parts.slice(0, isBefore ? from - 1 : from), ...rounds, ...parts.slice(isBehind ? to + 2 : to + 1)]
  return { parts: all, ...(own?.length && all.length === rounds.length ? { length: own.length } : {}) }
}

function isPiece(part: Part): boolean {
  return (
    isPlain(part) && (part.aims.length > 0 || part.manner !== undefined || part.sport !== undefined || isBare(part))
  )
}

/** Strides and efforts "within" a warm-up are part of its length. */
export function withinEnds(parts: readonly Part[], writing: Writing): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const before = all.at(-1)
    const end = before?.role ?? before?.beside
    if (!before || !end || part.role || !(part.isIncluded || (part.isWithin && part.isStrides))) {
      all.push(part)
      continue
    }
    const { isWithin: _isWithin, isIncluded, ...own } = part
    const whole = before.length && measure(before.length, 'end', writing)
    const size = isIncluded ? sizeOf(own, writing) : undefined
    if (whole && size && before.times.length === 0) {
      const left = sizeIn(whole) - (whole.unit === 'seconds' ? size.seconds : size.metres)
      const isExact = whole.unit === 'seconds' ? size.isTimed : size.isFar
      if (left > sizeIn(whole) * 0.2) {
        const { clock: _clock, ...shorter } = { ...before.length, ...lengthIn(left, whole, isExact) }
        all[all.length - 1] = { ...before, length: { ...shorter, from: before.from, to: before.to } as Length }
      }
    }
    all.push({ ...own, beside: end })
  }
  return all
}

export function isPlain({
  times,
  role,
  place,
  inner,
  rest,
  isRemainder,
  listed,
  rungs,
  stretches,
  every,
  isStrides,
  length,
}: Part): boolean {
  return (
    length !== undefined &&
    times.length === 0 &&
    !role &&
    !place &&
    !inner &&
    !rest &&
    !isRemainder &&
    !listed &&
    !rungs &&
    !stretches &&
    !every &&
    !isStrides
  )
}
