import type { Piece } from '../arranged.ts'
import type { Frame } from './frames.ts'
import { lengthAt, matchAt, timeInWords } from './lengths-of-parts.ts'
import { aimAt, aimInWords } from './parts-of-bouts.ts'

/**
 * The first or the last part of every so many minutes of a bout or a stretch, and how the rest of each is done: "last 3 min of
 * every 15 @ 90%", "first 45 min of every hour @ 65-70%, last 15 min of it @ 80%", "every 10th min @ z4".
 */
export function partsOfEvery(
  text: string,
  frame: Frame,
): { every: number; pieces: Piece[]; ease: Piece[]; to: number } | undefined {
  const figure = matchAt(FIGURE, text, frame.aim.to)
  const [from, to] = figure?.indices?.groups?.figure ?? [frame.aim.from, frame.aim.to]
  const start = Math.max(figure ? frame.aim.to + figure[0].length : frame.aim.to, frame.to)
  const found = shareOfEvery(text, start) ?? nthMinute(text, start)
  if (!found) return undefined
  const { every, size, isLast, place, aim } = found
  const left = every - size
  const rest = matchAt(REST_OF_IT, text, aim.to)
  const other = rest ? aimAt(text, rest.index + rest[0].length) : undefined
  const [own] = rest?.indices?.groups?.length ?? []
  const length = own === undefined ? undefined : lengthAt(text, own)
  const isFilled = own === undefined || (length !== undefined && secondsOf(length) === left)
  if (left <= 0 || (other && (other.to === other.from || !isFilled))) return undefined
  const steady = other ?? { from, to }
  const words = text.slice(steady.from, steady.to).trim() === '' ? [' easy'] : aimInWords(text, steady)
  const one: Piece[] = [{ words: timeInWords(size), for: place }, ...aimInWords(text, aim)]
  const two: Piece[] = [{ words: timeInWords(left), for: frame.length }, ...words]
  return {
    every,
    ease: words,
    pieces: isLast ? [...two, ', ', ...one] : [...one, ', ', ...two],
    to: other?.to ?? aim.to,
  }
}

type Share = {
  every: number
  size: number
  isLast: boolean
  place: { from: number; to: number }
  aim: { from: number; to: number }
}

function shareOfEvery(text: string, from: number): Share | undefined {
  const order = matchAt(SHARE, text, from)
  if (!order) return undefined
  const at = from + order[0].length
  const length = matchAt(MINUTE, text, at)
    ? { from: at, to: at + 3, kind: 'time' as const, size: 60 }
    : lengthAt(text, at)
  const behind = length && matchAt(OF_EVERY, text, at === length.from && length.to ? endOf(text, length.to) : at)
  const every = behind && secondsOfEvery(text, behind)
  if (!length || !behind || !every || length.kind === 'distance') return undefined
  const to = behind.index + behind[0].length
  const aim = aimAt(text, to)
  return {
    every,
    size: secondsOf(length),
    isLast: /last|final/i.test(order[0]),
    place: { from: length.from, to },
    aim: aim.to > aim.from ? aim : { from: to, to },
  }
}

/** "every 10th min @ z4" */
function nthMinute(text: string, from: number): Share | undefined {
  const match = matchAt(NTH, text, from)
  if (!match) return undefined
  const to = from + match[0].length
  const aim = aimAt(text, to)
  const every = Number(match.groups?.nth) * 60
  return EFFORT.test(text.slice(aim.from, aim.to)) && every > 60
    ? { every, size: 60, isLast: true, place: { from, to }, aim }
    : undefined
}

/** The end of "minute", of which a length takes three letters. */
function endOf(text: string, to: number): number {
  return to + (matchAt(/(?:ute)?/iy, text, to)?.[0].length ?? 0)
}

function secondsOf({ kind, size }: { kind: string; size: number }): number {
  return kind === 'time' ? size : size * 60
}

function secondsOfEvery(text: string, { index, groups, indices }: RegExpExecArray): number | undefined {
  if (groups?.hour) return groups.half ? 1800 : 3600
  const [from = index] = indices?.groups?.length ?? []
  const length = lengthAt(text, from)
  return length && length.kind !== 'distance' ? secondsOf(length) : undefined
}

/** "at IM watts (say 70%)" */
const FIGURE = / ?\((?:say|about|around|~)? ?(?<figure>\d{2,3}(?:-\d{2,3})? ?(?:%|w))\)/diy
const SHARE = /,?:? ?(?:(?:with|w\/?|but|and) ?)?(?:the )?(?:first|last|final) (?=\d|min)/iy
const MINUTE = /min(?:ute)?\b/iy
const OF_EVERY =
  / (?:of|in) (?:every|each) (?:(?<half>half )?(?<hour>hour|hr)|(?<length>\d{1,2} ?(?:minutes?|mins?|m|')?))(?: block)?(?![a-z\d])(?: is| are)?/diy
const NTH = /,? ?(?:(?:with|w\.?\/?|but|and) ?)?every (?<nth>[1-9]\d?)(?:th|st|nd|rd) min(?:ute)?(?: is| run| ride)?/iy
/** "stand up" is no effort. */
const EFFORT =
  /^(?: ?@| at| in)? ?(?:z|zone|\d|hard|fast|tempo|threshold|steady|sprint|all out|max|mp|hmp|marathon|half|race)/i
const REST_OF_IT =
  /,? (?:and |then )?(?:the )?(?:(?:last|final|first|other|remaining) (?<length>\d{1,2} ?(?:minutes|mins?|m|')?)(?: of (?:it|each|that|them|every hour|each hour|the hour))?|rest|remainder|otherwise)(?: of (?:it|each|the time))?(?: is| at)?(?= ?[@a-z\d])/diy
