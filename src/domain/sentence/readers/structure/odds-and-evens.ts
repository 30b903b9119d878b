import type { Meaning, Reader } from '../../mention.ts'
import type { Target } from '../../said-figures.ts'
import { isPoolDistance } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readPace } from '../figures/paces.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { readSession } from '../sessions.ts'
import { readPiece } from './splits.ts'

/** The targets that the bouts of a set before take by turns: "8x50 odds fast, evens easy", "odd at 4:00 even at 4:40". */
export const readOddsAndEvens: Reader = (tokens, at, before) => {
  const start = skip(tokens, at, opening)
  if (!odds.has(textAt(tokens, start))) return undefined
  const set = before.findLast(({ kind }) => kind === 'set')
  if (set?.kind !== 'set' || set.times % 2 !== 0 || before.some(({ kind }) => kind === 'sets of')) return undefined
  const swum = isPoolDistance(set.bout) ? readStrokes(tokens, start) : undefined
  if (swum) return { ...swum, next: start > at ? skip(tokens, swum.next, closing) : swum.next }
  const odd = readSide(tokens, start, odds)
  const even = odd && readSide(tokens, skip(tokens, odd.next, separators, { most: 2 }), evens)
  if (!odd || !even) return undefined
  const next = start > at ? skip(tokens, even.next, closing) : even.next
  return { value: { kind: 'targets', targets: [odd.value, even.value], isByTurns: true }, next }
}

const opening = new Set(['('])
const closing = new Set([')'])
const separators = new Set([',', '/', ';', 'and', '&', '-'])
const odds = new Set(['odd', 'odds'])
const evens = new Set(['even', 'evens'])
const links = new Set(['at', '@', ':', '=', 'are', 'ones', 'reps', 'numbers', 'kms', 'miles'])

/** "odds kick, evens swim": how the repetitions of a swim are swum, as a note of each. */
function readStrokes(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const odd = readStroke(tokens, at, odds)
  const even = odd && readStroke(tokens, skip(tokens, odd.next, separators, { most: 2 }), evens)
  return even && { value: { kind: 'split', words: `odds ${odd.value}/evens ${even.value}` }, next: even.next }
}

function readStroke(tokens: readonly Token[], at: number, names: ReadonlySet<string>): Match<string> | undefined {
  if (!names.has(textAt(tokens, at))) return undefined
  const start = skip(tokens, at + 1, links, { most: 3 })
  const piece = readPiece(tokens, start)
  return piece?.isStroke || textAt(tokens, start) === 'swim'
    ? piece && { value: piece.words, next: piece.next }
    : undefined
}

function readSide(tokens: readonly Token[], at: number, names: ReadonlySet<string>): Match<Target> | undefined {
  if (!names.has(textAt(tokens, at))) return undefined
  const start = skip(tokens, at + 1, links, { most: 3 })
  const found =
    readPercent(tokens, start, []) ??
    readPower(tokens, start, []) ??
    readPace(tokens, start, []) ??
    readClock(tokens, start) ??
    readSession(tokens, start, [])
  return found && isTarget(found.value) ? { value: found.value, next: found.next } : undefined
}

/** "odd 4:00 even 4:30": paces without a word for them. */
function readClock(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
  const [minutes = 0, seconds = 60, hours] = textAt(tokens, at).split(':').map(Number)
  if (tokens[at]?.kind !== 'clock' || hours !== undefined || minutes < 2 || minutes > 12) return undefined
  return { value: { kind: 'pace', seconds: minutes * 60 + seconds, per: undefined, isAimed: true }, next: at + 1 }
}

function isTarget(meaning: Meaning): meaning is Target {
  return targetKinds.has(meaning.kind)
}

const targetKinds = new Set<Meaning['kind']>(['percent', 'power', 'pace', 'zone', 'session', 'race pace'])
