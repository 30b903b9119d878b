import type { Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { anAmount, readAmount } from '../tokens/read-amount.ts'
import { startingWith } from '../tokens/starting-with.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import {
  HILLS,
  LIFTS,
  PRICE,
  PROFILE,
  REMARK,
  SAY_LENGTH,
  unsupportedWords,
} from '../tokens/words/unsupported-words.ts'
import { wordSet } from './asides/clauses.ts'
import { firstOf } from './first-of.ts'
import { unsupported } from './unsupported-at.ts'

/** Figures that number or measure something else: "page 47", "session 12 of 24", "5h sleep", "double 30 min". */
export const readNumberOfThing: Reader = startingWith(
  () => [
    anAmount,
    things.keys(),
    sessions.keys(),
    currencies,
    music,
    fitness.keys(),
    shares.keys(),
    thingsFirst.keys(),
    lifts.keys(),
  ],
  (tokens, at, before) => {
    const thing = matchPhrase(tokens, at, things)
    const numbered = matchPhrase(tokens, at, sessions)
    const start = thing?.next ?? (numbered && skip(tokens, numbered.next, hash))
    if (start !== undefined && isNumber(tokens, start)) {
      const end = endOfNumber(tokens, start + 1)
      // "session 45" can be its minutes.
      if (thing || end > start + 1 || start > (numbered?.next ?? start) || textAt(tokens, end) === ':')
        return unsupported(REMARK, end)
    }
    return readMeasureOfThing(tokens, at, before)
  },
)

/** The index behind "of 24", "/24" or "day 2". */
function endOfNumber(tokens: readonly Token[], at: number): number {
  if ((textAt(tokens, at) === 'of' || textAt(tokens, at) === '/') && isNumber(tokens, at + 1)) return at + 2
  const more = matchPhrase(tokens, at, things)
  return more && isNumber(tokens, more.next) ? more.next + 1 : at
}

/** Whether a figure without a unit stands at an index, and no set. */
function isNumber(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'number' &&
    readAmount(tokens, at)?.value.kind === 'bare' &&
    !['x', '*', '%'].includes(textAt(tokens, at + 1))
  )
}

/** "$60 an hour", "20% off for 4 sessions": money, and what it is paid for. */
function readPrice(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const isSigned = currencies.has(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number'
  const figure = isSigned ? at + 1 : at
  if (tokens[figure]?.kind !== 'number') return undefined
  const named = isSigned ? figure + 1 : skip(tokens, figure + 1, money)
  const isOff = textAt(tokens, figure + 1) === '%' && textAt(tokens, figure + 2) === 'off'
  // "90% off 1 min"
  if (isOff && readAmount(tokens, figure + 3)) return undefined
  if (!isSigned && named === figure + 1 && !isOff) return undefined
  const priced = isOff ? figure + 3 : named
  const per = skip(tokens, priced, perWords)
  const unit = per > priced && tokens[per]?.kind === 'word' ? per + 1 : priced
  const counted =
    textAt(tokens, priced) === 'for' && isNumber(tokens, priced + 1) ? skip(tokens, priced + 2, sold) : priced
  return unsupported(PRICE, Math.max(unit, counted > priced + 2 ? counted : priced))
}

const currencies = new Set(['$', '£', '€', '¥'])
const money = new Set(['$', '£', '€', '¥', 'euro', 'euros', 'dollar', 'dollars', 'quid', 'bucks'])
const perWords = new Set(['a', 'an', 'per', '/', 'each'])
const sold = new Set(['sessions', 'session', 'lessons', 'classes', 'months', 'weeks'])

const music = new Set(['song', 'songs', 'tracks', 'tunes', 'music', 'playlist', 'metronome'])

/** "18 songs at 170 bpm": the beats are those of the music. */
const readSongs = whereSaid(music, (tokens, at: number): ReturnType<Reader> => {
  const songs = isNumber(tokens, at) ? skip(tokens, at + 1, music) : skip(tokens, at, music)
  if (songs === at || (songs === at + 1 && tokens[at]?.kind === 'number')) return undefined
  const start = skip(tokens, songs, around, { most: 2 })
  const isOfMusic = start > songs && isNumber(tokens, start) && textAt(tokens, start + 1) === 'bpm'
  if (!isOfMusic && songs === at + 1) return undefined
  return unsupported(REMARK, isOfMusic ? start + 2 : songs)
})

const around = new Set(['at', '@', 'of', 'with', 'around', '(', 'about'])

/** With words that name a lift only behind a figure. */
const liftNames = `${unsupportedWords[LIFTS]},step ups,bridges,dips,curls,bicep curls,dumbbell rows,dumbbell curls,kb swings`
const lifts = indexList(liftNames)
const repsWords = new Set(['reps', 'rep', 'times'])
const setsWords = new Set(['sets', 'set'])
const ofReps = new Set(['reps', 'of'])

/** "3x10 squats", "2x30 s plank", "20 bench press": sets of strength training. */
const readLift: Reader = whereSaid(lastWords(liftNames), (tokens, at: number): ReturnType<Reader> => {
  // "bench press 20 reps"
  const named = matchPhrase(tokens, at, lifts)
  if (named && isNumber(tokens, named.next) && repsWords.has(textAt(tokens, named.next + 1)))
    return unsupported(LIFTS, named.next + 2)
  // "3 sets bench press", "4 sets of 10 squats"
  const sets = isNumber(tokens, at) && setsWords.has(textAt(tokens, at + 1)) ? skip(tokens, at + 2, ofReps) : undefined
  const inSets = sets && (matchPhrase(tokens, sets, lifts) ?? readLift(tokens, sets, []))
  if (inSets) return unsupported(LIFTS, inSets.next)
  const isSet = tokens[at]?.kind === 'number' && signs.has(textAt(tokens, at + 1))
  const figure = isSet ? readAmount(tokens, at + 2) : readAmount(tokens, at)
  const lift = figure && matchPhrase(tokens, skip(tokens, figure.next, ofReps, { most: 2 }), lifts)
  return lift && figure.value.kind !== 'distance' ? unsupported(LIFTS, lift.next) : undefined
})

/** The last word of each phrase. */
function lastWords(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(',').map((phrase) => phrase.split(' ').at(-1) ?? ''))
}

const signs = new Set(['x', '*'])

/** The athlete's own "VO2max is 52"; "VO2max 45 min" is a session. */
function readFitness(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const name = matchPhrase(tokens, at, fitness)
  if (!name) return undefined
  const figure = skip(tokens, name.next, links, { most: 2 })
  const isOwn = figure > name.next || tokens.slice(Math.max(0, at - 4), at).some(({ text }) => owners.has(text))
  return isOwn && isNumber(tokens, figure) ? unsupported(PROFILE, figure + 1) : undefined
}

const owners = wordSet('my watch garmin polar coros suunto says shows')
const fitness = indexList('vo 2 max,vo 2,vomax,vo max')
const links = new Set(['is', 'of', ':', '='])

/** "half of the usual 60 min", "double 30 min": a length that is counted from another one. */
function readShare(tokens: readonly Token[], at: number): ReturnType<Reader> {
  // "a quarter of an hour" is a length.
  const share = matchPhrase(tokens, at, shares)
  const length = share && !readAmount(tokens, at) && readAmount(tokens, skip(tokens, share.next, usual, { most: 3 }))
  return length && length.value.kind !== 'bare' ? unsupported(SAY_LENGTH, length.next) : undefined
}

const comparatives = new Set(['shorter', 'longer'])

/** "10 min shorter", "2 km longer": a length that is counted from one that is not said. */
const readDifference = whereSaid(comparatives, (tokens, at: number): ReturnType<Reader> => {
  const length = readAmount(tokens, at)
  const isCompared = length !== undefined && comparatives.has(textAt(tokens, length.next))
  // "10k longer run"
  const isManner = isCompared && tokens[length.next + 1]?.kind === 'word' && textAt(tokens, length.next + 1) !== 'than'
  return isCompared && !isManner && !signs.has(textAt(tokens, at - 1))
    ? unsupported(SAY_LENGTH, length.next + 1)
    : undefined
})

const climbs = indexList(
  'climbing,climb,vert,vertical,elevation,elevation gain,ascent,gain,height gain,uphill in total',
)
const climbWords = wordSet('climbing climb vert vertical elevation ascent gain uphill up')

/** "1200 m of climbing", "ride 60 km with 1200 m up": metres of height. */
const readClimb = whereSaid(climbWords, (tokens, at: number): ReturnType<Reader> => {
  if (tokens[at]?.kind !== 'number') return undefined
  const unit = readAmount(tokens, at)
  const isMetres = unit?.value.kind === 'm' || (unit?.value.kind === 'distance' && unit.value.unit === 'meters')
  const next = isMetres ? unit.next : feet.has(textAt(tokens, at + 1)) ? at + 2 : undefined
  if (next === undefined || signs.has(textAt(tokens, at - 1))) return undefined
  const climb = matchPhrase(tokens, skip(tokens, next, ofWord), climbs)
  if (climb) return unsupported(HILLS, climb.next)
  // In a pool 400 m up are a warm-up.
  const isUp = textAt(tokens, next) === 'up' && Number(textAt(tokens, at)) >= MIN_CLIMB
  return isUp && !tokens.some(({ text }) => ofPools.has(text)) ? unsupported(HILLS, next + 1) : undefined
})

// Metres that nobody runs as a warm-up without saying kilometres (our choice).
const MIN_CLIMB = 500
const feet = new Set(['ft', 'feet'])
const ofPools = wordSet('swim swimming pool css free down cool cooldown cd')

const namesFirst =
  'sleep,slept,nap,playlist,album,podcast,audiobook,film,movie,ice,ice bath,bath,sauna,massage,stretch,foam roll,foam rolling,rolling,plank,physio,meditation,meditate,shower'
const namesBehind =
  'sleep,of sleep,nap,flight,drive,shift,of meetings,commute,podcast,playlist,album,audiobook,film,movie,of music,ice bath,bath,sauna,massage,stretch,foam roll,foam rolling,plank,planks,meditation'
const thingsFirst = indexList(namesFirst)
const timedThings = indexList(namesBehind)
const timedWords = new Set([...lastWords(namesFirst), ...lastWords(namesBehind), ...wordSet('recovery rest recover')])

/** "sleep 5h", "an 8 hour shift" */
const readTimeOfThing = whereSaid(timedWords, (tokens, at: number): ReturnType<Reader> => {
  const before = matchPhrase(tokens, at, thingsFirst)
  const length = readAmount(tokens, before ? skip(tokens, before.next, linksOfThing, { most: 2 }) : at)
  if (!length || length.value.kind === 'distance') return undefined
  if (before) return length.value.kind !== 'time' ? undefined : unsupported(REMARK, length.next)
  const thing = matchPhrase(tokens, length.next, timedThings)
  if (thing) return unsupported(REMARK, thing.next)
  // "39 hours recovery": what a watch advises.
  const isLong = length.value.kind === 'time' && length.value.seconds >= MIN_ADVISED_SECONDS
  const rest = isLong ? matchPhrase(tokens, skip(tokens, length.next, ofWord), advisedRests) : undefined
  return rest && unsupported(REMARK, rest.next)
})

const readMeasureOfThing = firstOf(
  readPrice,
  readSongs,
  readLift,
  readFitness,
  readShare,
  readDifference,
  readClimb,
  readTimeOfThing,
)

// Nobody recovers as long within a session.
const MIN_ADVISED_SECONDS = 8 * 3600
const ofWord = new Set(['of'])
const advisedRests = indexList('recovery time,recovery,rest,to recover')
const things = indexList(
  'page,chapter,room,locker,lane,gate,platform,bus,tram,flat,apartment,episode,season,lesson,bib,seat,week,day',
)
const sessions = indexList('session,workout,run #,ride #,swim #,number,#')
const hash = new Set(['#'])
const shares = indexList('half of,half the,half my,double,triple,a third of,a quarter of')
const usual = new Set(['the', 'my', 'usual', 'normal', 'last', 'planned', 'a'])
const linksOfThing = new Set(['is', 'of', 'for', ':', 'lasts', 'takes', '='])
