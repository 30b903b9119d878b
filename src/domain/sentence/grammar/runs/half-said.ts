import type { Folded } from '../fold/folding.ts'
import { isOneStretch } from '../is-all-said.ts'
import type { Part } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Whether words say of a run what its parts do not hold: a finish or surges without figures, a race that is only trained for. */
export function isHalfSaid(phrases: readonly Phrase[], folded: Folded, text: string): boolean {
  const { parts } = folded
  if (parts.every(({ manner, inner, rungs }) => manner === 'walk' && !inner && !rungs)) return true
  // "to the office, 5 km each way"
  if (parts.every(({ role }) => role)) return true
  if (OF_ANOTHER_DAY.test(text) || TRANSITION.test(text) || OWN_MAXIMUM.test(text)) return true
  if (WITHIN.test(text) || OF_REMAINDER.test(text)) return true
  if (OFFSET_OF_POWER.test(text) || OWN_RESULT.test(text) || THAN_BEFORE.test(text)) return true
  const [only, ...others] = parts
  const isAlone = only !== undefined && others.length === 0 && isOneStretch(only)
  return (
    (isAlone && (WITHOUT_FIGURES.test(text) || BY_FEEL.test(text))) ||
    hasUnsizedRace(phrases, text) ||
    hasTwoTimes(phrases) ||
    parts.some(isRacedEnd) ||
    parts.some(isOpenRange) ||
    parts.some(({ isStrides, inner }) => isStrides && inner !== undefined) ||
    parts.some(isRampToPace) ||
    areOfTwoDays(text)
  )
}

/** "max hr 190": that of the athlete, not a limit (our choice). */
const OWN_MAXIMUM =
  /\b(?:max(?:imum|imal)? ?(?:hr|heart ?rate|pulse)|(?:hr|heart ?rate) ?max(?:imum)?)(?: is| of|:| =)? ?(?:17[89]|1[89]\d|2[01]\d)\b|\bmax is \d{3}\b/i

/** "I'm training for a 10k": how far that race is, not this run. */
const OF_ANOTHER_DAY =
  /\b(?:train(?:ing)?|prep(?:ping|aring)?|ready|goal is|dream(?:ing)? of) (?:for )?(?:a|an|my|the) (?:\d|half|mara)/i

/** "25 min jog, 3x1 min in there somewhere" */
const WITHIN = /\bin there\b/i

/** "HR under 140 for the rest": of what is left of the whole. */
const OF_REMAINDER = /\b(?:hr|heart ?rate|bpm|pulse)\b.*\bfor the rest\b/i

/** "FTP+10": watts, which runs have none of. */
const OFFSET_OF_POWER = /\bftp ?[+-] ?\d/i

/** "I run 5k in 22:00": what the athlete can do. */
const OWN_RESULT =
  /\b(?:i (?:run|ran|can run|did)|my (?:pb|pr|best|last)|pb|pr)\b.{0,20}\d ?k?m? ?(?:in|is|=|:|of) ?\d+:\d\d/i

/** "each 10 min faster than the one before" */
const THAN_BEFORE = /\b(?:faster|quicker|harder) than (?:the )?(?:one|last|previous)/i

/** A run behind a ride, not one at threshold. */
const TRANSITION = /\bt-runs?\b/i

const WITHOUT_FIGURES =
  /\b(?:strong|fast|hard|quick) finish\b|\bfinish(?:ing)? (?:it )?(?:strong|fast|hard|quick)\b|\b(?:some|bit of|little|few) (?:speed|quick|fast)|\bwith (?:some |a few )?(?:surges?|pick[- ]?ups?|bursts?|strides)\b/i

const BY_FEEL = /\b(?:by|on) feel\b|\bneg(?:ative)?[- ]splits?\b|\bbuild\w* (?:every|each)\b/i

/** "5x1k 3:45 4:00": a time behind another one may be its end, or a rest. */
function hasTwoTimes(phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase, at) => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isTimeOfBout = phrase.is === 'aim' && phrase.aim.kind === 'time' && before?.is === 'length'
    return isTimeOfBout && next?.is === 'length' && next.length.clock !== undefined && phrases[at - 2]?.is === 'count'
  })
}

/** "12x 20-40 intervals": a range without a unit. */
function isOpenRange({ times, length, rest }: Part): boolean {
  const isRange = length?.isLow === true && length.unit === undefined && length.value < LEAST_METRES
  return isRange && times.length > 0 && rest === undefined
}

const LEAST_METRES = 100

/** "last 15 progressive down to 6:50": from which pace is not said. */
function isRampToPace({ ramp, place, aims }: Part): boolean {
  const [only, ...others] = aims
  return (
    ramp !== undefined && place !== undefined && others.length === 0 && only?.kind === 'pace' && only.low === only.high
  )
}

/** "Tues 6x800, Thurs 40 min tempo": the sessions of two days. */
function areOfTwoDays(text: string): boolean {
  const days = [...text.matchAll(DAYS)].map(([day]) => day.slice(0, 3).toLowerCase())
  return new Set(days).size > 1
}

const DAYS =
  /\b(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/gi

/** "2k wu, 3k race effort": a race is no warm-up. */
function isRacedEnd({ role, aims }: Part): boolean {
  return role !== undefined && aims.some((aim) => aim.kind === 'race' && aim.race !== 'marathon')
}

/** "parkrun, then 5k easy": a race of 5 km that no figure tells. */
function hasUnsizedRace(phrases: readonly Phrase[], text: string): boolean {
  return phrases.some((phrase, at) => {
    if (phrase.is !== 'sport' || !/^parkrun$/i.test(text.slice(phrase.from, phrase.to))) return false
    const behind = text.slice(phrase.to)
    const isNamed = NO_RACE.test(behind) || NO_RACE_BEFORE.test(text.slice(0, phrase.from))
    const besides = [phrases[at - 1], phrases[at + 1]]
    return !isNamed && !besides.some((one) => one?.is === 'length' && one.length.value === 5)
  })
}

const NO_RACE = /^ ?(?:prep\w*|warm|wu\b|openers?|tomorrow|day|shake|course|route|pace|effort|practi[cs]e|week)/i
const NO_RACE_BEFORE = /(?:before|day before|for|pre|at|to|round the|after)[ -]?$/i
