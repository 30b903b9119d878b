import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Running and walking by turns in words that would else be rests: "6x2 min jogging, 1 min walking", "20 min run/walk". */
export function turnRunsAndWalks(phrases: readonly Phrase[], text: string): Phrase[] {
  return fillRunWalk(jogBesideWalks(inMinutes(phrases)), text)
}

/** Figures alone behind verbs are minutes where one of them is a walk: "walk 5, jog 12, walk 5". */
function inMinutes(phrases: readonly Phrase[]): Phrase[] {
  const isVerb = (at: number) => {
    const word = phrases[at]
    return word?.is === 'sport' || (word?.is === 'rest word' && word.manner !== 'rest')
  }
  const isBare = (at: number) => {
    const one = phrases[at]
    return one?.is === 'length' && one.length.unit === undefined && !one.length.clock && one.length.value <= 60
  }
  const isWalked = phrases.some((one, at) => one.is === 'rest word' && one.manner === 'walk' && isBare(at + 1))
  if (!isWalked) return [...phrases]
  return phrases.map((one, at) =>
    one.is === 'length' && isBare(at) && isVerb(at - 1) ? { ...one, length: { ...one.length, unit: 'min' } } : one,
  )
}

/** A jog between its length and a walk is the run: "8 x 2 min jog, 1 min walk", "6 of 1 min jog 2 min walk". */
function jogBesideWalks(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase, at): Phrase[] => {
    const [count, bout, next, behind] = [phrases[at - 2], phrases[at - 1], phrases[at + 1], phrases[at + 2]]
    if (count?.is !== 'count' || bout?.is !== 'length') return [phrase]
    const { from, to } = phrase
    const run: Aim = { kind: 'effort', name: 'easy', from, to }
    const easy: Phrase = { is: 'aim', aim: run, isAt: false, from, to }
    const isBetween = (next?.is === 'sign' && /[,/+]/.test(next.sign)) || (next?.is === 'mark' && next.mark === 'and')
    const walk = isBetween ? behind : next
    if (phrase.is === 'rest word' && phrase.manner === 'jog' && walk?.is === 'rest' && walk.rest.manner === 'walk')
      return [easy]
    // "1 min jog 2 min walk": read as a jog of 2 min.
    const isTurned = phrase.is === 'rest' && phrase.rest.manner === 'jog' && phrase.rest.length
    if (isTurned && next?.is === 'rest word' && next.manner === 'walk' && phrase.is === 'rest')
      return [easy, { ...phrase, rest: { ...phrase.rest, manner: 'walk' } }]
    return [phrase]
  })
}

/** "20 min run/walk", "30 min of walking and running": how long each is, is not said. */
function fillRunWalk(phrases: readonly Phrase[], text: string): Phrase[] {
  const said = phrases.filter(({ is }) => is !== 'filler')
  const lengths = said.flatMap((one) =>
    one.is === 'length' ? [one.length] : one.is === 'rest' ? (one.rest.length ?? []) : [],
  )
  const [length, ...others] = lengths
  const words = said.map(({ from, to }) => text.slice(from, to)).join(' ')
  if (!length || others.length > 0 || !BY_TURNS.test(words) || !/walk/i.test(words) || !/run|jog/i.test(words))
    return [...phrases]
  const minutes = minutesOf(length)
  const turns = minutes === undefined ? undefined : TURNS.find(([run, walk]) => minutes % (run + walk) === 0)
  if (!minutes || !turns) return [...phrases]
  const [run, walk] = turns
  return roundsOf(length, minutes / (run + walk), run, walk)
}

/** A time, running and walking, and nothing else. */
const BY_TURNS =
  /^(?:[\d.]+|half an hour|an hour|mins?|minutes?|hours?|h|of|for|run|jog|walk|running|jogging|walking|and|n|[\s/&+'-])+$/i

function roundsOf({ from, to }: Length, times: number, run: number, walk: number): Phrase[] {
  const minutes = (value: number): Length => ({ value, unit: 'min', from, to })
  const assumed = `How long to run and to walk was not said, so ${run} and ${walk} min by turns.`
  return [
    { is: 'count', times, of: 'times', isBehind: false, from, to },
    { is: 'length', length: minutes(run), from, to },
    { is: 'aim', aim: { kind: 'effort', name: 'easy', from, to }, isAt: false, from, to },
    {
      is: 'rest',
      rest: { length: minutes(walk), manner: 'walk', aims: [], assumed, from, to },
      isSure: true,
      from,
      to,
    },
  ]
}

function minutesOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  return unit === 'min' ? value : unit === 'h' ? value * 60 : undefined
}

// Minutes of running and of walking (our choice).
const TURNS = [
  [1, 1],
  [3, 2],
] as const
