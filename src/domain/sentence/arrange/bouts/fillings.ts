import type { Piece } from '../arranged.ts'
import type { Frame } from './frames.ts'
import { sizeWithin, type TypedPart, type TypedParts, writeTypedPart } from './parts-of-bouts.ts'

/** The parts that fill a bout, how many rounds of them, what is left of one more, and where they end. */
export type Filling = {
  rounds: number
  pieces: Piece[]
  left: Piece[]
  to: number
  isPair: boolean
  /** That the parts do not fill the bout exactly. */
  isNearest?: boolean
  /** The parts of an over-under in percent, which has a reader of its own. */
  sides?: readonly [Piece[], Piece[]] | undefined
}

/** The first parts that fill a bout, as often as they do: all in brackets, else those that fill it once, or the fewest. */
export function fillingOf(
  text: string,
  frame: Frame,
  kind: 'time' | 'distance',
  all: TypedParts,
  mark: string,
): Filling | undefined {
  const whole = sizeWithin(frame.length, kind, false) ?? 0
  const typed = all.parts
  const own = mark.includes('(') ? typed : withoutRest(text, typed)
  const counts = mark.includes('(') ? [own.length] : own.map((_, at) => own.length - at)
  const fills = counts.flatMap((count) => {
    const parts = typed.slice(0, count)
    if (parts.length < 2) return []
    const isInSeconds =
      kind === 'time' && parts.some(({ length }) => length?.kind === 'open' && length.size * 60 > whole)
    const sizes = sizesOf(parts, kind, all.isPair || isInSeconds, whole)
    const sum = sizes?.reduce((one, other) => one + other, 0) ?? 0
    if (!sizes || sum === 0) return []
    // "30/15 for 3x8 min": the nearest to its minutes.
    const rounds = all.isPair && frame.count ? Math.round(whole / sum) : whole / sum
    return [{ parts, sizes, isInSeconds, rounds, left: Number.isInteger(rounds) ? 0 : whole % sum, exact: whole / sum }]
  })
  const exact = fills.filter(({ rounds }) => Number.isInteger(rounds))
  const found =
    exact.find(({ rounds }) => rounds === 1) ?? exact.at(0) ?? (frame.count ? undefined : fills.find(fitsOften))
  if (!found || !areParts(text, frame, kind, { ...found, mark, isPair: all.isPair })) return undefined
  const parts = lastAtEnd(found.parts, found.sizes)
  const written = parts.map(({ part, size }) => writeTypedPart(text, part, size, kind === 'time'))
  const [first] = parts
  const isPair = all.isPair || isOnAndOff(text, found.parts)
  if (found.left > 0 && !(first && found.left <= first.size)) return undefined
  return {
    rounds: Math.floor(found.rounds),
    isNearest: all.isPair && found.rounds !== found.exact,
    pieces: isPair ? pairInShort(found.parts) : written.flatMap((part, at) => (at > 0 ? [', ', ...part] : part)),
    left:
      found.left > 0 && first
        ? [', ', ...writeTypedPart(text, { ...first.part, length: undefined }, found.left, kind === 'time')]
        : [],
    to: typed[found.parts.length - 1]?.to ?? all.to,
    isPair,
    sides: sidesOf(text, parts),
  }
}

/** Parts without a rest of all behind them: "2 min @ 95%, 1 min @ 110%, 4 min off". */
function withoutRest(text: string, parts: readonly TypedPart[]): readonly TypedPart[] {
  const at = parts.findIndex(({ aim }, index) => {
    const words = text.slice(aim.from, aim.to).trim()
    const isTurn = index === 1 && /^(?:on|hard|fast)/i.test(text.slice(parts[0]?.aim.from, parts[0]?.aim.to).trim())
    const isBare = words === '' && parts[0] !== undefined && parts[0].aim.to > parts[0].aim.from
    return (index > 1 && EASE.test(words)) || (index > 0 && (isBare || (!isTurn && PAUSE.test(words))))
  })
  return at < 0 ? parts : parts.slice(0, at)
}

const PAUSE = /^(?:off|rest|rec\w*|rbi|ri)$/i
const EASE = /^(?:@ ?|at )?(?:(?:very )?(?:easy|ez|jog|walk|spin|soft pedal|z ?1|zone 1)\b ?)+$/i

/** Whether nearly all of a stretch is filled: what is left is the beginning of one more round. */
function fitsOften({ rounds }: { rounds: number }): boolean {
  return rounds >= LEAST_ROUNDS
}

const LEAST_ROUNDS = 4

/** The sizes of all parts; a remainder has what the others leave. */
function sizesOf(
  parts: readonly TypedPart[],
  kind: 'time' | 'distance',
  isInSeconds: boolean,
  whole: number,
): number[] | undefined {
  const own = parts.map(({ length }) => (length ? sizeWithin(length, kind, isInSeconds) : 0))
  const sizes = own.filter((size) => size !== undefined)
  const open = parts.filter(({ length }) => !length).length
  const left = whole - sizes.reduce((one, other) => one + other, 0)
  if (sizes.length < parts.length || open > 1 || (open === 1 && left <= 0)) return undefined
  return open === 1 ? own.map((size, at) => (parts[at]?.length ? (size ?? 0) : left)) : sizes
}

/** Whether a row says how its parts are done, and is no row of ends or other bouts. */
function areParts(
  text: string,
  { count, length, aim: own }: Frame,
  kind: 'time' | 'distance',
  {
    parts,
    mark,
    rounds,
    isPair,
    isInSeconds,
  }: { parts: readonly TypedPart[]; mark: string; rounds: number; isPair: boolean; isInSeconds: boolean },
): boolean {
  const aims = parts.map(({ aim }) => text.slice(aim.from, aim.to).trim())
  if (aims.some((aim) => NO_PART.test(aim) || SIDES.test(aim))) return false
  // Stretches whose parts add up to them, and those of plain pairs, have readers of their own.
  if (!count) return !isPair && rounds >= 2 && /\b(?:as|of)\b/.test(mark) && aims.every((aim) => /\d/.test(aim))
  // "3x13 30/15" counts the pairs.
  if (isPair) return length.kind !== 'open' || /[a-z(]/i.test(mark)
  if (kind === 'distance' && !aims.every((aim) => KNOWN.test(aim))) return false
  // "3x10 @ 90%, 2 min @ 105%": the bout has a target itself.
  if (/\d/.test(text.slice(own.from, own.to)) || aims.some((aim) => aim === '')) return false
  const isTimed = isInSeconds || parts.every(({ length }) => length?.kind === 'time')
  return /[a-z(=:]/i.test(mark) || (isTimed && (rounds >= 2 || mark.trim() === ''))
}

/** The sides of an over-under in minutes and single percents; undefined of other parts. */
function sidesOf(text: string, parts: readonly { part: TypedPart; size: number }[]): [Piece[], Piece[]] | undefined {
  const [one, two, more] = parts.map(({ part: { length, aim }, size }): Piece[] | undefined => {
    const match = SIDE.exec(text.slice(aim.from, aim.to))
    const [from = 0] = match?.indices?.groups?.figure ?? []
    const percent = match?.groups?.percent
    const [, to = 0] = match?.indices?.groups?.[percent ? 'percent' : 'figure'] ?? []
    const isPercent = percent === '%' || !/\d ?w\b/.test(text)
    const figure = Number(match?.groups?.figure)
    if (!length || !isPercent || size % 60 > 0 || !(figure >= LEAST_UNDER && figure <= MOST_OVER)) return undefined
    return [
      { words: `${size / 60} min at `, for: length },
      { from: aim.from + from, to: aim.from + to },
      percent ? '' : '%',
    ]
  })
  return one && two && !more && parts.length === 2 ? [one, two] : undefined
}

const SIDE = /^\D*(?<figure>\d{2,3}) ?(?<percent>%|$)(?: ?(?:of )?ftp)?$/di
// In percent of threshold.
const LEAST_UNDER = 80
const MOST_OVER = 120
const NO_PART = /\b(?:warm\w*|wu|cool\w*|cd|home|drills?|strides|cadence)\b/i
/** How a distance is run: other words may be of a swim or a drill. */
const KNOWN = /\d|^(?:@ ?|at )?(?:easy|ez|hard|fast|steady|float|jog|walk|tempo|threshold|sprint|mp|hmp|on|off)\b/i
/** The sides of over-unders have a reader of their own. */
const SIDES = /^(?:overs?|unders?)$/i

function lastAtEnd(parts: readonly TypedPart[], sizes: readonly number[]) {
  const all = parts.map((part, at) => ({ part, size: sizes[at] ?? 0 }))
  return [...all.filter(({ part }) => !part.isLast), ...all.filter(({ part }) => part.isLast)]
}

/** "15s on 15s off" says no more than "15s/15s". */
function isOnAndOff(text: string, parts: readonly TypedPart[]): boolean {
  const words = parts.map(({ aim }) => text.slice(aim.from, aim.to).trim().toLowerCase())
  return words.join() === 'on,off' && parts.every(({ length }) => length && length.size < MOST_SECONDS)
}

const MOST_SECONDS = 60

/** A pair without efforts as it is read best: "40s/20s". */
function pairInShort(parts: readonly TypedPart[]): Piece[] {
  return parts.flatMap(({ length }, at): Piece[] =>
    length ? [...(at > 0 ? ['/'] : []), { words: `${length.size}s`, for: length }] : [],
  )
}
