import { aimOf, aimsBetween } from '../rungs/targets.ts'
import { bout, rungs, withRests } from './bouts.ts'
import type { Part } from './parts.ts'
import { timeOf } from './words.ts'

/** Runs of less and less from the pace of 10 km to that of a mile, "1200-1000-800-600 getting quicker". */
export function getFaster(part: Part): Part[] | undefined {
  const [longest] = part.lengths
  const [from, to] = [aimOf('10k pace'), aimOf('mile pace')]
  if (part.lengths.length < 3 || longest?.in !== 'm' || !from || !to) return undefined
  const aims = aimsBetween(from, to, part.lengths.length)?.map(({ words }) => ({ words }))
  const [first, ...others] = aims ?? []
  if (!first) return undefined
  const row = rungs({ ...part, aims: [{ ...first, tell: FASTER }, ...others], isFaster: false })
  return row && [row]
}

const FASTER = '“Faster” was read as from 10k pace to mile pace: say the paces, if you mean others.'

/** "30 min from 65 to 85 %"; "20 min building z1-z3" in as many parts as zones. */
export function ramp(part: Part): Part[] | undefined {
  const [from, to, ...more] = part.aims
  const [length] = part.lengths
  // "ramp up 15"
  if (part.end && !from) return [{ ...part, details: [...part.details, { words: 'ramp' }] }]
  if (!from || !length || more.length > 0) return undefined
  // "15 min progressive warm-up 120-200 W"
  const [, least, most, unit] = /^(\d{2,3})-(\d{2,3})( w|%)$/.exec(from.words) ?? []
  if (part.end && !to && least && most)
    return [{ ...part, aims: [{ ...from, words: `from ${least} to ${most}${unit}` }] }]
  const [, low, high] = /^z(\d)(?: to z|-)(\d)$/.exec(to ? `${from.words} to ${to.words}` : from.words) ?? []
  if (low && high) {
    const count = Number(high) - Number(low) + 1
    if (count < 2 || length.in !== 's') return undefined
    return Array.from({ length: count }, (_, at) => ({
      ...bout(part, timeOf(length.size / count)),
      ...{ isRamp: false, aims: [{ words: `z${Number(low) + at}` }] },
    }))
  }
  const percents = [from, ...(to ? [to] : [])].map(({ words }) => /^\d{2,3}(?:-\d{2,3})?%$/.test(words))
  if (percents.includes(false)) return undefined
  return [{ ...part, aims: [{ words: to ? `ramp ${from.words.replace('%', '')}-${to.words}` : `ramp ${from.words}` }] }]
}

/** "5-4-3-2-1 km from MP to 5k pace" */
export function rampOfRungs(part: Part): Part[] | undefined {
  const [from, to, ...more] = part.aims.map(({ words }) => aimOf(words))
  if (!from || !to || more.length > 0 || part.times > 1) return undefined
  const aims = aimsBetween(from, to, part.lengths.length)?.map(({ words }) => ({ words }))
  return aims && rungs({ ...part, aims, isRamp: false, isFaster: false })?.parts
}

/** Each bout at its own pace. */
export function inPaces(part: Part): Part[] | undefined {
  const lengths = part.aims.flatMap(() => part.lengths)
  return rungs(withRests({ ...part, lengths, times: 1, isCounted: false, isPaced: false }))?.parts
}

/** Each bout by so many percent harder than the one before. */
export function inSteps(part: Part): Part[] | undefined {
  const [aim, ...more] = part.aims
  const start = Number(/^(\d{2,3})%$/.exec(aim?.words ?? '')?.[1])
  if (!start || more.length > 0 || part.kind === 'group' || part.step === undefined) return undefined
  const { step } = part
  const lengths =
    part.lengths.length > 1 ? part.lengths : Array.from({ length: part.times }, () => part.lengths[0] ?? timeOf(0))
  const times = part.lengths.length > 1 ? part.times : 1
  const row = rungs({
    ...part,
    lengths,
    times,
    aims: lengths.map((_, at) => ({ words: `${start + at * step}%` })),
    step: undefined,
  })
  return row && (row.times === 1 ? row.parts : [row])
}
