import type { Meaning, Reader } from '../../mention.ts'
import type { Span } from '../../result.ts'
import type { Target } from '../../said-figures.ts'
import { type Amount, isPoolDistance } from '../../tokens/amounts.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { readBeats } from '../figures/beats.ts'
import { readPace } from '../figures/paces.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { readSession } from '../sessions.ts'
import { unsupported } from '../unsupported-at.ts'
import { setToDivide } from './last-set.ts'
import { readOddsAndEvens } from './odds-and-evens.ts'
import { isAllOf, isWithin, piecesOf, timesInto } from './pieces-of-bouts.ts'
import { readSelector, type Selector, selectorWords } from './selectors.ts'
import { readPiece } from './splits.ts'

type SetBefore = NonNullable<ReturnType<typeof setToDivide>>

/**
 * What some repetitions of the set before are, "first 3 at threshold, last one all out", "every third easy", "all but the last at
 * 250 w", or how each of them is divided, "first 200 fast, second 200 easy". What cannot be shared out is named: its figures
 * are no lengths of their own.
 */
export const readSelectedRepetitions: Reader = whereSaid(selectorWords, (tokens, at, before) => {
  const set = setToDivide(before)
  if (!set) return undefined
  const byTurns = readByTurns(tokens, at, set)
  if (byTurns) return byTurns
  const start = skip(tokens, at, openings, { most: 3 })
  const known = readOddsAndEvens(tokens, at, before) ?? readOddsAndEvens(tokens, start, before)
  if (known) return known
  const { choices, next } = readChoices(tokens, start, set)
  if (choices.length === 0) return undefined
  const isBracketed = tokens.slice(at, start).some(({ text }) => text === '(')
  const end = isBracketed ? skip(tokens, next, closing) : next
  const isInSets = before.some(({ kind }) => kind === 'sets of')
  const words = tokens.slice(start, next).map(({ text }) => text)
  const shared = isInSets ? undefined : shareOut(choices, set, words.join(' '))
  return shared === 'other' ? undefined : shared ? { value: shared, next: end } : unsupported(SHARE_OUT, end)
})

/** "alternate easy and hard", "alternating 250 w / 280 w" */
function readByTurns(tokens: readonly Token[], at: number, set: SetBefore): ReturnType<Reader> {
  if (!alternations.has(textAt(tokens, at)) || set.times % 2 !== 0) return undefined
  const first = readTarget(tokens, skip(tokens, at + 1, links), set)
  const second = first && readTarget(tokens, skip(tokens, first.next, turnJoints, { most: 2 }), set)
  if (!first || !second || first.value === 'stroke' || second.value === 'stroke') return undefined
  const targets = Array.from(
    { length: set.times },
    (_, at) => (at % 2 === 0 ? first.value : second.value) as PlacedTarget,
  )
  return { value: { kind: 'numbered', targets }, next: second.next }
}

const alternations = new Set(['alternate', 'alternating', 'alternately'])
const turnJoints = new Set(['and', '&', '/', 'with', 'then', 'at'])

type Choice = { selector: Selector; target: PlacedTarget | 'stroke' }
type PlacedTarget = Target & Span

function readChoices(tokens: readonly Token[], at: number, set: SetBefore): { choices: Choice[]; next: number } {
  const choices: Choice[] = []
  let next = at
  let done = 0
  for (;;) {
    const start = choices.length > 0 ? skip(tokens, next, joints, { most: 3 }) : next
    const one = readChoice(tokens, start, set, done) ?? readLastPiece(tokens, start, set, choices)
    // Of the rest is spoken only behind others.
    if (!one || (one.value.selector.kind === 'others' && choices.length === 0)) break
    choices.push(one.value)
    const { selector } = one.value
    if (selector.kind === 'some') done = Math.max(...selector.indexes) + 1
    if (selector.kind === 'counted') done += countOf(selector, set) ?? 0
    next = one.next
  }
  return { choices, next }
}

/** "first 3 at threshold", "at threshold for the first 3", "except the last at 115 %" */
function readChoice(tokens: readonly Token[], at: number, set: SetBefore, done: number): Match<Choice> | undefined {
  const selector = readSelector(tokens, at, set, done)
  const target =
    selector &&
    (readTarget(tokens, skip(tokens, selector.next, links, { most: 2 }), set) ??
      readTarget(tokens, skip(tokens, selector.next, linksOfAll, { most: 3 }), set))
  if (target) return { value: { selector: selector.value, target: target.value }, next: target.next }
  const first = readTarget(tokens, skip(tokens, at, links, { most: 2 }), set)
  const of = first && matchPhrase(tokens, first.next, ofSome)
  const behind = of && readSelector(tokens, of.next, set, done)
  if (!first || !behind) return undefined
  return { value: { selector: behind.value, target: first.value }, next: behind.next }
}

/** "then 6 min steady" behind "first 2 min hard", which make up the bout. */
function readLastPiece(
  tokens: readonly Token[],
  at: number,
  set: SetBefore,
  before: readonly Choice[],
): Match<Choice> | undefined {
  const pieces = before.flatMap(({ selector }) => (selector.kind === 'counted' ? selector.amount : []))
  const amount = pieces.length > 0 && pieces.length === before.length ? readAmount(tokens, at) : undefined
  if (!amount || !isAllOf(set.bout, [...pieces, amount.value])) return undefined
  const target = readTarget(tokens, skip(tokens, amount.next, links, { most: 2 }), set)
  return target && { value: { selector: pieceOf(amount.value), target: target.value }, next: target.next }
}

function pieceOf(amount: Amount): Selector {
  return { kind: 'counted', place: 'next', amount, isOfEach: false }
}

function readTarget(tokens: readonly Token[], at: number, set: SetBefore): Match<Choice['target']> | undefined {
  const found =
    readPercent(tokens, at, []) ??
    readPower(tokens, at, []) ??
    readBeats(tokens, at, []) ??
    readPace(tokens, at, []) ??
    readSession(tokens, at, [{ kind: 'set', times: 1, bout: { kind: 'bare', value: 1 } }])
  if (found && isTarget(found.value)) {
    const span = { from: tokens[at]?.from ?? 0, to: tokens[found.next - 1]?.to ?? 0 }
    return { value: { ...found.value, ...span }, next: skip(tokens, found.next, paceWords) }
  }
  if (!isPoolDistance(set.bout)) return undefined
  const piece = readPiece(tokens, at)
  const isStroke = piece?.distance === undefined && (piece?.isStroke || textAt(tokens, at) === 'swim')
  return piece && isStroke ? { value: 'stroke', next: piece.next } : undefined
}

function isTarget(meaning: Meaning): meaning is Target {
  return targetKinds.has(meaning.kind) && !(meaning.kind === 'session' && kindsOfSession.has(meaning.session))
}

/** How many repetitions are counted; undefined if a length of each is meant. */
function countOf(selector: Extract<Selector, { kind: 'counted' }>, { times, bout }: SetBefore): number | undefined {
  const { amount, isOfEach, isHalf } = selector
  if (isOfEach || isHalf) return undefined
  if (amount.kind !== 'bare') return amount.kind === 'distance' ? timesInto(bout, amount) : undefined
  return Number.isInteger(amount.value) && amount.value < times ? amount.value : undefined
}

/** What the choices make of a set; `other` if they are no choices among its repetitions, undefined if they contradict each other. */
function shareOut(choices: readonly Choice[], set: SetBefore, words: string): Meaning | 'other' | undefined {
  const lengths = choices.flatMap(({ selector }) => (selector.kind === 'counted' ? selector : []))
  // "4x2 km at 10k pace, last 8 km easy"
  if (lengths.some((one) => (countOf(one, set) ?? 0) >= set.times)) return 'other'
  const isOfBouts = lengths.some((one) => countOf(one, set) === undefined)
  const isStroke = choices.some(({ target }) => target === 'stroke')
  if (!isOfBouts) {
    const shared = targetsOf(choices, set)
    if (isStroke) return shared && { kind: 'split', words, isManner: true }
    return shared && { kind: 'numbered', targets: shared as (PlacedTarget | undefined)[] }
  }
  // Half of the repetitions or half of each?
  if (lengths.some((one) => one.isHalf && !one.isOfEach) && set.times % 2 === 0)
    return isStroke ? { kind: 'split', words, isManner: true } : undefined
  const isSingleEasy = choices.length === 1 && !lengths.some(({ isOfEach }) => isOfEach) && choices.every(isEasy)
  // "5x3 min z4, last 10 easy" and "8x400, last 400 m easy" are lengths of the session.
  const isOther = lengths.some(({ amount }) => !isWithin(set.bout, amount))
  if (isOther || isSingleEasy) return choices.length === 1 || isOther ? 'other' : undefined
  const pieces = choices.flatMap(({ selector, target }) =>
    selector.kind === 'counted' && target !== 'stroke' ? { ...selector, target } : [],
  )
  const rest = choices.filter(({ selector }) => selector.kind === 'others')
  if (isStroke || pieces.length + rest.length < choices.length || rest.length > 1) return undefined
  const divided = piecesOf(set.bout, pieces)
  const left = rest[0]?.target
  return (
    divided && {
      kind: 'divided',
      words,
      pieces: divided.map((one) => (one.target || !left || left === 'stroke' ? one : { ...one, target: left })),
    }
  )
}

function isEasy({ target }: Choice): boolean {
  return (
    target !== 'stroke' && target.kind === 'session' && (target.session === 'easy' || target.session === 'endurance')
  )
}

/** One target for each repetition, undefined where none was said; undefined if two are said for one. */
function targetsOf(choices: readonly Choice[], set: SetBefore): (Choice['target'] | undefined)[] | undefined {
  const targets: (Choice['target'] | undefined)[] = Array.from({ length: set.times }, () => undefined)
  let done = 0
  let left: Choice['target'] | undefined
  for (const { selector, target } of choices) {
    if (selector.kind === 'others') {
      left = target
      continue
    }
    const indexes =
      selector.kind === 'some' ? selector.indexes : indexesOf(selector, countOf(selector, set) ?? 0, set, done)
    if (indexes.some((index) => index < 0 || index >= set.times || targets[index] !== undefined)) return undefined
    for (const index of indexes) targets[index] = target
    done = Math.max(...indexes) + 1
  }
  return targets.map((one) => one ?? left)
}

function indexesOf(
  { place }: Extract<Selector, { kind: 'counted' }>,
  count: number,
  { times }: SetBefore,
  done: number,
) {
  const from = place === 'first' ? 0 : place === 'last' ? times - count : done
  return Array.from({ length: count }, (_, ahead) => from + ahead)
}

/** Names what only some repetitions are, where it cannot be built. */
export const SHARE_OUT = 'Write each set out, such as 3x1 km at threshold, 1x1 km all out.'

const openings = new Set(['(', ',', 'with', 'w', '/', 'but', 'except', 'as', 'do', ':', 'where', 'for'])
const closing = new Set([')'])
const joints = new Set([',', ';', 'and', '&', '/', '+', 'then', 'but', 'with', '-', '.'])
const links = new Set(['at', '@', 'in', 'are', 'is', '=', ':', 'to', 'be', 'should'])
const linksOfAll = new Set([...links, 'all'])
const ofSome = indexList('on,for,in,over')
const paceWords = new Set(['pace', 'effort', 'ftp'])
const targetKinds = new Set<Meaning['kind']>(['percent', 'power', 'pace', 'zone', 'session', 'race pace', 'beats'])
/** Names of a kind of session say nothing of how hard a bout is. */
const kindsOfSession = new Set<string>(['interval', 'repeats', 'hills', 'ladder', 'fartlek', 'over-unders', 'cruise'])
