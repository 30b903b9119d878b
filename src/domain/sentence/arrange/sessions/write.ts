import { formatClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import { isOfTimeAlone, restOf } from './bouts.ts'
import { isSet, type Part, type Rest } from './parts.ts'
import { secondsOf } from './remainders.ts'
import type { Session } from './settle.ts'
import { type Length, type Said, timeOf } from './words.ts'

/** A session in the words that are read: "15 min warm-up, 3x(6x200 m at mile pace with 200 m jog), 400 m jog between sets". */
export function write({ total, parts }: Session): Piece[] | undefined {
  const written = parts.map((part) => writePart(part, true))
  if (!written.every((one) => one !== undefined)) return undefined
  // A length before the only set would be taken for the whole.
  const [ahead, set, ...more] = parts
  const isAhead =
    !total && ahead && set && more.length === 0 && !isSet(ahead) && ahead.isEasy && !ahead.end && isSet(set)
  const whole = total?.lengths[0] ?? lengthOfWalks(parts)
  const head: Piece[] = whole
    ? [{ words: whole.words, for: total ?? parts[0] ?? NOWHERE }, whole.in === 'm' ? ': ' : ', ']
    : isAhead
      ? ['first ']
      : []
  return [...head, ...joined(written)]
}

const NOWHERE = { from: 0, to: 0 }

/** How long running and walking by turns is, which is all of a session: nobody warms up for it. */
function lengthOfWalks(parts: readonly Part[]): Length | undefined {
  const [walks, rest, ...more] = parts
  const isAll = walks?.isWalked === true && more.length === 0 && (!rest || (rest.isEasy && !isSet(rest) && !rest.end))
  const seconds = isAll ? secondsOf(parts) : undefined
  return seconds === undefined ? undefined : timeOf(seconds)
}

function joined(all: readonly (readonly Piece[])[]): Piece[] {
  return all.flatMap((pieces, at): Piece[] => [...(at > 0 ? [', '] : []), ...pieces])
}

function writePart(part: Part, isOuter: boolean): Piece[] | undefined {
  if (part.kind === 'group') return writeGroup(part, isOuter)
  const [length, ...more] = part.lengths
  if (!length || more.length > 0 || part.aims.length > 1) return undefined
  if (part.end)
    return part.isCounted
      ? undefined
      : [{ words: `${length.words} ${part.end}`, for: part, ...told(part) }, ...sayings(part)]
  if (part.name) return part.rests.length > 0 ? undefined : [{ words: part.name, for: part }]
  const how = sayings(part)
  const [rest] = part.rests
  if (part.start && (!part.isCounted || rest)) return undefined
  if (!part.isCounted)
    return [
      { words: length.words, for: part.bare ?? part, ...told(part) },
      ...sayings(atItsPace(part, length)),
      ...(rest ? [', ', ...writeRest(restOf(rest, length))] : []),
    ]
  if (part.between) return undefined
  if (rest && isOfTimeAlone(rest, [length])) return undefined
  const pause = rest ? writeRest(restOf(rest, length)) : []
  // "3x30s" may be of minutes.
  const own = length.words.replace(/ s$/, ' sec')
  if (part.start) {
    const start = { words: ` on ${formatClock(part.start.size)}`, for: part }
    return [{ words: `${part.times}x${own}`, for: part }, ...how, start]
  }
  // A long easy part behind a set may be its cool-down, and a range of paces behind "with" that of the bouts.
  const isLong = rest?.how === 'easy' && (rest.length?.size ?? 0) >= LONG_REST_SECONDS
  const isRange = pause.some((piece) => typeof piece === 'object' && 'words' in piece && RANGE.test(piece.words))
  const isDetailed = rest?.details.some(({ words }) => / bpm$/.test(words)) === true
  if (rest && (!isOuter || isLong || isRange || isDetailed))
    return [{ words: `${part.times}x(${own}`, for: part }, ...sayings(atItsPace(part, length)), ', ', ...pause, ')']
  return [{ words: `${part.times}x${own}`, for: part }, ...how, ...(rest ? [' with ', ...pause] : [])]
}

/** A bout that is no set of its own, "400 m in 72 s", with its pace instead of its time. */
function atItsPace(part: Part, { in: unit, size }: Length): Part {
  const [aim] = part.aims
  const pace = aim && unit === 'm' ? paceOf(aim.words, size) : undefined
  return pace ? { ...part, aims: [{ ...aim, words: `at ${pace}/km` }] } : part
}

function writeGroup(part: Part, isOuter: boolean): Piece[] | undefined {
  const inner = part.parts.map((one) => writePart(one, false))
  if (!inner.every((one) => one !== undefined) || part.aims.length + part.details.length > 0) return undefined
  const [rest, ...others] = part.rests
  if (others.length > 0) return undefined
  // A rest behind each part of a group.
  const each = rest
    ? part.parts.map((one, at) => [
        ...(inner[at] ?? []),
        ', ',
        ...writeRest(restOf(rest, one.lengths[0] ?? { in: 'm', size: 0, words: '' })),
      ])
    : inner
  if (part.times === 1 && !part.between) return joined(each)
  if (part.times === 1 || (part.between && !isOuter)) return undefined
  return [
    { words: `${part.times}x(`, for: part, ...told(part) },
    ...joined(each),
    ')',
    ...(part.between ? [', ', ...writeRest(part.between), ' between sets'] : []),
  ]
}

function writeRest(rest: Rest): Piece[] {
  const { length, share, how, aims, details } = rest
  if (!length)
    return [
      {
        words:
          share === undefined
            ? (rest.words ?? how)
            : `${how === 'easy' ? 'jog' : how} ${share === 1 ? 'as long' : 'half as long'}`,
        for: rest,
      },
    ]
  // "100 walk in 60 s"
  const [, time] = how === 'walk' && length.in === 'm' ? (/^in (\d\d s|\d:\d\d)$/.exec(aims[0]?.words ?? '') ?? []) : []
  if (time) return [{ words: `${time}${time.includes(':') ? ' min' : ''} walk`, for: rest, tell: WALKED }]
  // "200 jog in 75"
  const pace = length.in === 'm' ? paceOf(aims[0]?.words ?? '', length.size) : undefined
  if (pace) return [{ words: `${length.words} at ${pace}/km`, for: rest }]
  const said = aims.length > 0 ? wordsOf(aims) : how
  return [{ words: `${length.words} ${said}`, for: rest }, ...details.map(({ words }) => ` ${words}`)]
}

/** The pace of so many metres "in 75 s", "in 45-50 s" or "in 2:30". */
function paceOf(words: string, metres: number): string | undefined {
  const clocks = /^in (\d\d)(?:-(\d\d))? s$/.exec(words)?.slice(1) ?? []
  const [, minutes, seconds] = /^in (\d):(\d\d)$/.exec(words) ?? []
  const times = minutes ? [Number(minutes) * 60 + Number(seconds)] : clocks.filter(Boolean).map(Number)
  return times.map((time) => formatClock(Math.round((time * 1000) / metres))).join('-') || undefined
}

function told({ tell }: { tell?: string }): { tell?: string } {
  return tell ? { tell } : {}
}

function wordsOf(aims: readonly Said[]): string {
  return aims.map(({ words }) => words).join(' ')
}

function sayings({ aims, details, isEasy, isJog, lengths: [length], ...span }: Part): Piece[] {
  // From a standing start nobody holds back who does not say so.
  const isStart = !isEasy && details.some(({ words }) => words === 'standing start')
  // A time below a minute would be taken for a bout.
  const [, seconds] = /^in (\d\d) s$/.exec(aims[0]?.words ?? '') ?? []
  const pace = Number(seconds) < 60 && length?.in === 'm' ? paceOf(aims[0]?.words ?? '', length.size) : undefined
  const [aim = isStart ? { words: 'all out' } : undefined] = aims as (Said | undefined)[]
  return [
    ...(aim
      ? [
          {
            words: pace ? ` at ${pace}/km` : ` ${at(aim.words)}`,
            for: aim.at ?? span,
            ...(aim.tell ? { tell: aim.tell } : {}),
          },
        ]
      : isEasy
        ? [isJog ? ' easy jog' : ' easy']
        : []),
    ...details.map(({ words, tell, at: place }) => ({
      words: ` ${words}`,
      for: place ?? span,
      ...told(tell ? { tell } : {}),
    })),
  ]
}

function at(words: string): string {
  return /^(?:\d|[a-z]+ (?:pace|marathon pace)|.*pace)/.test(words) ? `at ${words}` : words
}

const WALKED = 'A walk of so far in so much time was read as the time.'
const RANGE = /\d-\d.*\/km$/
const LONG_REST_SECONDS = 300
