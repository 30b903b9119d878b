import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** What a bout takes or its pace, without "at": "6x800 m 3:20 rec 2 min", "4x2 km tempo 4:10-4:15". */
export function readTimesOfBouts(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const found = timeBeforeRest(phrases, at) ?? rangeBehindEffort(phrases, at)
    if (found) {
      read.push(...found.phrases)
      at = found.last
    } else if (phrases[at]) read.push(phrases[at] as Phrase)
  }
  return read
}

type Found = { phrases: Phrase[]; last: number }

/** A time, "rec" and another time: the first one is that of the bout. */
function timeBeforeRest(phrases: readonly Phrase[], at: number): Found | undefined {
  const [count, bout, rest, length] = [phrases[at - 2], phrases[at - 1], phrases[at], phrases[at + 1]]
  if (count?.is !== 'count' || bout?.is !== 'length' || rest?.is !== 'rest' || length?.is !== 'length') return undefined
  const metres = metresOf(bout.length)
  const [seconds, pause] = [secondsOf(rest.rest.length), secondsOf(length.length)]
  if (!metres || !seconds || !pause || !isPace((seconds * 1000) / metres)) return undefined
  const { from, to } = rest.rest.length ?? rest
  const aim: Aim = { kind: 'time', seconds, isOfBout: true, from, to }
  return {
    phrases: [
      { is: 'aim', aim, isAt: true, from, to },
      { ...rest, rest: { ...rest.rest, length: length.length, to: length.to }, from: to, to: length.to },
    ],
    last: at + 1,
  }
}

/** Two clock times behind an effort are a range of paces. */
function rangeBehindEffort(phrases: readonly Phrase[], at: number): Found | undefined {
  const [effort, first, sign, second] = phrases.slice(at, at + 4)
  if (effort?.is !== 'aim' || effort.aim.kind !== 'effort' || first?.is !== 'length' || second?.is !== 'length')
    return undefined
  const isRange = sign?.is === 'sign' && sign.sign === '-'
  const [low, high] = [clockOf(first.length), clockOf(second.length)]
  if (!isRange || !low || !high || high <= low || high - low > MOST_WIDE || !isPace(low)) return undefined
  const [from, to] = [first.from, second.to]
  return {
    phrases: [effort, { is: 'aim', aim: { kind: 'pace', low, high, from, to }, isAt: true, from, to }],
    last: at + 3,
  }
}

// Seconds.
const MOST_WIDE = 60

function metresOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  if (unit === 'km') return value * 1000
  return (unit === 'meters' || unit === 'm' || unit === undefined) && value >= 200 ? value : undefined
}

function secondsOf(length: Length | undefined): number | undefined {
  if (!length) return undefined
  return clockOf(length) ?? (length.unit === 's' ? length.value : length.unit === 'min' ? length.value * 60 : undefined)
}

function clockOf({ clock }: Length): number | undefined {
  return clock?.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
}

// Seconds per km, or per mile (our choice).
const [FASTEST, SLOWEST] = [160, 600]

function isPace(perKm: number): boolean {
  return perKm >= FASTEST && perKm <= SLOWEST
}
