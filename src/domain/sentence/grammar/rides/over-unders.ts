import type { Aim, Length } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'

/** Of over-unders whose efforts are not said: percents of FTP (our choice). */
const [UNDER, OVER] = [
  { low: 88, high: 93 },
  { low: 103, high: 105 },
]
/** Of over-unders that say nothing but how long they are, in minutes; the first that fit (our choice). */
const TURNS = [
  { under: 2, over: 1 },
  { under: 1, over: 1 },
]
/** From here on a bare figure behind a time is no length. */
const LEAST_FIGURE = 70

/**
 * Over-unders of which nothing is said but how long they are: below and above threshold by turns. Of two times the longer one is
 * below, "over-unders 3/1", and the first of two that are as long; of a time alone two minutes below and one above,
 * or as long of both.
 */
export function aimOverUnders(phrases: readonly Phrase[]): Phrase[] {
  const named = phrases.findIndex(({ is }) => is === 'over-under')
  if (named < 0 || phrases.some(isTarget)) return [...phrases]
  const first = phrases.findIndex((one, at) => at > named && one.is === 'length' && isTurn(phrases, at))
  if (first >= 0) return aimPair(phrases, first)
  const bout = phrases.findIndex((one, at) => one.is === 'length' && phrases[at - 1]?.is === 'count')
  const whole = phrases[bout]
  const turn = whole?.is === 'length' ? turnOf(whole.length) : undefined
  if (!whole || !turn) return [...phrases]
  const { from, to } = whole
  const piece = (value: number, percents: typeof UNDER): Phrase[] => [
    { is: 'length', length: { value, unit: 'min', from, to }, from, to },
    aimOf(percents, { from, to }),
  ]
  return [
    ...phrases.slice(0, bout + 1),
    { is: 'open', isRounds: true, from: to, to },
    ...piece(turn.under, UNDER),
    { is: 'sign', sign: ',', from: to, to },
    ...piece(turn.over, OVER),
    { is: 'close', from: to, to },
    ...phrases.slice(bout + 1),
  ]
}

/** Whether how hard something is is said, but for an easy time. */
function isTarget(phrase: Phrase): boolean {
  if (phrase.is === 'aims') return true
  if (phrase.is === 'length') return phrase.length.unit === undefined && phrase.length.value >= LEAST_FIGURE
  return (
    phrase.is === 'aim' && !(phrase.aim.kind === 'effort' && EASY.has(phrase.aim.name)) && phrase.aim.kind !== 'zone'
  )
}

const EASY = new Set(['easy', 'recovery', 'threshold'])

/** "3/1", "60 s/120 s" */
function isTurn(phrases: readonly Phrase[], at: number): boolean {
  const [sign, other] = [phrases[at + 1], phrases[at + 2]]
  return sign?.is === 'sign' && sign.sign === '/' && other?.is === 'length' && phrases[at - 1]?.is !== 'count'
}

function aimPair(phrases: readonly Phrase[], at: number): Phrase[] {
  const [one, other] = [phrases[at], phrases[at + 2]]
  if (one?.is !== 'length' || other?.is !== 'length') return [...phrases]
  const isOverFirst = secondsOf(one, other) < secondsOf(other, one)
  return [
    ...phrases.slice(0, at + 1),
    aimOf(isOverFirst ? OVER : UNDER, one),
    ...phrases.slice(at + 1, at + 3),
    aimOf(isOverFirst ? UNDER : OVER, other),
    ...phrases.slice(at + 3),
  ]
}

function aimOf(percents: typeof UNDER, { from, to }: { from: number; to: number }): Phrase {
  const aim: Aim = { kind: 'percent', ...percents, from, to }
  return { is: 'aim', aim, isAt: true, from, to }
}

/** In minutes where neither has a unit. */
function secondsOf({ length }: PhraseOf<'length'>, { length: other }: PhraseOf<'length'>): number {
  const unit = length.unit ?? other.unit ?? 'min'
  return unit === 's' ? length.value : length.value * 60
}

function turnOf({ value, unit, clock }: Length): (typeof TURNS)[number] | undefined {
  if (clock || (unit !== undefined && unit !== 'min')) return undefined
  return TURNS.find(({ under, over }) => value % (under + over) === 0)
}
