import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Figures alone behind bouts of seconds are seconds where they are their recovery: "6x30s hard, 30 easy", "10x30s rest 10". */
export function secondsOfRecoveries(phrases: readonly Phrase[]): Phrase[] {
  let bout: number | undefined
  return phrases.map((phrase, at): Phrase => {
    const before = phrases[at - 1]
    if (phrase.is === 'length' && before?.is === 'count') bout = secondsOf(phrase.length)
    else if (phrase.is === 'role' || (phrase.is === 'mark' && phrase.mark === 'then') || phrase.is === 'strides')
      bout = undefined
    if (bout === undefined) return phrase
    if (phrase.is === 'rest' && phrase.rest.length && isBare(phrase.rest.length, LEAST_REST))
      return { ...phrase, rest: { ...phrase.rest, length: { ...phrase.rest.length, unit: 's' } } }
    const next = phrases[at + 1]
    const isEasy = next?.is === 'aim' && next.aim.kind === 'effort' && next.aim.name === 'easy'
    const isLike = phrase.is === 'length' && phrase.length.value >= bout / 2 && phrase.length.value <= bout * 3
    const isHard = before?.is === 'sign' && phrases[at - 2]?.is === 'aim'
    return phrase.is === 'length' && isEasy && isLike && isHard && isBare(phrase.length, LEAST_EASY)
      ? { ...phrase, length: { ...phrase.length, unit: 's' } }
      : phrase
  })
}

function secondsOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  return unit === 's' && value < 100 ? value : undefined
}

function isBare({ value, unit, clock }: Length, least: number): boolean {
  return unit === undefined && !clock && value >= least && value <= 90
}

// Seconds: a smaller figure is of minutes.
const [LEAST_REST, LEAST_EASY] = [10, 15]
