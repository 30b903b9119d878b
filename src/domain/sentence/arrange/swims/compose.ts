import { EASY_SECONDS_PER_100 } from '../../resolve/measure.ts'
import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { type Ingredient, ingredientsIn, isShared } from './ingredients.ts'
import { isSwim } from './is-swim.ts'

/**
 * A swim of which only its length is said and what is to be in it, as the sets that coaches make of it: "technique session about
 * 1500 m with drills and some easy freestyle", "1 hour swim, mostly pull buoy", "2000 m, half front crawl half breaststroke".
 */
export function composeSwims(_: readonly Token[], text: string): Edit[] {
  if (!INGREDIENT.test(text) || !isSwim(text)) return []
  // "200 warm down at the end" stays where it is.
  const end = OWN_END.exec(text)
  const plain = end ? text.replace(end[0], ' '.repeat(end[0].length)) : text
  if (NOT_PLAIN.test(plain)) return []
  const found = ingredientsIn(plain)
  // "1500 breaststroke" is all of it.
  if (!CAUSE.test(text) && found.filter(({ weight }) => weight > 0).length < 2) return []
  const hasBreaks = found.some(({ words }) => words === '')
  // "sprint session, plenty of rest": the rests are those of sprints.
  if (hasBreaks && /\bsprint/i.test(text)) return []
  const length = found.length > 0 ? lengthIn(plain, hasBreaks ? BREAKS_PER_100 : REST_PER_100) : undefined
  if (!length) return []
  const swum = found.filter(({ weight }) => weight > 0)
  const pieces = (isShared(text) ? halves(length, swum) : undefined) ?? sets(length, swum, end?.groups?.down)
  return [
    { ...length.span, by: pieces },
    // A length among them is not dropped.
    ...found
      .filter(({ from, to }) => to <= length.span.from || from >= length.span.to)
      .map(({ from, to }) => ({ from, to, by: [' '] })),
  ]
}

type Length = { span: Span; value: number; unit: string; tell: string }

/** The only figure of a sentence, as a distance. */
function lengthIn(text: string, restPer100: number): Length | undefined {
  const [match, ...more] = [...text.replace(NO_LENGTHS, (words) => ' '.repeat(words.length)).matchAll(LENGTH)]
  if (!match?.groups || more.length > 0) return undefined
  const { figure = '', word = '', unit = '' } = match.groups
  const span = { from: match.index, to: match.index + match[0].length }
  const value = figure
    ? Number(figure.replace(/(?<=\d)[ ,](?=\d{3})/, '').replace(',', '.'))
    : /half/i.test(word)
      ? 0.5
      : 1
  const isTime = /^(?:h|min)/i.test(unit)
  if (!isTime) {
    const metres = /^k/i.test(unit) ? value * 1000 : value
    return metres > SHORT_SWIM && metres <= MOST
      ? { span, value: metres, unit: /^y/i.test(unit) ? 'yd' : 'm', tell: DIVIDED }
      : undefined
  }
  const seconds = value * (/^h/i.test(unit) ? 3600 : 60)
  const far = Math.round(seconds / (EASY_SECONDS_PER_100 + restPer100)) * 100
  return far >= LEAST && far <= MOST
    ? {
        span,
        value: far,
        unit: 'm',
        tell: `In ${match[0]} about ${far.toLocaleString('en')} m are swum with the rests. ${DIVIDED}`,
      }
    : undefined
}

/** Two strokes, or a stroke and a kick or a pull, that share all of it. */
function halves({ span, value, unit, tell }: Length, found: readonly Ingredient[]): Piece[] | undefined {
  const [one, other] = found.filter(({ isStroke, isEasy, words }) => isStroke || isEasy || words === 'kick')
  if (!one || !other) return undefined
  const half = Math.round(value / 2 / 25) * 25
  return [
    { words: `${half}${unit} ${one.words} easy, then `, for: span, tell },
    { words: `${value - half}${unit} ${other.words} easy`, for: span },
  ]
}

/** A warm-up, sets of each ingredient, and a cool-down: a fifth, two thirds and a tenth of the whole, or as long as it is `said`. */
function sets({ span, value, unit, tell }: Length, found: readonly Ingredient[], said?: string): Piece[] {
  const breaks = found.find(({ words }) => words === '')
  if (breaks) {
    const count = Math.max(1, Math.floor(value / 50))
    return [{ words: `${count * 50}${unit}: ${count}x50${unit} easy 30s rest`, for: span, tell: BREAKS }]
  }
  const down = said ? Number(said) : Math.max(50, Math.round((value * SHARE_DOWN) / 50) * 50)
  const main = value - down - Math.max(100, Math.round((value * SHARE_UP) / 50) * 50)
  const most = found.filter((one) => one.isMost)
  const own = found.map((one) => (most.length === 0 ? one : { ...one, weight: one.isMost ? MOST_WEIGHT : 1 }))
  // What is only some of it is swum beside an easy freestyle.
  const isAlone =
    most.length > 0 ||
    own.filter(({ isStroke }) => isStroke).length > 1 ||
    own.some(({ words }) => words === FREESTYLE.words)
  const parts = isAlone ? own : [...own, FREESTYLE]
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const rows = parts.map((part) => {
    const share = (main * part.weight) / weights
    const isLong = part.isEasy || part.isStroke
    const repetition = isLong && share / part.repetition > MOST_REPETITIONS ? 2 * part.repetition : part.repetition
    return { part, repetition, count: Math.max(1, Math.floor(share / repetition)) }
  })
  const done = rows.reduce((sum, { count, repetition }) => sum + count * repetition, 0)
  return [
    {
      words: `${own.some(({ words }) => words === 'sprint') ? 'intervals' : 'endurance'} ${value}${unit}: `,
      for: span,
      tell,
    },
    `${value - down - done}${unit} warm up, `,
    ...rows.map(({ part, count, repetition }) => ({
      words: `${count}x${repetition}${unit} ${part.words}${part.isStroke || part.isEasy ? ' easy' : ''} ${part.rest}s rest, `,
      for: part.to > part.from ? { from: part.from, to: part.to } : span,
    })),
    ...(said ? [] : [`${down}${unit} cool down`]),
  ]
}

const FREESTYLE: Ingredient = {
  from: 0,
  to: 0,
  words: 'freestyle',
  isStroke: true,
  weight: 1,
  repetition: 100,
  rest: 15,
}
/** Of what most of the swim is, beside what else is in it. */
const MOST_WEIGHT = 3
const SHARE_UP = 0.2
const SHARE_DOWN = 0.1
// In metres or yards (our choice).
const LEAST = 400
// Beside sets so short a swim is one of its parts.
const SHORT_SWIM = 500
const MOST = 6000
const REST_PER_100 = 15
const BREAKS_PER_100 = 60
const MOST_REPETITIONS = 12
const BREAKS = 'How often to rest was not said: 30 seconds after each 50.'
const DIVIDED = 'How the swim is divided was not said: a usual warm-up, sets and a cool-down.'
const INGREDIENT =
  /\b(?:technique|drills?|work|skills|kick\w*|pull\w*|back|backstroke|breast\w*|fly|butterfly|free\w*|crawl|im|medley|catch|fing\w*|scull\w*|fists?|arm|everything|mixed|variety|sprints?|fast|hard|breaks|rests?|stops|pauses)\b/i
/** One of these says that it is a mixture. */
const CAUSE =
  /\b(?:technique|drills?|stroke work|mostly|mainly|some|mix(?:ed|ture)?|bit of|few|lots|plenty|half|alternat\w+|focus\w*|split|combination|kick set|different strokes|skills|everything|(?:free|back|breast|fly)\w* and (?:free|back|breast|fly)\w*)\b/i
const OWN_END = /,? ?\b(?<down>\d{2,4}) ?(?:m|y|yds?|yards)? ?(?:warm|cool|swim)[- ]?down(?: at (?:the )?end)?\b/i
/** What asks for another session, or for sets. */
const NOT_PLAIN =
  /\d ?x|\bx ?\d|\b(?:threshold|css|tempo|intervals?|ladders?|race|fins|paddles|snorkel|sets? of|test|tt|open water|lake|sea|then|(?<!(?:lots|plenty) of )rest|every|each|warm|cool|wu|cd|first(?! (?:time|tri|triathlon|race|swim)\b)|last|no|not|without|hate|dislike|skip|avoid|can't|cant|cannot|can only|only (?:do|swim|know)|zone|z\d|run|bike|ride|gym|yoga|after|before|between|total|in all|overall)\b/i
/** "25m pool", "fast 50s" */
const NO_LENGTHS =
  /\b(?:25|33|50) ?(?:m|mtr|met(?:er|re)s?|yd|yards?)? pool\b|(?<=\b(?:fast|hard|sprint) )(?:25|50|100)'?s?\b|\b(?:50|100)'?s\b/gi
const LENGTH =
  /(?:\b(?<figure>\d+(?:[ ,]\d{3})*(?:\.\d+|,\d{1,2}(?= ?km?\b))?)|\b(?<word>half an|an|one))[ -]?(?<unit>km?|m(?:et(?:er|re)s?|trs?)?|yards?|yds?|y|min(?:ute)?s?|h(?:ou)?rs?|hours?|h)?\b(?:(?<=\d|\w)(?!\w))/gi
