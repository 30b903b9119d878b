import type { Race } from '../../../sports/races.ts'
import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Paces that are said by more than one phrase: "at threshold pace 4:10", "at 20 min 5k pace"; what music does is none. */
export function joinPaces(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const { from, to } = one
    // "at threshold pace 4:10"
    const own = isNamedPace(one, text) ? clockOf(next) : undefined
    if (own !== undefined && next)
      return [
        { is: 'aim', aim: { kind: 'pace', low: own, high: own, from, to: next.to }, isAt: true, from, to: next.to },
      ]
    if (isNamedPace(before, text) && clockOf(one) !== undefined) return []
    // "at 20 min 5k pace"
    const race = paceOfTime(before, one, next)
    if (race && next) return [{ is: 'aim', aim: { ...race, from, to: next.to }, isAt: true, from, to: next.to }]
    if (paceOfTime(phrases[at - 2], before, one)) return []
    // "with music at 170 bpm"
    if (one.is === 'aim' && one.aim.kind === 'beats' && isOfMusic(phrases, at, text))
      return [{ is: 'detail', detail: { note: 'said', from, to }, from, to }]
    return [one]
  })
}

/** "threshold pace", "easy pace" */
function isNamedPace(phrase: Phrase | undefined, text: string): boolean {
  return phrase?.is === 'aim' && phrase.aim.kind === 'effort' && /pace$/i.test(text.slice(phrase.from, phrase.to))
}

function clockOf(phrase: Phrase | undefined): number | undefined {
  if (phrase?.is !== 'length' || phrase.length.unit !== undefined) return undefined
  const [minutes = 0, seconds = 0, ...more] = phrase.length.clock ?? []
  const pace = minutes * 60 + seconds
  return phrase.length.clock && more.length === 0 && pace >= FASTEST && pace <= SLOWEST ? pace : undefined
}

// Seconds per kilometre or mile.
const [FASTEST, SLOWEST] = [150, 720]

/** A race with the time for all of it. */
function paceOfTime(at: Phrase | undefined, time: Phrase | undefined, race: Phrase | undefined) {
  if (at?.is !== 'mark' || at.mark !== 'at' || time?.is !== 'length' || race?.is !== 'aim') return undefined
  if (race.aim.kind !== 'race' || race.aim.plus || race.aim.until) return undefined
  const kilometres = KILOMETRES[race.aim.race as Race]
  const seconds = secondsOf(time.length)
  if (kilometres === undefined || seconds === undefined) return undefined
  const pace = Math.round(seconds / kilometres)
  return pace >= FASTEST && pace <= SLOWEST
    ? ({ kind: 'pace', low: pace, high: pace, per: 'km' } satisfies Omit<Aim & { kind: 'pace' }, 'from' | 'to'>)
    : undefined
}

const KILOMETRES: Partial<Record<Race, number>> = { '5k': 5, '10k': 10, 'half marathon': 21.1, marathon: 42.2 }

function secondsOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
  return unit === 'min' ? value * 60 : undefined
}

function isOfMusic(phrases: readonly Phrase[], at: number, text: string): boolean {
  return phrases
    .slice(Math.max(0, at - 3), at)
    .some(({ from, to }) => /^(?:music|playlist|metronome|songs?)$/i.test(text.slice(from, to)))
}
