import { type Race, raceMetres } from '../../../sports/races.ts'
import type { Meaning, Reader } from '../../mention.ts'
import type { Target } from '../../said-figures.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { ofKind, startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { LISTED_PACES } from '../../tokens/words/unsupported-words.ts'

/** One target for each rung or bout before: "5-4-3 km @ MP/HMP/10k", "4x6 min @ 95/100/105/110 %". */
export const readListedTargets: Reader = startingWith(
  () => [ofKind('number', 'rungs'), signs, listedRaces.keys()],
  (tokens, at, before) => {
    const start = skip(tokens, at, signs)
    // The set before may hold its "at".
    const isAimed = start > at || signs.has(textAt(tokens, at - 1))
    const count = countBefore(before)
    const unread = isAimed ? readUnsharedList(tokens, start, count) : undefined
    if (unread) return unread
    if (count === undefined) return undefined
    const races = readRaces(tokens, start)
    const isNamed = races !== undefined && paceWords.has(textAt(tokens, races.next - 1))
    const list =
      races && (isAimed || isNamed)
        ? races
        : isAimed
          ? (readWatts(tokens, start) ?? readPercents(tokens, start))
          : undefined
    if (!list || list.value.length < 2) return undefined
    const fits = count === 'each' || list.value.length === count
    if (!fits) return races ? { value: { kind: 'unsupported', sentence: LISTED_PACES }, next: list.next } : undefined
    return { value: { kind: 'targets', targets: list.value }, next: list.next }
  },
)

/** How many targets the bouts before have room for; a length of which "each" is said takes any number. */
function countBefore(before: readonly Meaning[]): number | 'each' | undefined {
  const last = before.findLast(({ kind }) => !around.has(kind))
  const count =
    last?.kind === 'rungs'
      ? last.values.length
      : last?.kind === 'set'
        ? last.times
        : last?.kind === 'amount' && last.isEach
          ? 'each'
          : undefined
  // Rungs of sets of sets would each need their own.
  return count === undefined || before.some(({ kind }) => kind === 'sets of') ? undefined : count
}

const around = new Set<Meaning['kind']>(['filler', 'punctuation', 'session', 'sport'])
const signs = new Set(['@', 'at', '('])

/** "MP/HMP/10k/5k pace" */
function readRaces(tokens: readonly Token[], at: number): Match<Target[]> | undefined {
  const targets: Target[] = []
  for (let next = at; ; next += 1) {
    const race = matchPhrase(tokens, next, listedRaces)
    if (!race) return undefined
    targets.push(race.value)
    next = race.next
    if (!separators.has(textAt(tokens, next)) || !matchPhrase(tokens, next + 1, listedRaces))
      return { value: targets, next: skip(tokens, next, paceWords) }
  }
}

const separators = new Set(['/', ','])
const paceWords = new Set(['pace', 'paces', 'effort'])

/** A list of targets that is not one for each of the bouts before: "20 min at 150, 170, 190 w". None of it is a length. */
function readUnsharedList(
  tokens: readonly Token[],
  at: number,
  count: number | 'each' | undefined,
): ReturnType<Reader> {
  const { values, next } = readFigures(tokens, at)
  const fits = count === 'each' || values.length === count
  const isList = values.length >= MIN_BARE && targetUnits.has(textAt(tokens, next)) && textAt(tokens, next + 1) !== '/'
  const isRead = fits && textAt(tokens, next) !== 'bpm'
  return isList && !isRead ? { value: { kind: 'unsupported', sentence: EACH_TARGET }, next: next + 1 } : undefined
}

const targetUnits = new Set(['w', 'watt', 'watts', 'bpm', '%'])
const EACH_TARGET = 'Write each part with its target, such as 10 min 95%, 8 min 100%, 6 min 105%.'

/** "100, 130, 160, 190 watts" */
function readWatts(tokens: readonly Token[], at: number): Match<Target[]> | undefined {
  const { values, next } = readFigures(tokens, at)
  // "w/ 4 min easy" is "with".
  if (!watts.has(textAt(tokens, next)) || textAt(tokens, next + 1) === '/') return undefined
  return { value: values.map((value) => ({ kind: 'power', watts: value, isLabelled: false })), next: next + 1 }
}

const watts = new Set(['w', 'watt', 'watts'])

/** The figures of a list, and the index behind them: "95/100/105", "100, 130, 160". */
function readFigures(tokens: readonly Token[], at: number): { values: number[]; next: number } {
  const values: number[] = []
  for (let next = at; ; next += 1) {
    const token = tokens[next]
    if (token?.kind !== 'number' && token?.kind !== 'rungs') return { values, next }
    values.push(...[...token.text.matchAll(/\d+/g)].map(([digits]) => Number(digits)))
    next += 1
    const isUnitOfEach = textAt(tokens, next) === '%' || (tokens[next]?.glued && watts.has(textAt(tokens, next)))
    if (isUnitOfEach && separators.has(textAt(tokens, next + 1))) next += 1
    if (!separators.has(textAt(tokens, next)) || tokens[next + 1]?.kind !== 'number') return { values, next }
  }
}

/** "95/100/105%", "55,65,75,85%": without the sign as well, if they can be nothing else. */
function readPercents(tokens: readonly Token[], at: number): Match<Target[]> | undefined {
  const { values, next } = readFigures(tokens, at)
  const hasSign = textAt(tokens, next) === '%'
  const areOfThreshold = values.every((value) => value >= LEAST && value <= MOST)
  if (!areOfThreshold || (!hasSign && values.length < MIN_BARE)) return undefined
  const end = hasSign ? skip(tokens, next + 1, ofThreshold) : next
  return { value: values.map((value) => ({ kind: 'percent', low: value, high: value })), next: end }
}

// Our choice: two figures without a sign may be anything.
const MIN_BARE = 3
const LEAST = 40
const MOST = 160
const ofThreshold = new Set(['ftp'])

const race = (name: Race): Target => ({ kind: 'race pace', kilometres: raceMetres[name] / 1000, race: name })
/** Races and efforts as they stand in lists of targets. */
export const listedRaces = indexPhrases<Target>([
  [race('marathon'), 'mp,m,marathon,marathon pace'],
  [race('half marathon'), 'hmp,hm,half marathon,half,half marathon pace'],
  [race('10k'), '10 k,10 kp,10 km'],
  [race('5k'), '5 k,5 kp,5 km'],
  [race('3k'), '3 k,3 kp,3 km'],
  [race('1500m'), 'mile,1500,1500 m'],
  [{ kind: 'session', session: 'threshold' }, 'lt,threshold,t,thr'],
  [{ kind: 'session', session: 'tempo' }, 'tempo'],
  [{ kind: 'session', session: 'easy' }, 'easy,ez,e'],
  [{ kind: 'session', session: 'anaerobic' }, 'all out,max'],
])
