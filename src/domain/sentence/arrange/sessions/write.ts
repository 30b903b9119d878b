import { formatClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import { restOf } from './bouts.ts'
import type { Part, Rest } from './parts.ts'
import type { Session } from './settle.ts'
import type { Said } from './words.ts'

/** A session in the words that are read: "15 min warm-up, 3x(6x200 m at mile pace with 200 m jog), 400 m jog between sets". */
export function write({ total, parts }: Session): Piece[] | undefined {
  const written = parts.map((part) => writePart(part, true))
  if (!written.every((one) => one !== undefined)) return undefined
  const head: Piece[] = total
    ? [{ words: total.lengths[0]?.words ?? '', for: total }, total.lengths[0]?.in === 'm' ? ': ' : ', ']
    : []
  return [...head, ...joined(written)]
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
  const how = [...sayings(part)]
  const [rest] = part.rests
  if (!part.isCounted)
    return [
      { words: length.words, for: part.bare ?? part },
      ...how,
      ...(rest ? [', ', ...writeRest(restOf(rest, length))] : []),
    ]
  if (part.between) return undefined
  const pause = rest ? writeRest(restOf(rest, length)) : []
  // A long easy part behind a set may be its cool-down, and a range of paces behind "with" that of the bouts.
  const isLong = rest?.how === 'easy' && (rest.length?.size ?? 0) >= LONG_REST_SECONDS
  const isRange = pause.some((piece) => typeof piece === 'object' && 'words' in piece && RANGE.test(piece.words))
  if (rest && (!isOuter || isLong || isRange))
    return [{ words: `${part.times}x(${length.words}`, for: part }, ...how, ', ', ...pause, ')']
  return [{ words: `${part.times}x${length.words}`, for: part }, ...how, ...(rest ? [' with ', ...pause] : [])]
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

const RANGE = /\d-\d.*\/km$/
const LONG_REST_SECONDS = 300
