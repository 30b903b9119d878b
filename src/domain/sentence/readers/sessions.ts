import { type Race, raceMetres, races as raceNames } from '../../sports/races.ts'
import { raceWords } from '../../text/words/race-words.ts'
import type { Meaning, Reader } from '../mention.ts'
import { readCount } from '../tokens/numbers.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { phrasesOf, type SessionName, sessionWords } from '../tokens/words/session-words.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import { CADENCE } from '../tokens/words/unsupported-words.ts'
import { wordTable } from '../tokens/words/word-table.ts'
import { isAimedAtMost } from './figures/bounds.ts'
import { oncePerPlace } from './once-per-place.ts'
import { isPartEnd } from './plain-words.ts'

/** A session by its name, zone, race pace or rungs: "sweet spot", `z2`, "marathon pace", `100-200-300`. */
export const readSession: Reader = oncePerPlace(
  (tokens, at, before) =>
    readRungs(tokens, at, before) ??
    readZone(tokens, at, before) ??
    readRacePace(tokens, at, before) ??
    readName(tokens, at, before),
)

const readName: Reader = (tokens, at, before) => {
  // Daniels' letters, behind a length: "20min T".
  const last = before.at(-1)?.kind
  const isAimed = ['@', 'at'].includes(textAt(tokens, at - 1))
  const repeats = isAimed ? lettersOfRepeats[textAt(tokens, at)] : undefined
  if (repeats) return { value: { kind: 'session', session: repeats }, next: at + 1 }
  if (isAimedAtMost(tokens, at)) return { value: { kind: 'session', session: 'anaerobic' }, next: at + 1 }
  const letter =
    isAimed || last === 'amount' || last === 'set' || last === 'rest' ? letters[textAt(tokens, at)] : undefined
  if (letter) return { value: { kind: 'session', session: letter }, next: at + 1 }
  const longest = matchPhrase(tokens, at, phrases)
  const found =
    longest && endsInLength(tokens, longest.next)
      ? matchPhrase(tokens.slice(0, longest.next - 1), at, phrases)
      : longest
  // "5 x 1 min fast cadence" says nothing of the effort.
  if (found && textAt(tokens, found.next) === 'cadence' && tokens[found.next + 1]?.kind !== 'number') return undefined
  return found && { value: { kind: 'session', session: found.value }, next: found.next }
}

/** Whether the figure that a phrase ends in is a length or a count of its own: "3x10 LT 2 min jog", "LT 2 x 1k". */
function endsInLength(tokens: readonly Token[], next: number): boolean {
  const last = tokens[next - 1]
  const behind = textAt(tokens, next)
  return last?.kind === 'number' && !last.glued && (unitWords[behind] !== undefined || countWords.has(behind))
}

const lettersOfRepeats = wordTable<SessionName>({ i: 'anaerobic', r: 'anaerobic' })
const letters = wordTable<SessionName>({ t: 'threshold', e: 'easy' })

const phrases = indexPhrases(Object.entries(sessionWords) as [SessionName, string][])

/** Ladder rungs, `100-200-300-200-100`, and their unit. */
const readRungs: Reader = (tokens, at) => {
  const token = tokens[at]
  if (token?.kind !== 'rungs') return undefined
  // "10,8,6,4 min @ 95,100,105,110%"
  // "1200/800/400 w 3'/2'": with.
  const isWith = textAt(tokens, at + 1) === 'w' && !tokens[at + 1]?.glued && tokens[at + 2]?.kind === 'number'
  const hasTargetUnit = targetUnits.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) !== '/' && !isWith
  if (['@', 'at'].includes(textAt(tokens, at - 1)) || hasTargetUnit)
    return { value: { kind: 'unsupported', sentence: TARGETS }, next: at + (hasTargetUnit ? 2 : 1) }
  // "cadence pyramid 80-90-100-110"
  const isCadence = [1, 2, 3].some((back) => ['cadence', 'cad', 'rpm'].includes(textAt(tokens, at - back)))
  if (isCadence) return { value: { kind: 'unsupported', sentence: CADENCE }, next: at + 1 }
  const values = [...token.text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  // "300/300/300 swim kick pull" is no ladder.
  if (values.every((value) => value === values[0]))
    return { value: { kind: 'unsupported', sentence: SAME_LENGTHS }, next: at + 1 }
  const unit = unitWords[textAt(tokens, at + 1)]
  const isMetres = /\dm/.test(token.text)
  if (!unit && ['30,20,10', '10,20,30'].includes(values.join()))
    return { value: { kind: 'unsupported', sentence: THIRTY_TWENTY_TEN }, next: at + 1 }
  const value = { kind: 'rungs', values, unit: unit ?? (isMetres ? 'm' : undefined) } as const
  return { value, next: unit ? at + 2 : at + 1 }
}

/** For several parts of the same length. */
const SAME_LENGTHS = 'Write each part out, such as 300 swim, 300 kick, 300 pull.'
const targetUnits = new Set(['%', 'w', 'watts', 'bpm', 'rpm', 'ftp'])
const TARGETS = 'Write each part with its target, such as 10 min 95%, 8 min 100%, 6 min 105%.'

// Its figures are seconds, easiest first.
const THIRTY_TWENTY_TEN = 'Write it out, such as 5x(30 s easy, 20 s steady, 10 s sprint).'

/** `z2`, "zone 2". A range such as "zones 1-2" is read as its upper end, which tells how hard the work is. */
const readZone: Reader = (tokens, at) => {
  if (!['z', 'zone', 'zones', 'zn'].includes(textAt(tokens, at))) return undefined
  let zone = readCount(tokens, at + 1)
  if (!zone) return undefined
  for (let upper = readLinkedZone(tokens, zone.next); upper; upper = readLinkedZone(tokens, zone.next))
    zone = { value: Math.max(zone.value, upper.value), next: upper.next }
  return { value: { kind: 'zone', zone: zone.value }, next: zone.next }
}

/** The other zone of a range, "z1-2", or of the rests, "8x1:00/1:00 z5/z1". */
function readLinkedZone(tokens: readonly Token[], at: number): Match<number> | undefined {
  // The hyphen of "z3-z4" is no token.
  const [before, token] = [tokens[at - 1], tokens[at]]
  const isHidden = token?.text === 'z' && token.glued && token.from > (before?.to ?? 0)
  // "3x10 z3/ 2 z1": two minutes in the other zone
  const isLength = textAt(tokens, at) === '/' && tokens[at + 1]?.glued === false && textAt(tokens, at + 2) === 'z'
  const isLinked = isHidden || (!isLength && ['-', '/', 'to', 'and'].includes(textAt(tokens, at)))
  const zone = isLinked ? readCount(tokens, skip(tokens, isHidden ? at : at + 1, zoneWords, { most: 2 })) : undefined
  // "zone 2 - 45 min", "z2 - 5 km": a figure that is no zone or has a unit is another part of the sentence.
  return zone && zone.value <= MAX_ZONE && !isCounted(tokens, zone.next) ? zone : undefined
}

const zoneWords = new Set(['z', 'zone'])
/** The last power zone. `resolve/session-type.ts` tells whether the sport has a zone. */
const MAX_ZONE = 7

/** Whether a figure has a unit, or is the count of a set. */
function isCounted(tokens: readonly Token[], next: number): boolean {
  const word = textAt(tokens, next)
  return unitWords[word] !== undefined || countWords.has(word)
}

const countWords = new Set(['x', '*', 'times', 'sets', 'rounds', 'lots'])

/** "5k pace", "half marathon effort", "10 mile race pace". */
const readRacePace: Reader = (tokens, at, before) => {
  const short = matchPhrase(tokens, at, shortPaces)
  if (short) return { value: { kind: 'race pace', ...short.value }, next: skip(tokens, short.next, paceWord) }
  const race = matchPhrase(tokens, at, races)
  if (!race || isLengthThenMetric(tokens, at, race.next, before)) return undefined
  // "10x1 min @ 5k": behind a set the race is a target.
  if (isAimedRace(tokens, at, race.next, before))
    return { value: { kind: 'race pace', ...race.value }, next: race.next }
  const pace = skip(tokens, race.next, goalWords, { most: 2 })
  if (!['pace', 'effort', 'speed', 'intensity'].includes(textAt(tokens, pace))) return undefined
  return { value: { kind: 'race pace', ...race.value }, next: pace + 1 }
}

/**
 * Whether a distance before "pace" is the length and "pace" the metric. In "run endurance 10k pace" a sport and a type
 * come first and there is no other length. A race with a name, "marathon pace", is never a length.
 */
function isLengthThenMetric(tokens: readonly Token[], at: number, next: number, before: readonly Meaning[]): boolean {
  if (tokens[next]?.text !== 'pace' || !isPartEnd(tokens, next + 1) || tokens[at]?.kind !== 'number') return false
  const has = (...kinds: readonly Meaning['kind'][]) => before.some(({ kind }) => kinds.includes(kind))
  const followsAt = ['at', '@', 'in', '/', 'x'].includes(textAt(tokens, at - 1))
  return has('sport') && has('session', 'zone') && !has('amount', 'set') && !followsAt
}

/** Whether a distance directly behind an at-sign and a set is a race whose pace is meant. */
function isAimedRace(tokens: readonly Token[], at: number, next: number, before: readonly Meaning[]): boolean {
  if (!['@', 'at'].includes(textAt(tokens, at - 1))) return false
  const last = before.findLast(({ kind }) => kind !== 'filler' && kind !== 'punctuation')
  const behind = textAt(tokens, next)
  const isMetric = behind === 'pace' || behind === 'effort' || behind === 'race' || behind === 'goal'
  const isWork = last?.kind === 'set' || last?.kind === 'amount' || last?.kind === 'rungs'
  return isWork && !isMetric && tokens[next]?.kind !== 'clock'
}

/** What coaches write for the pace of a race. */
const shortPaces = indexPhrases<{ kilometres: number; race: Race }>([
  [{ kilometres: 42.195, race: 'marathon' }, 'mp,gmp,mgp,mrp'],
  [{ kilometres: 10, race: '10k' }, '10 kp,10 krp'],
  [{ kilometres: 5, race: '5k' }, '5 kp,5 krp'],
  [{ kilometres: 3, race: '3k' }, '3 kp,3 krp'],
  [{ kilometres: 1.5, race: '1500m' }, 'milepace'],
  [{ kilometres: 21.0975, race: 'half marathon' }, 'hmp,hmgp,hmrp,ghmp'],
])
const paceWord = new Set(['pace', 'effort'])

const goalWords = new Set(['race', 'goal', '-'])

const ownRaceWords: Partial<Record<Race, string>> = {
  '5k': 'five k,parkrun',
  '10k': 'ten k',
  'half marathon': '21 k,21 km',
  marathon: 'm,mara',
}

/** Kilometres of each race, and its name where its pace can be asked for. */
const races = indexPhrases<{ kilometres: number; race?: Race }>([
  ...raceNames.map(
    (race) => [{ kilometres: raceMetres[race] / 1000, race }, phrasesOf(raceWords[race], ownRaceWords[race])] as const,
  ),
  // No race of a list: run a second a kilometre slower.
  [{ kilometres: 1.5, race: '1500m' }, 'mile,1 mile'],
  [{ kilometres: 3.2 }, '2 mile'],
  [{ kilometres: 8 }, '8 k,8 km'],
  [{ kilometres: 16 }, '15 k,15 km,10 mile,10 miler,ten mile'],
])
