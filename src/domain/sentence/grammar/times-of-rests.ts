import type { Aim, Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** How long the distance of a rest takes, where it stands in brackets behind it: "100 jog (45 s)". */
export function nameTimesOfRests(phrases: readonly Phrase[]): Phrase[] {
  const named: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [rest, open, time, close] = phrases.slice(at, at + 4)
    const seconds = time?.is === 'length' ? secondsOf(time.length) : undefined
    if (
      rest?.is !== 'rest' ||
      open?.is !== 'open' ||
      close?.is !== 'close' ||
      !isDistance(rest.rest.length) ||
      !seconds
    ) {
      if (phrases[at]) named.push(phrases[at] as Phrase)
      continue
    }
    const aim: Aim = { kind: 'time', seconds, from: open.from, to: close.to }
    named.push({ ...rest, to: close.to, rest: { ...rest.rest, aims: [...rest.rest.aims, aim] } })
    at += 3
  }
  return named
}

function isDistance(length: Length | undefined): boolean {
  if (!length || length.clock) return false
  const { unit, value } = length
  return unit === 'meters' || unit === 'km' || unit === 'mi' || ((unit === 'm' || unit === undefined) && value >= 50)
}

function secondsOf({ value, unit, clock, high }: Length): number | undefined {
  if (high !== undefined) return undefined
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
  return unit === 's' ? value : unit === 'min' ? value * 60 : undefined
}
