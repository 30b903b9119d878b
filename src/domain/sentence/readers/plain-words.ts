import { type SportId, sports } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import { distanceUnits } from '../../units/distance.ts'
import type { Meaning, Reader } from '../mention.ts'
import { indexList, indexPhrases, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { hasPhrase } from '../tokens/read-unit.ts'
import { startingWith } from '../tokens/starting-with.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { fillerWords } from '../tokens/words/filler-words.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import { hasSet } from './structure/behind-bouts.ts'

export const readMetric: Reader = (tokens, at, before) => {
  const found = matchPhrase(tokens, at, metrics) ?? readPaceAsMetric(tokens, at, before)
  return found && { value: { kind: 'metric', metric: found.value }, next: skip(tokens, found.next, suffixes) }
}

const metrics = indexPhrases<Metric>([
  ['heartrate', 'heart rate,heartrate,hr,pulse,bpm'],
  ['power', 'power,watts,by watts,power meter,powermeter'],
  ['pace', 'by pace,using pace,on pace,pace based,pace targets'],
])
const suffixes = new Set(['based', 'target', 'targets'])

/** "pace" as a metric: the last word of a sentence or of a part between commas, "run interval 60 min pace". */
function readPaceAsMetric(tokens: readonly Token[], at: number, before: readonly Meaning[]): Match<Metric> | undefined {
  if (tokens[at]?.text !== 'pace' || !isPartEnd(tokens, at + 1)) return undefined
  const last = before.at(-1)?.kind ?? 'punctuation'
  // "at an easy run pace" is an effort.
  const isAimed = tokens
    .slice(0, at)
    .slice(-4)
    .some(({ text }) => text === 'at' || text === '@')
  return beforeMetric.has(last) && !isAimed ? { value: 'pace', next: at + 1 } : undefined
}

const beforeMetric = new Set<Meaning['kind']>(['punctuation', 'amount', 'set', 'rest', 'sport', 'pool'])

/** Whether a part of the sentence ends before an index: at a comma or at the end. */
export function isPartEnd(tokens: readonly Token[], at: number): boolean {
  return at >= tokens.length || [',', ';', '.'].includes(textAt(tokens, at))
}

export const readSport: Reader = (tokens, at) => {
  const found = matchPhrase(tokens, at, sportsByWord)
  return found && { value: { kind: 'sport', sport: found.value }, next: found.next }
}
const sportsByWord = indexPhrases<SportId>(sports.map(({ id, sentence }) => [id, sentence.words]))

/** "in yards": a unit without a figure. */
export const readUnitAlone: Reader = (tokens, at) => {
  const word = textAt(tokens, at)
  const unit = word.length > 1 ? distanceUnits.find((one) => one === unitWords[word]) : undefined
  return unit && { value: { kind: 'unit', unit }, next: at + 1 }
}

/** Words between two parts of a session: "then", "followed by". */
export const readLink: Reader = (tokens, at) => {
  // A stroke with spaces around it: "10min easy / 20min tempo".
  const isStroke = textAt(tokens, at) === '/' && tokens[at]?.glued === false && tokens[at + 1]?.glued === false
  if (isStroke) return { value: { kind: 'link' }, next: at + 1 }
  const link = matchPhrase(tokens, at, links)
  return link && { value: { kind: 'link' }, next: link.next }
}
const links = indexList(
  'then,straight into,then straight into,into,then into,directly into,then directly into,and then,followed by,after that,afterwards,plus,+,&',
)

/** A target that rises or falls within a step: "15 min ramp", "ramp down". */
export const readRamp: Reader = (tokens, at, before) => {
  // "15 min build from z1 to z3"; what bouts build to is told by others.
  const ramp = matchPhrase(tokens, at, ramps) ?? (hasSet(before) ? undefined : matchPhrase(tokens, at, builds))
  return ramp && { value: { kind: 'ramp', ...(ramp.value === 'any' ? {} : { ramp: ramp.value }) }, next: ramp.next }
}
const builds = indexPhrases<'any' | 'rising' | 'falling'>([
  [
    'rising',
    'build from,building from,builds from,build up from,rising from,increasing from,build through,building through,building up through',
  ],
])
const ramps = indexPhrases<'any' | 'rising' | 'falling'>([
  ['any', 'ramp,ramps,ramping'],
  ['rising', 'ramp up,ramping up'],
  ['falling', 'ramp down,ramping down'],
])

/** A length that gets harder: "progression run". */
export const readProgression: Reader = startingWith(
  () => [progressions.keys(), stages.keys(), ['cut']],
  (tokens, at, before) => {
    // "10 km cut-down"
    const isCutDown = before.at(-1)?.kind === 'amount' && hasPhrase(tokens, at, 'cut down')
    if (isCutDown) return { value: { kind: 'progression' }, next: at + 2 }
    const found = matchPhrase(tokens, at, progressions)
    if (found) return { value: { kind: 'progression' }, next: found.next }
    const efforts: string[] = []
    let next = at
    for (;;) {
      const effort = matchPhrase(tokens, next, stages)
      if (!effort) return undefined
      efforts.push(effort.value)
      const arrow = matchPhrase(tokens, effort.next, arrows)
      if (!arrow) return efforts.length < 2 ? undefined : { value: { kind: 'progression', efforts }, next: effort.next }
      next = arrow.next
    }
  },
)
const progressions = indexList('progression,progressions,progressive,progressively,prog,cutdown,cutdowns,cut down run')
const arrows = indexList('→,>,- >,= >,➔,➝,⇒')
/** The stages of a progression in the words of the text form. */
const stages = indexPhrases<string>([
  ['easy', 'e,easy,ez,e pace'],
  ['steady', 'steady,endurance'],
  ['tempo', 'tempo,moderate'],
  ['threshold', 't,threshold,t pace,lt'],
  ['marathon pace', 'm,mp,marathon pace,marathon,m pace'],
  ['half marathon pace', 'hmp,hm,half marathon pace'],
  ['10k pace', '10 k pace,10 k'],
  ['5k pace', '5 k pace,5 k'],
  ['hard', 'hard'],
  ['very hard', 'fast,very hard'],
  ['sweet spot', 'sweet spot'],
  ['css', 'css'],
  ...[1, 2, 3, 4, 5].map((zone) => [`z${zone}`, `z ${zone},zone ${zone}`] as const),
])

const fillers = new Set([...fillerWords.matchAll(/\S+/g)].map(([word]) => word))

export const readFiller: Reader = (tokens, at) => {
  if (tokens[at]?.text === 'w' && tokens[at + 1]?.text === '/') return { value: { kind: 'filler' }, next: at + 2 }
  if (PICTOGRAM.test(textAt(tokens, at))) return { value: { kind: 'filler' }, next: at + 1 }
  if (isPunctuation(tokens[at])) return { value: { kind: 'punctuation' }, next: at + 1 }
  const phrase = matchPhrase(tokens, at, fillerPhrases)
  if (phrase) return { value: { kind: 'filler' }, next: phrase.next }
  return fillers.has(textAt(tokens, at)) ? { value: { kind: 'filler' }, next: at + 1 } : undefined
}

const fillerPhrases = indexList(
  'how about,what about,preceded by,of which,throw in,chuck in,add in,off the bike,rest however long fits,rest however long,however long fits,however long,main set',
)

// A picture that names no sport says nothing.
const PICTOGRAM = /\p{Extended_Pictographic}/u

export function isPunctuation(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /[\p{P}\p{S}\n]/u.test(token.text)
}
