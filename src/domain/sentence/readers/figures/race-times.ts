import { type Race, raceMetres } from '../../../sports/races.ts'
import type { Meaning, Reader } from '../../mention.ts'
import { type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { listedRaces } from '../structure/listed-targets.ts'

/**
 * The athlete's time over a race whose pace is asked for later, "my 5k is 20:30, 6x800 at that pace", and that pace. Neither
 * the race nor its time is a length of the session.
 */
export const readRaceTime: Reader = whereSaid(
  new Set(['pace', 'speed', 'effort']),
  (tokens, at: number, before: readonly Meaning[]): ReturnType<Reader> =>
    readThatPace(tokens, at, before) ?? readResult(tokens, at),
)

/** "my 10k pb is 45:00", "half in 1:38" */
function readResult(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const race = raceAt(tokens, skip(tokens, at, owners, { most: 3 }))
  if (!race) return undefined
  const time = skip(tokens, race.next, links, { most: 4 })
  const seconds = tokens[time]?.kind === 'clock' ? secondsFor(textAt(tokens, time), race.value) : undefined
  if (seconds === undefined || (time === race.next && !owners.has(textAt(tokens, at)))) return undefined
  // "10k pb 44:12. 5x1k at 10k pace": how fast that is now follows from the threshold pace.
  const isOld = tokens.slice(at, time).some(({ text }) => bests.has(text))
  const isAsked = tokens.some((_, index) => index > time && endOfPace(tokens, index, isOld ? undefined : race.value))
  return isAsked
    ? {
        value: { kind: 'race time', race: race.value, seconds: (seconds / raceMetres[race.value]) * 1000 },
        next: time + 1,
      }
    : undefined
}

/** "that pace", "5k pace" behind its time */
function readThatPace(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const result = before.findLast((one) => one.kind === 'race time')
  const next = result && endOfPace(tokens, at, result.race)
  return result && next !== undefined
    ? { value: { kind: 'pace', seconds: Math.round(result.seconds), per: 'km', isAimed: true }, next }
    : undefined
}

/** The index behind "that pace", or the name of a race and "pace". */
function endOfPace(tokens: readonly Token[], at: number, race: Race | undefined): number | undefined {
  if (thatWords.has(textAt(tokens, at)) && paceWords.has(textAt(tokens, at + 1))) return at + 2
  const named = raceAt(tokens, at)
  const isSame = named !== undefined && named.value === race && paceWords.has(textAt(tokens, named.next))
  return isSame ? named.next + 1 : undefined
}

export function raceAt(tokens: readonly Token[], at: number): Match<Race> | undefined {
  const found = matchPhrase(tokens, at, listedRaces)
  return found?.value.kind === 'race pace' && found.value.race
    ? { value: found.value.race, next: found.next }
    : undefined
}

/** Seconds of a time that the race can take: 1:38 of a half marathon are hours and minutes. */
function secondsFor(clock: string, race: Race): number | undefined {
  const [first = 0, second = 0, third] = clock.split(':').map(Number)
  const all =
    third === undefined ? [first * 60 + second, first * 3600 + second * 60] : [first * 3600 + second * 60 + third]
  return all.find((seconds) => isPlausible(pacePerKilometre(seconds, race)))
}

/** Seconds per kilometre of a race that is run in one of some times; undefined if nobody runs it so. */
export function paceOfRace(times: readonly number[], race: Race): number | undefined {
  return times.map((seconds) => pacePerKilometre(seconds, race)).find(isPlausible)
}

function pacePerKilometre(seconds: number, race: Race): number {
  return (seconds / raceMetres[race]) * 1000
}

function isPlausible(perKilometre: number): boolean {
  return perKilometre >= FASTEST && perKilometre <= SLOWEST
}

// Seconds a kilometre, from world records to slow runners (our choice).
const FASTEST = 140
const SLOWEST = 600
const owners = new Set(['my', 'i', 'run', 'ran', 'current', 'recent', 'best', 'a', 'last', 'can', 'the'])
const links = new Set([
  'is',
  'was',
  'in',
  '=',
  ':',
  'pb',
  'pr',
  'time',
  'best',
  'race',
  'of',
  'at',
  'about',
  'around',
  '~',
  ',',
])
const bests = new Set(['pb', 'pr'])
const thatWords = new Set(['that', 'this', 'same'])
const paceWords = new Set(['pace', 'speed', 'effort'])
