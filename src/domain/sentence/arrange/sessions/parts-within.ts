import { EASY, isSet, type Part } from './parts.ts'
import { secondsOf } from './remainders.ts'
import { timeOf } from './words.ts'

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
    const placed = part.within === 'warm-up' ? atTheEnd(whole, part) : inTheSecondHalf(whole, part)
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
  const easy = part.aims.length === 0 && part.details.some(({ words }) => / rpm$/.test(words)) ? asEasy(part) : part
  const own: Part =
    part.rests.length > 0 || part.kind === 'group' || !bout
      ? easy
      : {
          ...easy,
          rests: [
            {
              ...spanOf(part),
              length: timeOf(Math.max(bout.size, LEAST_EASY_SECONDS)),
              how: 'easy',
              aims: [],
              details: [],
            },
          ],
        }
  const seconds = secondsOf([own])
  if (length?.in !== 's' || seconds === undefined || seconds >= length.size) return undefined
  return [{ ...whole, lengths: [timeOf(length.size - seconds)] }, own]
}

/** "3.5 h z2 with 3x20 min z3 in the second half" */
function inTheSecondHalf(whole: Part, part: Part): Part[] | undefined {
  const [length] = whole.lengths
  const seconds = secondsOf([part])
  const isEven = !isSet(whole) && (whole.isEasy || whole.aims.every(({ words }) => EASY.test(words)))
  if (!isEven || whole.end || length?.in !== 's' || seconds === undefined || seconds > length.size / 2) return undefined
  const half = Math.floor(length.size / 120) * 60
  const left = length.size - half - seconds
  return [{ ...whole, lengths: [timeOf(half)] }, part, ...(left > 0 ? [{ ...whole, lengths: [timeOf(left)] }] : [])]
}

/** Spin-ups that say only a cadence are easy. */
function asEasy(part: Part): Part {
  return { ...part, isEasy: true }
}

function spanOf({ from, to }: Part): { from: number; to: number } {
  return { from, to }
}

const LEAST_EASY_SECONDS = 60
