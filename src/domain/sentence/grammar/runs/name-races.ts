import type { Race } from '../../../sports/races.ts'
import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** "10k at race pace", "parkrun effort: …, 5k at race pace": the pace of the race that is as far as what is run. */
export function nameRaces(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    if (phrase.is !== 'aim' || phrase.aim.kind !== 'effort' || !RACE.test(text.slice(phrase.from, phrase.to)))
      return phrase
    const length = phrases
      .slice(0, at)
      .findLast((one) => one.is !== 'filler' && one.is !== 'mark' && one.is !== 'sport')
    const isCounted = length && phrases[phrases.indexOf(length) - 1]?.is === 'count'
    const own = length?.is === 'length' && !isCounted ? raceOf(length.length) : undefined
    const race = own ?? (/\bparkrun\b/i.test(text) ? '5k' : undefined)
    if (!race) return phrase
    const { from, to } = phrase
    const aim: Aim = { kind: 'race', race, from, to }
    return { is: 'aim', aim, isAt: phrase.isAt, from, to }
  })
}

const RACE = /^race (?:pace|effort|speed)$/i

function raceOf({ value, unit, clock }: Length): Race | undefined {
  if (clock || unit !== 'km') return undefined
  return ({ 3: '3k', 5: '5k', 10: '10k' } as const)[value]
}
