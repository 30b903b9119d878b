import type { Aim, Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** The paces of the rungs of a set, one for each in brackets behind them: "600/400/200 (5k, 3k, mile)". */
export function nameRacesOfRungs(phrases: readonly Phrase[]): Phrase[] {
  const named: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] as Phrase
    named.push(phrase)
    if (phrase.is !== 'rungs' || phrases[at + 1]?.is !== 'open') continue
    const end = phrases.findIndex((one, index) => index > at + 1 && one.is === 'close')
    const inside = phrases.slice(at + 2, end).filter(({ is }) => is !== 'sign' && is !== 'filler')
    const aims = inside.flatMap(aimsOf)
    if (end < 0 || aims.length !== phrase.lengths.length) continue
    named.push({ is: 'aims', aims, from: phrases[at + 1]?.from ?? 0, to: phrases[end]?.to ?? 0 })
    at = end
  }
  return named
}

function aimsOf(phrase: Phrase): Aim[] {
  if (phrase.is === 'aim' && phrase.aim.kind === 'race') return [phrase.aim]
  if (phrase.is === 'aims') return phrase.aims
  const lengths = phrase.is === 'length' ? [phrase.length] : phrase.is === 'rungs' ? phrase.lengths : []
  return lengths.flatMap((length) => {
    const race = raceOf(length)
    return race ? [{ kind: 'race', race, from: length.from, to: length.to } as const] : []
  })
}

function raceOf({ value, unit, clock }: Length) {
  if (clock) return undefined
  if (unit === 'mi' && value === 1) return 'mile' as const
  if (unit === 'km') return ({ 3: '3k', 5: '5k', 10: '10k' } as const)[value]
  return value === 1500 && unit !== 'yd' ? ('1500m' as const) : undefined
}
