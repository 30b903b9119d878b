import type { Piece } from '../arranged.ts'
import type { Frame } from './frames.ts'
import { lengthAt, matchAt, timeInWords } from './lengths-of-parts.ts'
import { aimAt, aimInWords } from './parts-of-bouts.ts'
import { restAt } from './rests-of-bouts.ts'

/** Short bursts at even distances within each bout: the parts of one interval, its seconds and what is said behind. */
export function burstsAt(
  text: string,
  { aim, count, length, to: end }: Frame,
): { every: number; pieces: Piece[]; rest: Piece[] | undefined; to: number } | undefined {
  const start = Math.max(aim.to, end)
  const pause = count && restAt(text, start, 'between sets')
  const found = burstFirst(text, pause?.to ?? start) ?? everyFirst(text, pause?.to ?? start)
  if (!found) return undefined
  const left = found.every - found.burst.size
  if (left <= 0) return undefined
  const middle = matchAt(MIDDLE, text, found.to)
  const place = middle?.indices?.groups?.how
  const steady = steadyOf(text, place ? { from: place[0], to: place[1] } : aim)
  const to = found.to + (middle?.[0].length ?? 0)
  const behind = pause || !count ? undefined : restAt(text, to, 'between sets')
  const hard: Piece[] = /\d/.test(text.slice(found.how.from, found.how.to))
    ? aimInWords(text, found.how)
    : [{ words: found.burst.size <= MOST_OF_SPRINT ? ' sprint' : ' hard', for: wordsOf(text, found.how) }]
  return {
    every: found.every,
    pieces: [
      { words: timeInWords(left), for: { from: length.from, to: length.to } },
      ...steady,
      ', ',
      { words: timeInWords(found.burst.size), for: found.burst },
      ...hard,
    ],
    rest: pause?.pieces ?? behind?.pieces,
    to: behind?.to ?? to,
  }
}

/** A stretch without the space before its words. */
function wordsOf(text: string, { from, to }: { from: number; to: number }): { from: number; to: number } {
  return text[from] === ' ' ? { from: from + 1, to } : { from, to }
}

type Bursts = {
  every: number
  burst: { from: number; to: number; size: number }
  how: { from: number; to: number }
  to: number
}

/** "w/ 15 sec kick to 400 every 2 mins", "of 15s sprint every min", "with a 20s surge at the end of each 3 min" */
function burstFirst(text: string, from: number): Bursts | undefined {
  const link = matchAt(LINK, text, from)
  const length = link && lengthAt(text, from + link[0].length)
  if (length?.kind !== 'time') return undefined
  const how = aimAt(text, length.to)
  const every = matchAt(EVERY, text, how.to)
  const seconds = every && secondsOfEvery(text, every)
  return seconds ? { every: seconds, burst: length, how, to: how.to + (every?.[0].length ?? 0) } : undefined
}

/** "every 2 min a 10s sprint" */
function everyFirst(text: string, from: number): Bursts | undefined {
  const link = matchAt(LINK_OR_MARK, text, from)
  const every = link && matchAt(EVERY, text, from + link[0].length)
  const seconds = every && secondsOfEvery(text, every)
  const open = every && matchAt(INTO, text, every.index + every[0].length)
  const length = open && lengthAt(text, open.index + open[0].length)
  if (!seconds || length?.kind !== 'time') return undefined
  const how = aimAt(text, length.to)
  return how.to > how.from ? { every: seconds, burst: length, how, to: how.to } : undefined
}

function secondsOfEvery(text: string, { indices }: RegExpExecArray): number | undefined {
  const [from] = indices?.groups?.length ?? []
  if (from === undefined) return 60
  const length = lengthAt(text, from)
  if (!length || length.kind === 'distance') return undefined
  return length.kind === 'time' ? length.size : length.size * 60
}

/** How what lies between bursts is done: the target of the bout, or what was said before it: "SST 3x15". */
function steadyOf(text: string, aim: { from: number; to: number }): Piece[] {
  return text.slice(aim.from, aim.to).trim() === '' ? [' steady'] : aimInWords(text, aim)
}

const LINK =
  /,? ?(?:(?:but )?(?:w\/|\+|(?:with|w|of|inc(?:l|luding)?|plus|and|(?:add|chuck|throw|put)(?:ing)?(?: in)?)\b)) ?(?:an? )?(?=:?\d)/iy
const LINK_OR_MARK = /,? ?(?:(?:w\/|(?:with|w|but)\b) ?)?/iy
const EVERY =
  /,? (?:at the (?:end|top|start) of )?(?:every|each) (?:(?<length>\d[\d:.]* ?(?:minutes?|mins?|m|'|seconds?|secs?|s)?)|min(?:ute)?)(?![a-z\d])(?: of (?:the work|each(?: one)?|it))?/diy
const INTO = /,?:? ?(?:(?:do|put in|throw in|add|hit|with|go) )?(?:an? )?/iy
const MIDDLE =
  /,? (?:(?<how>tempo|steady|easy|z ?[1-4]|threshold|sweet ?spot|sst|\d{2,3} ?(?:%|w))(?: in)? ?(?:between|betw?e?n?|btwn?|btw)|(?:rest|remainder)(?: is| at| of it)? (?<how>tempo|steady|easy|z ?[1-4]|threshold|sweet ?spot|sst|\d{2,3} ?(?:%|w)))(?![a-z])/diy
const MOST_OF_SPRINT = 20
