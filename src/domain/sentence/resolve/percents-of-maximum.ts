import { sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { SportContext } from './measure.ts'

/** A percent of the maximal heart rate as one of the heart rate at threshold, which usually lies at nine tenths of it. */
export function readPercentsOfMaximum(
  mentions: readonly Mention[],
  sentence: string,
  { sport }: SportContext,
): Mention[] {
  const { inPool } = sportOf(sport)
  const isOfMaximum = (one: Mention) => one.kind === 'percent' && one.of === 'maximum' && MAXIMUM.test(wordsOf(one))
  const wordsOf = ({ from, to }: Mention) => sentence.slice(from, to)
  if (inPool || !mentions.some(isOfMaximum)) return [...mentions]
  // "90% of max HR, 3 min at 70%": of the same.
  const isOnlyBase = mentionsOf('percent', mentions).every(({ of }) => of === 'maximum' || of === undefined)
  return mentions.map((one): Mention => {
    if (one.kind !== 'percent' || !(isOfMaximum(one) || (isOnlyBase && one.of === undefined))) return one
    if (one.high > MAX_PERCENT && isOfMaximum(one))
      return { kind: 'unsupported', sentence: ABOVE_MAXIMUM, from: one.from, to: one.to }
    const [low, high] = [one.low, one.high].map((percent) => Math.round(percent / THRESHOLD_OF_MAXIMUM))
    const because = `“${wordsOf(one)}” is read as ${low === high ? low : `${low}–${high}`} % of the heart rate at threshold, which usually lies at 90 % of the maximum.`
    return { ...one, low: low ?? one.low, high: high ?? one.high, of: 'heartrate', because }
  })
}

// Of trained athletes (Friel).
const THRESHOLD_OF_MAXIMUM = 0.9
const MAX_PERCENT = 100
const ABOVE_MAXIMUM = 'Nobody reaches more than 100 % of the maximal heart rate: check this target.'
const MAXIMUM = /max|mhr/i
