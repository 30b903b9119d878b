import type { Span } from '../result.ts'
import type { Token } from './lex.ts'
import type { Length } from './part.ts'
import type { Phrase } from './phrase.ts'
import { lengthOf, spanOf } from './scan-lengths.ts'

/** Minutes of running and of walking by turns: "run/walk 9:1 x 6", "4/1 run walk", "run 5 walk 1". */
export function runAndWalkAt(tokens: readonly Token[], at: number): { value: Phrase[]; next: number } | undefined {
  return ratioAt(tokens, at) ?? verbsAt(tokens, at)
}

function ratioAt(tokens: readonly Token[], at: number): { value: Phrase[]; next: number } | undefined {
  const words = namesAt(tokens, at)
  const start = words ?? at
  const [run, sign, walk] = [tokens[start], tokens[start + 1], tokens[start + 2]]
  if (words !== undefined && run?.kind === 'clock') return clockPair(tokens, at, start)
  if (
    run?.kind !== 'number' ||
    walk?.kind !== 'number' ||
    (sign?.text !== ':' && sign?.text !== '/' && sign?.text !== '-')
  )
    return undefined
  const behind = words === undefined ? namesAt(tokens, start + 3) : start + 3
  if (
    behind === undefined ||
    run.value > 30 ||
    walk.value > 10 ||
    (tokens[start + 3]?.text === 'x' && tokens[start + 4]?.kind !== 'number')
  )
    return undefined
  return pair(tokens, at, { run: start, walk: start + 2, next: behind })
}

/** "run/walk 3:45": minutes, and minutes or seconds. */
function clockPair(tokens: readonly Token[], at: number, start: number) {
  const clock = tokens[start]
  const [run = 0, walk = 0, ...more] = clock?.kind === 'clock' ? clock.parts : []
  if (run < 1 || run > 30 || walk < 1 || more.length > 0) return undefined
  const next = start + 1
  const [bout, rest] = [
    lengthOf(tokens, start, next, run, 'min'),
    lengthOf(tokens, start, next, walk, walk <= 10 ? 'min' : 's'),
  ]
  return { value: phrasesOf(bout, rest, spanOf(tokens, at, next)), next }
}

/** "run/walk", "run walk", "run-walk" */
function namesAt(tokens: readonly Token[], at: number): number | undefined {
  if (!/^(?:run|jog)$/.test(tokens[at]?.text ?? '')) return undefined
  const next = /^[/-]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  return /^(?:walk|walks)$/.test(tokens[next]?.text ?? '') ? next + 1 : undefined
}

/** "run 5 walk 1", "run 3 min, walk 90 s" */
function verbsAt(tokens: readonly Token[], at: number): { value: Phrase[]; next: number } | undefined {
  const run = behindFor(tokens, at + 1)
  if (!/^(?:run|jog)$/.test(tokens[at]?.text ?? '') || tokens[run]?.kind !== 'number') return undefined
  const unit = unitEnd(tokens, run + 1)
  const verb = /^[,/]$|^and$/.test(tokens[unit]?.text ?? '') ? unit + 1 : unit
  const walk = behindFor(tokens, verb + 1)
  if (tokens[verb]?.text !== 'walk' || tokens[walk]?.kind !== 'number') return undefined
  const next = unitEnd(tokens, walk + 1)
  if (tokens[next]?.text === 'then') return undefined
  // "walk 5, run 12, walk 5"
  if (tokens[next] === undefined && tokens.slice(0, at).some(({ text }) => text === 'walk')) return undefined
  // "run 30 min, walk 5": once.
  const first = tokens[run]
  const isTimed = !/^s/.test(tokens[run + 1]?.text ?? '')
  if (first?.kind === 'number' && isTimed && first.value > MOST_MINUTES) return undefined
  return pair(tokens, at, { run, walk, next })
}

function behindFor(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === 'for' ? at + 1 : at
}

// A longer run is no turn.
const MOST_MINUTES = 15

function unitEnd(tokens: readonly Token[], at: number): number {
  return /^(?:min|mins|minute|minutes|m|'|s|sec|secs|seconds)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
}

function pair(
  tokens: readonly Token[],
  at: number,
  places: { run: number; walk: number; next: number },
): { value: Phrase[]; next: number } {
  const { run, walk, next } = places
  const [bout, rest] = [run, walk].map((index) => {
    const token = tokens[index]
    const value = token?.kind === 'number' ? token.value : 0
    const isSeconds =
      /^s/.test(tokens[index + 1]?.text ?? '') && index + 1 < (index === run ? Math.max(walk, run + 2) : next)
    return lengthOf(tokens, index, index + 1, value, isSeconds ? 's' : 'min')
  })
  const span = spanOf(tokens, at, next)
  if (!bout || !rest) return { value: [], next }
  return { value: phrasesOf(bout, rest, span), next }
}

function phrasesOf(bout: Length, rest: Length, span: Span): Phrase[] {
  return [
    { is: 'length', length: { ...bout, ...span }, ...span },
    { is: 'aim', aim: { kind: 'effort', name: 'easy', ...span }, isAt: false, ...span },
    { is: 'rest', rest: { length: rest, manner: 'walk', aims: [], ...span }, isSure: true, ...span },
  ]
}
