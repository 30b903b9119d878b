import type { Phrase, PhraseOf } from '../phrase.ts'

/** "7x4 min 105-108", "20 min SS 88-92": a range without a sign behind a time is percent of FTP; behind watts it is watts, "IM watts 200-210". */
export function readBareRanges(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.map((one, at) => {
    if (one.is !== 'length' || !isRange(one)) return one
    const before = phrases[at - 1]
    const { value: low, high = low, from, to } = one.length
    if (before?.is === 'aim' && WATTS.test(text.slice(before.from, before.to)) && low >= LEAST_WATTS)
      return { is: 'aim', aim: { kind: 'power', low, high, from, to }, isAt: true, from, to }
    const isBehindTime = before?.is === 'length' && (before.length.unit === 'min' || before.length.unit === 's')
    const isBehindEffort =
      before?.is === 'aim' &&
      before.aim.kind === 'effort' &&
      HARD.has(before.aim.name) &&
      phrases[at - 2]?.is === 'length'
    if (!(isBehindTime || isBehindEffort) || low < LEAST_PERCENT || high > MOST_PERCENT) return one
    return { is: 'aim', aim: { kind: 'percent', low, high, isBare: true, from, to }, isAt: true, from, to }
  })
}

function isRange({ length: { unit, clock, isLow, value, high } }: PhraseOf<'length'>): boolean {
  return isLow === true && unit === undefined && !clock && high !== undefined && high - value <= WIDEST
}

const WATTS = /\b(?:watts|power|pwr)$/i
const HARD = new Set(['tempo', 'sweet spot', 'threshold', 'vo2'])
const LEAST_WATTS = 100
const LEAST_PERCENT = 60
const MOST_PERCENT = 125
const WIDEST = 20
