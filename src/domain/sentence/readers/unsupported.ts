import { sports } from '../../sports/registry.ts'
import type { Reader } from '../mention.ts'
import { hasUnit } from '../tokens/amounts.ts'
import { readNumber } from '../tokens/numbers.ts'
import { indexList, indexPhrases, matchPhrase, skip } from '../tokens/phrases.ts'
import { anAmount, readAmount } from '../tokens/read-amount.ts'
import { startingWith } from '../tokens/starting-with.ts'
import { textAt } from '../tokens/tokens.ts'
import { otherSports } from '../tokens/words/sport-words.ts'
import {
  CHANGES,
  GOAL,
  TIME_OF_DAY,
  unsupportedWords,
  wordsBeforeFigure,
  wordsBehindFigure,
} from '../tokens/words/unsupported-words.ts'
import { readPercent } from './figures/percents.ts'
import { readSession } from './sessions.ts'
import { hasSet } from './structure/behind-bouts.ts'

/** Figures that fill no field: "300 tss", "at 6 am", "3 times a week". */
export const readUnsupportedFigure: Reader = startingWith(
  () => [anAmount, goals.keys(), unitsBefore.keys()],
  (tokens, at) => {
    const other = readOtherSport(tokens, at)
    if (other) return other
    // "02:00": a pace or a length has no leading zero.
    if (tokens[at]?.kind === 'clock' && /^0\d:\d\d$/.test(textAt(tokens, at)) && !isSeconds(textAt(tokens, at)))
      return unsupported(TIME_OF_DAY, at + 1)
    const goal = matchPhrase(tokens, at, goals)
    if (goal && tokens[goal.next]?.kind === 'clock') return unsupported(GOAL, goal.next + 1)
    // "1.15 cycle" is a send-off, and no ride.
    if (['cycle', 'cycles'].includes(textAt(tokens, at + 1)) && /^\d\.\d\d$/.test(textAt(tokens, at)))
      return unsupported(SEND_OFF, at + 2)
    const named = matchPhrase(tokens, at, unitsBefore)
    if (named) {
      const start = skip(tokens, named.next, linkWords, { most: 2 })
      const figure = tokens[start]?.kind === 'clock' ? { next: start + 1 } : readNumber(tokens, start)
      if (figure && !isOfSession(tokens, start, figure.next))
        return unsupported(named.value, rangeEnd(tokens, figure.next))
    }
    const start = tokens[at]?.kind === 'clock' ? { next: at + 1 } : readNumber(tokens, at)
    if (!start) return undefined
    const end = rangeEnd(tokens, start.next)
    const unit = matchPhrase(tokens, skip(tokens, end, signs), unitsAfter) ?? matchPhrase(tokens, end, unitsAfter)
    return unit && unsupported(unit.value, unit.next)
  },
)

/** "10 min row": the length of a sport without sessions. */
function readOtherSport(tokens: Parameters<Reader>[0], at: number): ReturnType<Reader> {
  const length = readAmount(tokens, at)
  const name = length && skip(tokens, length.next, ofEasy, { most: 2 })
  const isOther = name !== undefined && hasUnit(length?.value ?? { kind: 'bare', value: 0 })
  // "90 minutes hot yoga"
  const found = [name, name === undefined ? name : name + 1]
    .map((from) =>
      isOther && from !== undefined && !ofSessions.has(textAt(tokens, from)) && isOfName(tokens, name, from)
        ? matchPhrase(tokens, from, otherNames)
        : undefined,
    )
    .find((one) => one !== undefined)
  return found && unsupported(OTHER_SPORTS, found.next)
}

/** Whether a word before the name of a sport says which kind of it: "hot yoga". */
function isOfName(tokens: Parameters<Reader>[0], start: number | undefined, from: number): boolean {
  return start === from || kindsOfOthers.has(textAt(tokens, from - 1))
}

const kindsOfOthers = new Set(
  'hot power vinyasa gentle flow yin hard light indoor aqua reformer upper lower full heavy sculpt barre functional'.split(
    ' ',
  ),
)

/** Whether a time is one of seconds, "00:45", or so short that it can be a rest, "01:30". */
function isSeconds(clock: string): boolean {
  return /^0[01]:/.test(clock)
}

/** Whether a figure has a meaning of its own: "hr 45min", "this week 5x2k", "I am 45 years old". */
function isOfSession(tokens: Parameters<Reader>[0], at: number, end: number): boolean {
  const isTime = readAmount(tokens, at)?.value.kind === 'time'
  return isTime || signsOfSets.has(textAt(tokens, end)) || matchPhrase(tokens, end, unitsAfter) !== undefined
}

/** Words that no field can hold, and sports without sessions. */
export const readUnsupportedWord: Reader = (tokens, at, before) => {
  // "build me a workout" says nothing, "4x25 build" does.
  const word = matchPhrase(tokens, at, words) ?? (hasSet(before) ? matchPhrase(tokens, at, changes) : undefined)
  // "walk10": a figure alone behind it is its own.
  const isWithFigure = at === 0 && tokens[word?.next ?? 0]?.kind === 'number' && tokens.length === (word?.next ?? 0) + 1
  if (word?.value === OTHER_SPORTS && isWithFigure) return unsupported(OTHER_SPORTS, word.next + 1)
  // "hike 3 hrs"
  const isOther = word?.value === OTHER_SPORTS && !ofSessions.has(textAt(tokens, at))
  const length = isOther ? readAmount(tokens, skip(tokens, word.next, lasting)) : undefined
  if (length && hasUnit(length.value)) return unsupported(OTHER_SPORTS, length.next)
  if (!word || word.value !== CHANGES) return word && unsupported(word.value, word.next)
  const aimed = endOfAims(tokens, word.next)
  if (aimed !== undefined) return unsupported(word.value, aimed)
  // "descend 1-4": which repetitions get faster.
  const first = readNumber(tokens, skip(tokens, word.next, dot))
  const last = first && rangeEnd(tokens, first.next)
  const end = first && last && last > first.next ? last : word.next
  return unsupported(word.value, end > word.next ? endOfRanges(tokens, end) : end)
}

/** The index behind two targets, "build from z3 to z5": neither is that of all of the bout. */
function endOfAims(tokens: Parameters<Reader>[0], at: number): number | undefined {
  const start = skip(tokens, at, fromWord)
  const low = readPercent(tokens, start, []) ?? readSession(tokens, start, [])
  // "z3 to z5" is read as one.
  if (low && tokens.slice(start, low.next).some(({ text }) => toWords.has(text))) return low.next
  const high = low && toWords.has(textAt(tokens, low.next)) ? low.next + 1 : undefined
  return high === undefined ? undefined : (readPercent(tokens, high, []) ?? readSession(tokens, high, []))?.next
}

const fromWord = new Set(['from'])
const toWords = new Set(['to', '-', '>'])

/** The index behind further ranges: "desc 1-4, 5-8". */
function endOfRanges(tokens: Parameters<Reader>[0], at: number): number {
  const first = [',', '&', 'and'].includes(textAt(tokens, at)) ? readNumber(tokens, at + 1) : undefined
  const last = first && rangeEnd(tokens, first.next)
  return first && last && last > first.next ? endOfRanges(tokens, last) : at
}

function unsupported(sentence: string, next: number): ReturnType<Reader> {
  return { value: { kind: 'unsupported', sentence }, next }
}

const signsOfSets = new Set(['x', '*'])

/** The index behind the second figure of a range: `88-94 %`. */
function rangeEnd(tokens: Parameters<Reader>[0], at: number): number {
  const end = skip(tokens, at, signs)
  if (!['-', 'to'].includes(textAt(tokens, end))) return at
  return readNumber(tokens, end + 1)?.next ?? at
}

// British English has no comma before "and".
const ownSports = new Intl.ListFormat('en-GB').format(sports.map(({ label }) => label.toLowerCase()))

/** For sports without sessions. */
export const OTHER_SPORTS = `There are sessions for ${ownSports}.`
// A walk can be a rest, and a brick is of sports that have sessions.
const ofSessions = new Set(['walk', 'walking', 'brick', 'triathlon', 'duathlon', 'transition', 'climbing'])
// A sport that has sessions may have been another one in the list.
const ownWords = new Set(sports.flatMap(({ sentence }) => sentence.words.split(',')))
const otherNames = indexList(
  otherSports
    .split(',')
    .filter((name) => !ownWords.has(name))
    .join(),
)
// "padel for 90 min"
const lasting = new Set(['for'])
const ofEasy = new Set(['of', 'easy', 'the', 'on', 'in', 'at'])
const unitsBefore = indexPhrases(Object.entries(wordsBeforeFigure))
const unitsAfter = indexPhrases(Object.entries(wordsBehindFigure))
const words = indexPhrases([...Object.entries(unsupportedWords), [OTHER_SPORTS, otherSports] as const])
const dot = new Set(['.'])
const changes = indexPhrases([[CHANGES, 'build,builds,building,descend,des,desc,ascend,var,variable']])
const SEND_OFF = 'Write the send-off as a time, such as 10x50 on 1:15.'
const goals = indexList(
  'goal,goal time,goal marathon,goal half marathon,goal half,goal 10 k,goal 5 k,marathon goal,target time,finish time,time goal',
)
const linkWords = new Set(['of', 'is', '=', ':', 'at', '@'])
const signs = new Set(['~', '+'])
