import type { MentionOf } from '../../mention.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'

export type Share = Pick<MentionOf<'rest'>, 'share' | 'isWayBack' | 'isPlain' | 'isInTime'>

/**
 * A rest that is said by its bout: "equal time jog", "half the distance as recovery", "jog as long as the rep", "work:rest
 * 2:1". Its words may stand in any order: how much of the bout, in time or distance, and what is done meanwhile.
 */
export function readShareOfBout(tokens: readonly Token[], at: number): Match<Share> | undefined {
  return readRatio(tokens, at) ?? readShareInWords(tokens, at)
}

function readShareInWords(tokens: readonly Token[], at: number): Match<Share> | undefined {
  let degree: Degree | undefined
  let measure: Measure | undefined
  let isOfBout = false
  const rests: string[] = []
  let next = at
  while (next < at + MAX_WORDS) {
    const found = degree ? undefined : readDegree(tokens, next)
    const word = textAt(tokens, next)
    if (found) degree = found.value
    else if (restWords.has(word)) rests.push(word)
    else if (measures[word]) measure ??= measures[word]
    else if ((degree || measure) && bouts.has(word)) isOfBout = true
    else if (!links.has(word)) break
    next = found?.next ?? next + 1
  }
  // Links at the end belong to what follows.
  while (next > at && openLinks.has(textAt(tokens, next - 1))) next -= 1
  // "recovery = time of the rep"
  const isWholeBout = measure !== undefined && isOfBout && !startsFigure(tokens, next)
  if (!(degree || isWholeBout) || rests.length === 0) return undefined
  const isStill = rests.every((word) => stillWords.has(word))
  const isInTime = (measure ?? degree?.measure) === 'time'
  return {
    value: { share: degree?.share ?? 1, ...(isStill ? { isPlain: true } : {}), ...(isInTime ? { isInTime } : {}) },
    next,
  }
}

function startsFigure(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' || tokens[at]?.kind === 'clock'
}

/** "half the", "equal", "as long as", "1/2": only before what is measured, the bout, or what is done. */
function readDegree(tokens: readonly Token[], at: number): Match<Degree> | undefined {
  const found = matchPhrase(tokens, at, degrees)
  if (!found) return undefined
  const noun = skip(tokens, found.next, nounLinks, { most: 2 })
  const word = textAt(tokens, noun)
  // "jog half lap", "easy half marathon"
  if (unitWords[word]) return undefined
  const isNamed = (noun > found.next && bouts.has(word)) || measures[word] !== undefined || restWords.has(word)
  return isNamed || found.value.measure || found.value.isAlone ? found : undefined
}

/** "1:1 rest", "2:1 work to rest", "work:rest 1:1": the work comes first. */
function readRatio(tokens: readonly Token[], at: number): Match<Share> | undefined {
  const words = matchPhrase(tokens, at, ratioWords)
  const start = words ? skip(tokens, words.next, links, { most: 2 }) : at
  const [work, rest] = [Number(textAt(tokens, start)), Number(textAt(tokens, start + 2))]
  const isRatio = textAt(tokens, start + 1) === ':' && isSmall(work) && isSmall(rest)
  if (!isRatio) return undefined
  const behind = words ? { next: start + 3 } : matchPhrase(tokens, start + 3, ratioWords)
  if (!behind) return undefined
  return { value: { share: rest / work, isInTime: true }, next: skip(tokens, behind.next, ratioNouns) }
}

function isSmall(figure: number): boolean {
  return Number.isInteger(figure) && figure > 0 && figure <= MAX_OF_RATIO
}

// Greater figures are a clock time or a score (our choice).
const MAX_OF_RATIO = 5
// "jog recovery for half of the time of the rep" (our choice).
const MAX_WORDS = 12

type Measure = 'time' | 'distance'
type Degree = { share: number; measure?: Measure; isAlone?: boolean }

const degrees = indexPhrases<Degree>([
  [{ share: 1 }, 'equal,same,the same,equal to,same as,the same as,equals'],
  [{ share: 1, isAlone: true }, 'the same again,same again'],
  [{ share: 1, measure: 'time' }, 'as long as,for as long as,as long'],
  [{ share: 1, measure: 'distance' }, 'as far as,for as far as,as far'],
  [{ share: 0.5 }, 'half,1 / 2,½,half of,1 / 2 of,50 % of'],
  [{ share: 0.5, measure: 'time' }, 'half as long as,half as long'],
  [{ share: 0.5, measure: 'distance' }, 'half as far as,half as far'],
  [{ share: 2 }, 'twice,double,double the,2 x the,2 x'],
  [{ share: 2, measure: 'time' }, 'twice as long as,twice as long'],
  [{ share: 2, measure: 'distance' }, 'twice as far'],
])
const nounLinks = new Set(['the', 'of', 'to', 'as', 'that', 'a', 'each', 'your'])
const measures = wordTable<Measure>({
  ...{ time: 'time', duration: 'time', distance: 'distance', dist: 'distance', length: 'distance' },
})
const restWords = new Set(
  'rest rests resting recovery recoveries rec recover jog jogs jogging jogged float floats walk walks walking spin easy off ez'.split(
    ' ',
  ),
)
const stillWords = new Set(['rest', 'rests', 'resting', 'off'])
const bouts = new Set(
  'rep reps repetition interval intervals effort efforts work bout rung it each one that them took'.split(' '),
)
const links = new Set('the of as to for with w in a is are = : long far each between after your amount'.split(' '))
const openLinks = new Set(['with', 'w', 'for', 'a', 'of', 'to', 'the', 'is', '=', ':', 'in'])
const ratioWords = indexPhrases<true>([
  [
    true,
    'work : rest,work to rest,work / rest,work rest,work : recovery,work to recovery,rest,recovery,recoveries,jog,on : off,on / off,work : rest ratio,work to rest ratio,work rest ratio,rest ratio',
  ],
])
const ratioNouns = new Set(['ratio', 'jog', 'recovery', 'rest'])
