import type { Meaning, Mention, Reader } from '../../mention.ts'
import { type Amount, isPoolDistance } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { readRatedEffort } from '../figures/efforts.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { readSession } from '../sessions.ts'
import { hasSet, isDescription, isDirectlyBehindBouts } from './behind-bouts.ts'
import { openingOf } from './brackets.ts'
import { type Between, betweenWords, matchBetween } from './words-between.ts'

/** Whether the letter R says a second rest of a set of sets, that between the sets: "3x(4x400) r1' R3'". */
export function isSecondLetter(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  if (textAt(tokens, at) !== 'r') return false
  const last = before.findLast((one) => !isDescription(one))
  return last?.kind === 'rest' && before.some(({ kind }) => kind === 'sets of')
}

/** A rest that is said by its place: "3 min between sets", "6 min z1 in between the two rounds", "between sets 4 min". */
export const readBetween: Reader = whereSaid(betweenWords, (tokens, at, before) => {
  const found = readPlaceFirst(tokens, at) ?? readAmountBetween(tokens, at)
  if (!found) return undefined
  // "3x(200 + 4x50) 1 min between": the rounds.
  const isOfRounds = isBehindRounds(tokens, at)
  const swum = inMetresOfPool(found.value.rest, tokens.slice(at, found.next), before)
  const isBetweenSets = isOfRounds || found.value.between === 'sets'
  if (swum)
    return { value: { kind: 'rest', rest: swum, ...(isBetweenSets ? { isBetweenSets } : {}) }, next: found.next }
  return restBetween(isOfRounds ? { ...found, value: { ...found.value, between: 'sets' } } : found, before)
})

/** Whether counted brackets that hold a set among others close directly before. */
function isBehindRounds(tokens: readonly Token[], at: number): boolean {
  const opened = textAt(tokens, at - 1) === ')' ? openingOf(tokens, at - 2) : undefined
  if (opened === undefined || !signs.has(textAt(tokens, opened - 1))) return false
  const inner = tokens.slice(opened, at)
  const isParted = inner.some(({ text }) => parting.has(text))
  return isParted && inner.some(({ text }, index) => signs.has(text) && inner[index + 1]?.kind === 'number')
}

const signs = new Set(['x', '*'])
const parting = new Set([',', '+', ';', '&'])

/** "8x50 fly on 1:10 with 50 easy in between": an easy swim of whole lengths. */
function inMetresOfPool(rest: Amount, words: readonly Token[], before: readonly Meaning[]): Amount | undefined {
  const bout = before.findLast((one) => one.kind === 'set')?.bout
  const isSwum = bout && isPoolDistance(bout) && rest.kind === 'bare' && rest.value > 0 && rest.value % 25 === 0
  return isSwum && words.some(({ text }) => swims.has(text)) ? { kind: 'm', value: rest.value } : undefined
}

const swims = new Set(['easy', 'ez', 'swim', 'loose', 'slow'])

/** A rest whose target comes first: "rpe 3 in between for 4 min". It is read before targets are. */
export const readTargetBetween: Reader = whereSaid(betweenWords, (tokens, at, before) => {
  const found = hasSet(before) ? readTargetFirst(tokens, at) : undefined
  return found && restBetween(found, before)
})

function restBetween(found: Match<RestBetween>, before: readonly Meaning[]): ReturnType<Reader> {
  const { between, rest, target } = found.value
  const isBetweenSets = between === 'sets'
  if (rest.kind === 'bare' && !(isBetweenSets ? hasSet(before) : target)) return undefined
  if (!isBetweenSets && !(target && hasSet(before) && isDirectlyBehindBouts(before))) return undefined
  return {
    value: { kind: 'rest', rest, ...(isBetweenSets ? { isBetweenSets } : {}), ...(target ? { target } : {}) },
    next: found.next,
  }
}

type RestBetween = {
  between: Between
  rest: Amount
  target?: Mention | undefined
}

/** "between sets 4 min", "in between: 3 min at 50%" */
function readPlaceFirst(tokens: readonly Token[], at: number): Match<RestBetween> | undefined {
  const place = matchBetween(tokens, at)
  const rest = place && readAmount(tokens, skip(tokens, place.next, linkWords, { most: 2 }))
  if (!place || !rest) return undefined
  const target = readTarget(tokens, rest.next)
  return {
    value: { between: place.value, rest: rest.value, target: target?.value },
    next: target?.next ?? rest.next,
  }
}

function readTargetFirst(tokens: readonly Token[], at: number): Match<RestBetween> | undefined {
  const target = readTarget(tokens, at)
  const place = target && matchBetween(tokens, target.next)
  const rest = place && readAmount(tokens, skip(tokens, place.next, linkWords))
  return rest && { value: { between: place.value, rest: rest.value, target: target.value }, next: rest.next }
}

/** "6 min z1 between sets", "5 min easy spin in between rounds" */
function readAmountBetween(tokens: readonly Token[], at: number): Match<RestBetween> | undefined {
  const rest = readAmount(tokens, at)
  if (!rest) return undefined
  const target = readTarget(tokens, rest.next)
  let next = target?.next ?? rest.next
  while (aboutRest.has(textAt(tokens, next)) && !matchBetween(tokens, next)) next += 1
  const place = matchBetween(tokens, next)
  return place && { value: { between: place.value, rest: rest.value, target: target?.value }, next: place.next }
}

/** How easy a rest is, in figures: "z1", "at 50%", "@ 120w", "rpe 3". */
function readTarget(tokens: readonly Token[], at: number): Match<Mention> | undefined {
  const start = skip(tokens, at, aims, { most: 2 })
  const found =
    readPercent(tokens, start, []) ??
    readPower(tokens, start, []) ??
    readRatedEffort(tokens, start, []) ??
    readSession(tokens, start, [])
  const [first, last] = [tokens[start], found && tokens[found.next - 1]]
  if (!found || !first || !last || !targetKinds.has(found.value.kind)) return undefined
  return { value: { ...found.value, from: first.from, to: last.to }, next: found.next }
}

const targetKinds = new Set<Meaning['kind']>(['percent', 'power', 'rated', 'zone'])
const aims = new Set(['@', 'at', 'in'])

/** Easy time "with" a set of sets whose bouts have their rests: "4x(8x30/15) w/ 5 min easy". */
export function readBehindSets(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  if (!['with', 'w', '/'].includes(textAt(tokens, at - 1))) return undefined
  const last = before.findLast((one) => !isDescription(one))
  const isBehind = last?.kind === 'set' && last.rest !== undefined && before.some(({ kind }) => kind === 'sets of')
  if (!isBehind) return undefined
  const rest = readAmount(tokens, at)
  const end = rest && skip(tokens, rest.next, aboutRest, { most: 2 })
  // "30/15s, 3x13 with 3 min"
  const isDirect = before.at(-2)?.kind === 'sets of'
  if (!rest || !end || (end === rest.next && !isDirect) || rest.value.kind === 'bare') return undefined
  return { value: { kind: 'rest', rest: rest.value, isBetweenSets: true }, next: end }
}

const aboutRest = new Set('easy ez of rest recovery jog in the spin off walk soft pedal pedalling light'.split(' '))

/** Words between a rest and its length. */
export const linkWords = new Set(['of', 'is', 'are', '=', ':', 'for', 'interval', 'at', '@', ')'])
