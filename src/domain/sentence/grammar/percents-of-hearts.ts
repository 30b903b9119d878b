import type { Phrase } from './phrase.ts'

/** A percent without its base beside one of the heart rate is of the heart rate, too: "90-95% max HR, 3 min jog @ 70%". */
export function shareBaseOfPercents(phrases: readonly Phrase[]): Phrase[] {
  const all = phrases.flatMap((one) =>
    one.is === 'aim' && one.aim.kind === 'percent'
      ? [one.aim]
      : one.is === 'rest'
        ? one.rest.aims.filter((aim) => aim.kind === 'percent')
        : [],
  )
  const of = all.find((aim) => aim.of)?.of
  if (!of) return [...phrases]
  return phrases.map((one) => {
    if (one.is === 'aim' && one.aim.kind === 'percent' && !one.aim.of && !one.aim.isBare)
      return { ...one, aim: { ...one.aim, of } }
    if (one.is !== 'rest') return one
    const aims = one.rest.aims.map((aim) => (aim.kind === 'percent' && !aim.of && !aim.isBare ? { ...aim, of } : aim))
    return { ...one, rest: { ...one.rest, aims } }
  })
}
