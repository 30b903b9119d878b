import { type Token, textAt } from './tokens.ts'
import { unitWords } from './words/unit-words.ts'

/**
 * The tokens, with a race that is a part of a session as its distance at its pace: "2k wu, 5k race, 2k cd", "3 km race effort",
 * "10 min jog, parkrun, 10 min jog". At the head of a sentence a parkrun says where it is run.
 */
export function racesAsParts(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }) => text === 'race' || text === 'parkrun')) return [...tokens]
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const race = raceAt(tokens, at)
    if (race) written.push(...race.tokens)
    else if (tokens[at]) written.push(tokens[at] as Token)
    at = race?.next ?? at + 1
  }
  return written
}

function raceAt(tokens: readonly Token[], at: number): { tokens: Token[]; next: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === 'parkrun') return parkrunAt(tokens, at, token)
  // "5k race", "1 mile race effort", "5k parkrun"
  const unit = tokens[at + 1]
  const noun = at + 2
  const isDistance = token.kind === 'number' && unit !== undefined && isRaceUnit(unit.text)
  if (!isDistance) return undefined
  if (!beginsPart(tokens, at)) return undefined
  if (textAt(tokens, noun) === 'parkrun' && hasEnds(tokens)) {
    const isAimed = aims.has(textAt(tokens, noun + 1))
    const run = tokens[noun] ?? unit
    if (isAimed || endsPart(tokens, noun + 1))
      return { tokens: [token, unit, ...(isAimed ? [runFor(run)] : paceOf(token, unit, run))], next: noun + 1 }
  }
  if (textAt(tokens, noun) !== 'race') return undefined
  const isEffort = textAt(tokens, noun + 1) === 'effort'
  const end = isEffort ? noun + 2 : noun + 1
  // A race alone, or on a day without its warm-up, is one to come.
  const isBesideWarmUp = days.has(textAt(tokens, end)) && tokens.some(({ text }) => warmUps.has(text))
  if (!(endsPart(tokens, end) || isBesideWarmUp) || !(isEffort || hasEnds(tokens))) return undefined
  return { tokens: [token, unit, ...paceOf(token, unit, tokens[end - 1] ?? unit)], next: end }
}

/** "parkrun:" and a parkrun between other parts. */
function parkrunAt(tokens: readonly Token[], at: number, token: Token): { tokens: Token[]; next: number } | undefined {
  const next = tokens[at + 1]
  // "parkrun warm up 2k, 5k race, 2k jog home"
  const isHead = at === 0 && headings.has(next?.text ?? '')
  if (isHead) return { tokens: [runFor(token)], next: at + 1 }
  const isEasy = easyWords.has(textAt(tokens, at - 1))
  if (!(isEasy || beginsPart(tokens, at)) || !endsPart(tokens, at + 1) || !hasEnds(tokens)) return undefined
  const figure: Token = { ...token, kind: 'number', text: '5' }
  const unit: Token = { ...token, text: 'k', from: token.to }
  return { tokens: [figure, unit, ...(isEasy ? [] : paceOf(figure, unit, token))], next: at + 1 }
}

/** "at 5k pace", in the place of the words that say so. */
function paceOf(figure: Token, unit: Token, last: Token): Token[] {
  const span = { from: last.from, to: last.to, glued: false }
  const isMile = unitWords[unit.text] === 'miles'
  const words = isMile ? ['at', 'mile', 'pace'] : ['at', figure.text, unit.text, 'pace']
  return words.map((text) => ({ ...span, kind: text === figure.text ? 'number' : 'word', text }))
}

function runFor(token: Token): Token {
  return { ...token, text: 'run' }
}

function isRaceUnit(word: string): boolean {
  const unit = unitWords[word]
  return unit === 'kilometers' || unit === 'miles'
}

/** Whether a part begins at an index. Behind "at" a race names a pace, and behind "my" or "a" it is one to come. */
function beginsPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || begins.has(before.text)
}

function endsPart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || ends.has(token.text)
}

/** Whether other parts are said: a warm-up, a cool-down or easy time. */
function hasEnds(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => endWords.has(text)) && tokens.some(({ kind }) => kind === 'number')
}

const headings = new Set([':', '-', 'warm', 'wu', 'session'])
const begins = new Set([',', ';', ':', '.', '+', '-', '\n', 'then', 'run', 'and', '&', '(', 'plus', 'into'])
const ends = new Set([',', ';', '.', '+', '-', '\n', 'then', 'run', 'and', '&', ')', 'plus', 'w', 'with'])
const endWords = new Set('wu cd warm warmup cool cooldown down jog easy up'.split(' '))
const days = new Set(['sat', 'saturday', 'sun', 'sunday', 'tomorrow', 'today'])
const warmUps = new Set(['wu', 'warm', 'warmup'])
const easyWords = new Set(['easy', 'ez', 'gentle', 'slow'])
const aims = new Set(['at', '@'])
