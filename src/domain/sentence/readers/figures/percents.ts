import type { Race } from '../../../sports/races.ts'
import type { Meaning, Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { indexList, indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { HILLS } from '../../tokens/words/unsupported-words.ts'
import { oncePerPlace } from '../once-per-place.ts'
import { readSession } from '../sessions.ts'
import { aFigure, readFigures } from './ranges.ts'

/** `90%`, "88-94 % of ftp", "95% lthr". A slope in percent is none. */
export const readPercent: Reader = startingWith(
  () => [aFigure, ['if']],
  oncePerPlace((tokens, at, before) => {
    const share =
      readIntensity(tokens, at) ??
      readShare(tokens, at) ??
      readPairOfPercents(tokens, at) ??
      readBracketed(tokens, at, before)
    if (share) return share
    const figures = readFigures(tokens, at, signs)
    const behindBase = figures && matchPhrase(tokens, figures.next, signedBases)
    if (figures && behindBase)
      return { value: { kind: 'percent', ...figures.value, of: behindBase.value }, next: behindBase.next }
    const sign = figures && matchPhrase(tokens, figures.next, percentSigns)
    if (!figures || !sign) return undefined
    if (matchPhrase(tokens, sign.next, slopes))
      return { value: { kind: 'unsupported', sentence: HILLS }, next: sign.next + 1 }
    // "90% MAS"
    const aerobic = matchPhrase(tokens, skip(tokens, sign.next, whose, { most: 2 }), aerobicSpeeds)
    if (aerobic && figures.value.high <= MOST_OF_RACE) {
      const [low, high] = [figures.value.low, figures.value.high].map((share) => Math.round(share * SPEED_OF_VO2))
      return {
        value: { kind: 'percent', low: low ?? 0, high: high ?? 0, of: 'pace', because: OF_MAS },
        next: aerobic.next,
      }
    }
    const fastest = readSpeedOfVo2(tokens, sign.next)
    if (fastest) return { value: { kind: 'unsupported', sentence: OF_VO2 }, next: fastest.next }
    const pace = readRacePaceBehind(tokens, sign.next)
    if (pace) {
      const { low, high } = figures.value
      const isUsual = low >= LEAST_OF_RACE && high <= MOST_OF_RACE
      return pace.value && isUsual
        ? { value: { kind: 'changed pace', of: pace.value, low: 0, high: 0, shares: [low, high] }, next: pace.next }
        : { value: { kind: 'unsupported', sentence: OF_PACE }, next: pace.next }
    }
    const of = readBase(tokens, sign.next)
    if (figures.value.high > MAX_PERCENT)
      return { value: { kind: 'unsupported', sentence: TOO_MUCH }, next: of?.next ?? sign.next }
    const falls = isFalling(tokens, at, figures.next) ? { isFalling: true } : {}
    const value = { kind: 'percent', ...figures.value, ...falls, ...(of ? { of: of.value } : {}) } as const
    return { value, next: of?.next ?? sign.next }
  }),
)

// Of FTP: a sprint of seconds is below it (our choice).
const MAX_PERCENT = 400
const TOO_MUCH = `Nobody does more than ${MAX_PERCENT} %: check the figure.`

/** "95% of VO2max", "80% MAP": of a speed or a power that no zone is counted from. "120% VO2" names the type. */
function readSpeedOfVo2(tokens: readonly Token[], at: number): Match<unknown> | undefined {
  const start = skip(tokens, at, whose, { most: 4 })
  return matchPhrase(tokens, start, speeds) ?? (start > at ? matchPhrase(tokens, start, fitness) : undefined)
}

/** The speed at VO2max on foot, about that of a race over 3 km, in shares of that at threshold (our choice). */
const SPEED_OF_VO2 = 1.09
const OF_MAS = 'The speed at VO2max was read as 109 % of threshold speed, about 3k pace.'
const aerobicSpeeds = indexList('mas,vma,vvo 2 max,vvo 2,vvomax,max aerobic speed,maximal aerobic speed')
const speeds = indexList('map,pvo 2 max')
const fitness = indexList('vo 2 max,vo 2,vomax')
const OF_VO2 = 'A share of the speed at VO2max cannot be asked for: say the pace, such as 3:40/km, or watts.'

/** "80 percent of your goal marathon pace", "105% MP" */
function readRacePaceBehind(tokens: readonly Token[], at: number): Match<Race | undefined> | undefined {
  const pace = readSession(tokens, skip(tokens, at, whose, { most: 4 }), [])
  return pace?.value.kind === 'race pace' ? { value: pace.value.race, next: pace.next } : undefined
}

// Of the speed of a race: nobody plans less or more of it (our choice).
const LEAST_OF_RACE = 70
const MOST_OF_RACE = 125

const whose = new Set(['of', 'your', 'my', 'the', 'goal', 'target', 'current'])
const OF_PACE = 'A share of the pace of a race cannot be asked for: say the pace, such as 5:20/km.'

/** "60% to 40%": it falls, which no range does. */
function isFalling(tokens: readonly Token[], at: number, next: number): boolean {
  const said = tokens.slice(at, next)
  const [first, last] = said.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text))
  return said.some(({ text }) => text === 'to') && first !== undefined && last !== undefined && first > last
}

/** A range in brackets behind the name of a power: "3x20 sweet spot (88-93)". */
function readBracketed(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const figures = textAt(tokens, at - 1) === '(' ? readFigures(tokens, at) : undefined
  if (!figures || textAt(tokens, figures.next) !== ')') return undefined
  const { low, high } = figures.value
  const name = before.findLast(({ kind }) => kind !== 'punctuation' && kind !== 'filler')
  const isPower = name?.kind === 'session' && powers.has(name.session)
  return isPower && low < high && low >= MIN_OF_POWER && high <= MAX_OF_POWER
    ? { value: { kind: 'percent', low, high, of: 'power' }, next: figures.next }
    : undefined
}

const powers = new Set<SessionName>(['sweet spot', 'vo2'])
// Our choice.
const MIN_OF_POWER = 80
const MAX_OF_POWER = 130

/** "150/50 % ftp": of work and rest, or of several bouts. */
function readPairOfPercents(tokens: readonly Token[], at: number): ReturnType<Reader> {
  if (tokens[at]?.kind !== 'number' || textAt(tokens, at + 1) !== '/' || tokens[at + 2]?.kind !== 'number')
    return undefined
  const sign = matchPhrase(tokens, at + 3, percentSigns)
  return (
    sign && { value: { kind: 'unsupported', sentence: PAIR }, next: readBase(tokens, sign.next)?.next ?? sign.next }
  )
}

const PAIR = 'Say which percents are of what, such as 10x30 s 150% with 30 s 50%.'

/** The intensity factor before its figure, a share of FTP: "IF 0.7". */
function readIntensity(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const figure =
    textAt(tokens, at) === 'if' ? readNumber(tokens, skip(tokens, at + 1, new Set(['of', '=', ':']))) : undefined
  const share = figure?.value.value ?? 0
  if (!figure || share < 0.3 || share > MAX_INTENSITY || unitWords[textAt(tokens, figure.next)]) return undefined
  const percent = Math.round(share * 1000) / 10
  return { value: { kind: 'percent', low: percent, high: percent, of: 'power' }, next: figure.next }
}

// Of a session or a bout (our choice).
const MAX_INTENSITY = 1.3

/** A share of FTP: `.95 FTP`. */
function readShare(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const figure = readNumber(tokens, at)
  if (!figure) return undefined
  const { value } = figure.value
  if (value < 0.3 || value > 1.6 || Number.isInteger(value)) return undefined
  const base = matchPhrase(tokens, skip(tokens, figure.next, links, { most: 2 }), bases)
  const percent = Math.round(value * 1000) / 10
  // "1 hr or 1.5 if sunny"
  if (base && textAt(tokens, base.next - 1) === 'if' && value > MAX_INTENSITY) return undefined
  return base?.value === 'power'
    ? { value: { kind: 'percent', low: percent, high: percent, of: 'power' }, next: base.next }
    : undefined
}

/** What the percents are of. In "95% ftp 250" the figure behind "ftp" is its value, so the word belongs to both. */
function readBase(tokens: readonly Token[], at: number) {
  const base = matchPhrase(tokens, skip(tokens, at, links, { most: 2 }), bases)
  if (!base) return undefined
  const figure = readNumber(tokens, base.next)
  const isWatts = figure !== undefined && figure.value.value >= MIN_FTP && !unitWords[textAt(tokens, figure.next)]
  const isLabel = textAt(tokens, base.next - 1) === 'ftp' && isWatts
  return isLabel ? { ...base, next: base.next - 1 } : base
}

// A smaller figure behind "ftp" is a length (our choice).
const MIN_FTP = 80

const signs = new Set(['%'])
const links = new Set(['of', 'my', 'the'])
const percentSigns = indexList('%,percent,pct,per cent')
// "95 FTP%"
const signedBases = indexPhrases<'power' | 'pace' | 'heartrate'>([
  ['power', 'ftp %'],
  ['pace', 'css %'],
  ['heartrate', 'lthr %'],
])
const slopes = indexList('incline,gradient,grade,hill,hills,slope,climb')
type Base = Extract<Meaning, { kind: 'percent' }>['of']
const bases = indexPhrases<Base>([
  ['power', 'ftp,power,threshold power,cp,if,intensity factor'],
  ['pace', 'css,threshold pace,threshold speed,pace,speed'],
  ['heartrate', 'lthr,threshold hr,threshold heart rate,lt hr'],
  ['maximum', 'max,max hr,hr max,hrmax,mhr,max heart rate,maximum heart rate,hr,heart rate,effort,intensity,hrr'],
])
