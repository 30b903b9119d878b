import { EASY, isSet, type Part, type Rest } from './parts.ts'
import { secondsOf } from './remainders.ts'
import { distanceOf, type Length, milesOf, timeOf } from './words.ts'

/**
 * Puts parts that lie within the one before them in their place, the whole of which keeps its length: spin-ups at the end of the
 * warm-up, a set at the beginning of the second half. Nothing if they do not fit.
 */
export function placeWithin(parts: readonly Part[]): Part[] | undefined {
  const out: Part[] = []
  for (const part of parts) {
    const whole = out.at(-1)
    if (!part.within || !whole) {
      if (part.within) return undefined
      out.push(part)
      continue
    }
    const placed =
      part.within === 'warm-up'
        ? atTheEnd(whole, part)
        : typeof part.within === 'object'
          ? inTheLast(whole, part, part.within.last)
          : inTheWhole(whole, part, part.within)
    if (!placed) return undefined
    out.splice(-1, 1, ...placed)
  }
  return out
}

/** "20 min WU incl. 3x1 min fast": the bouts with as much easy riding, at its end. */
function atTheEnd(whole: Part, part: Part): Part[] | undefined {
  const [length] = whole.lengths
  const [bout, ...more] = part.lengths
  if (part.kind === 'bouts' && (bout?.in !== 's' || more.length > 0)) return undefined
  // Spin-ups that say only a cadence are easy.
  const isSpun = part.aims.length === 0 && part.details.some(({ words }) => / rpm$/.test(words))
  const easy = isSpun ? { ...part, isEasy: true } : part
  const own =
    part.rests.length > 0 || part.kind === 'group' || !bout ? easy : { ...easy, rests: [asLongEasily(part, bout)] }
  const seconds = secondsOf([own])
  if (length?.in !== 's' || seconds === undefined || seconds >= length.size) return undefined
  return [{ ...whole, lengths: [timeOf(length.size - seconds)] }, own]
}

/** "3.5 h z2 with 3x20 min z3 in the second half", "2 h z2 with 4x6 min at the end" */
function inTheWhole(whole: Part, part: Part, within: 'second half' | 'middle' | 'end'): Part[] | undefined {
  const [length] = whole.lengths
  const seconds = secondsOf([part])
  const isEven = !isSet(whole) && (whole.isEasy || whole.aims.every(({ words }) => EASY.test(words)))
  if (!isEven || whole.end || length?.in !== 's' || seconds === undefined) return undefined
  const left = length.size - seconds
  const half = within === 'middle' ? left / 2 : length.size / 2
  const before = within === 'end' ? left : Math.floor(half / 60) * 60
  if (before < 60 || left < before) return undefined
  const around = (size: number): Part[] => (size > 0 ? [{ ...whole, lengths: [timeOf(size)] }] : [])
  return [...around(before), part, ...around(left - before)]
}

/** "50 min easy, 6x20 s strides in the last 10 min": spread over them, or as often as their rest has it. */
function inTheLast(whole: Part, part: Part, stretch: Length): Part[] | undefined {
  const [[length], [bout]] = [whole.lengths, part.lengths]
  if (!length || !bout || part.kind === 'group' || bout.in !== stretch.in) return undefined
  const of = (size: number) => (stretch.in === 's' ? timeOf(size) : distanceOf(size))
  const each = Math.floor((stretch.size / part.times - bout.size) / GRAIN) * GRAIN
  const [said] = part.rests
  const rest: Rest = said ?? { from: part.from, to: part.to, length: of(each), how: 'easy', aims: [], details: [] }
  const pause = rest.length?.in === stretch.in ? rest.length.size : undefined
  // Longer bouts are not spread without a word.
  const isShort = bout.size <= (stretch.in === 's' ? SHORT_SECONDS : SHORT_METRES)
  if (pause === undefined || pause < (said ? 1 : bout.size) || (!said && !isShort)) return undefined
  const left = stretch.size - part.times * (bout.size + pause)
  if (left < 0) return undefined
  const before = of(length.size - stretch.size)
  const own = / mi$/.test(length.words) && stretch.in === 'm' ? distanceInMiles(length.size - stretch.size) : before
  return [
    { ...whole, lengths: [own] },
    { ...part, rests: [rest] },
    ...(left > LEAST_LEFT ? [{ ...whole, lengths: [of(left)] }] : []),
  ]
}

function distanceInMiles(metres: number): Length {
  return milesOf(Math.round(metres / 16.09344) / 100)
}

// In seconds or metres: less is not worth a step (our choice).
const LEAST_LEFT = 60
const GRAIN = 5
const [SHORT_SECONDS, SHORT_METRES] = [60, 400]

/** As much easy riding as each bout lasts. */
function asLongEasily({ from, to }: Part, bout: Length): Rest {
  return { from, to, length: timeOf(Math.max(bout.size, LEAST_EASY_SECONDS)), how: 'easy', aims: [], details: [] }
}

const LEAST_EASY_SECONDS = 60
