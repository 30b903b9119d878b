import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** A distance in kilometers and miles, "15 km (9.3 mi)", "10 miles / 16k": once. */
export function dropSecondUnits(phrases: readonly Phrase[]): Phrase[] {
  const once: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [first, sign, second, close] = phrases.slice(at, at + 4)
    const isBracket = sign?.is === 'open' && close?.is === 'close'
    const isSlash = sign?.is === 'sign' && sign.sign === '/'
    if (
      first?.is === 'length' &&
      second?.is === 'length' &&
      (isBracket || isSlash) &&
      areSame(first.length, second.length)
    ) {
      once.push({ ...first, to: (isBracket ? close : second).to })
      at += isBracket ? 3 : 2
    } else if (phrases[at]) once.push(phrases[at] as Phrase)
  }
  return once
}

function areSame(first: Length, second: Length): boolean {
  const [one, other] = [kilometresOf(first), kilometresOf(second)]
  return one !== undefined && other !== undefined && first.unit !== second.unit && Math.abs(one - other) <= one * NEAR
}

function kilometresOf({ value, unit }: Length): number | undefined {
  return unit === 'km' ? value : unit === 'mi' ? value * 1.609344 : undefined
}

// Of the first.
const NEAR = 0.04
