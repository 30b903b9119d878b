import type { Aim } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, lengthOf } from './lengths-of-a-swim.ts'

/** "at 1500 pace", "at 200 race pace", "400 effort": the pace of a race of that distance, and not a swim. */
export function readPacesOfRaces(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const length = lengthOf(phrase)
    const next = phrases[at + 1]
    const isPace =
      next !== undefined &&
      /^(?:race ?pace|pace|race effort|rp|effort|race speed)$/i.test(text.slice(next.from, next.to))
    const bare = phrase.is === 'aim' && phrase.aim.kind === 'percent' && phrase.aim.isBare ? phrase.aim.low : undefined
    const distance = length && length.unit !== 's' ? distanceOf(length) : bare
    if (isPace && distance && distance >= 50 && distance % 25 === 0 && !isSwimBefore(phrases[at - 1])) {
      read.push({
        is: 'aim',
        aim: paceOf(distance, { from: phrase.from, to: next.to }),
        isAt: true,
        from: phrase.from,
        to: next.to,
      })
      at += 1
      continue
    }
    // "400 wu, 1500 race pace": behind the warm-up it is a swim of its own.
    const own = swumAtRacePace(phrases, at, text)
    if (own) {
      read.push(...own)
      continue
    }
    if (
      phrase.is === 'aim' &&
      phrase.aim.kind === 'race' &&
      !phrase.aim.plus &&
      (phrase.aim.race === '1500m' || phrase.aim.race === 'mile')
    ) {
      read.push({ ...phrase, aim: paceOf(1500, phrase) })
      continue
    }
    // Which race it is was not said.
    if (phrase.is === 'aim' && phrase.aim.kind === 'effort' && phrase.aim.name === 'race') {
      read.push({ ...phrase, aim: paceOf(1500, phrase) })
      continue
    }
    read.push(phrase)
  }
  return read
}

/** "…, 1500 race pace": with nothing else between a warm-up and the next sign. */
function swumAtRacePace(phrases: readonly Phrase[], at: number, text: string): Phrase[] | undefined {
  const [phrase, sign, before] = [phrases[at], phrases[at - 1], phrases[at - 2]]
  if (phrase?.is !== 'aim' || phrase.aim.kind !== 'race' || before?.is !== 'role') return undefined
  const isApart = (sign?.is === 'sign' && sign.sign === ',') || isMark(sign, 'then')
  const typed = text.slice(phrase.from, phrase.to)
  const figure = /^\d+/.exec(typed)?.[0]
  if (!isApart || !figure || !/^\d+ ?m? race/i.test(typed)) return undefined
  const to = phrase.from + figure.length
  return [
    { is: 'length', length: { value: Number(figure), from: phrase.from, to }, from: phrase.from, to },
    { is: 'aim', aim: paceOf(Number(figure), { from: to, to: phrase.to }), isAt: true, from: to, to: phrase.to },
  ]
}

/** "5 x 100 pace": the length is that of the swim. */
function isSwimBefore(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'count' || isMark(phrase, 'times')
}

/** The pace of a race over a distance in a pool. */
export function paceOf(distance: number, { from, to }: { from: number; to: number }): Aim {
  const [, low, high] = PACES.find(([least]) => distance >= least) ?? [0, 115, 120]
  return { kind: 'percent', low, high, raceOf: distance, from, to }
}

// In percent of critical swim speed, from so many metres or yards on (our choice).
const PACES: readonly (readonly [from: number, low: number, high: number])[] = [
  [1500, 97, 100],
  [800, 99, 102],
  [500, 101, 104],
  [400, 102, 105],
  [200, 106, 110],
  [100, 112, 116],
]
