import type { Span } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { roleOf } from '../swims/send-offs.ts'
import { type Atom, atomsIn, type How, type Kind } from './hows.ts'

/** What is said of all repetitions: an effort before the set, stretches between the set and its shares, and what is behind them. */
export type SaidOfAll = { lead: Atom | undefined; stretches: Span[]; shared: readonly Atom[] }

/** How one is done, with all that is said of each and of which it says nothing itself. */
export function saidOf(
  text: string,
  how: How | undefined,
  { lead, stretches, shared }: SaidOfAll,
  metres: number | undefined,
): Piece[] {
  const own = how?.atoms ?? []
  const kinds = new Set<Kind>(
    own
      .filter(({ isVague }) => !isVague)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'gear'),
  )
  const saidOnce = (atoms: readonly Atom[]) =>
    atoms.filter(({ kind }) => !kinds.has(kind)).flatMap((atom) => [' ', ...wordsOf(text, atom, metres)])
  return [
    ...own.flatMap((atom) => [' ', ...wordsOf(text, atom, metres)]),
    ...saidOnce(lead ? [lead] : []),
    ...stretches.flatMap((stretch) => without(text, stretch, kinds)),
    ...saidOnce(shared),
  ]
}

/** A stretch without what is said otherwise. */
export function without(text: string, stretch: Span, kinds: ReadonlySet<Kind>): Piece[] {
  const dropped = atomsIn(text, stretch).filter(({ kind }) => kinds.has(kind))
  const ends = [...dropped, { from: stretch.to, to: stretch.to }]
  return ends.flatMap(({ from }, at): Piece[] => {
    const start = dropped[at - 1]?.to ?? stretch.from
    return /[^ ,]/.test(text.slice(start, from)) ? [' ', { from: start, to: from }] : []
  })
}

function wordsOf(text: string, atom: Atom, metres: number | undefined): Piece[] {
  const own = { from: atom.from, to: atom.to }
  const words = text.slice(atom.from, atom.to)
  if (atom.isVague)
    return [{ words: '', for: own, check: `How much ${words.trim()} was not said: it is built as the others.` }]
  if (/^hrd$/i.test(words)) return [{ words: 'hard', for: own }]
  if (atom.words !== undefined) return [{ words: atom.words, for: own }]
  if (atom.kind === 'clock') return [clockOf(text, words, own, metres)]
  const isBareRest =
    atom.kind === 'rest' && /\d ?(?:s|secs?|seconds|"|'|mins?|minutes)?$/i.test(words) && !/^(?:r|ri|rest)/i.test(words)
  return isBareRest ? [own, ' rest'] : [own]
}

const CLOCK = /(?<minutes>\d{0,2})[:.](?<seconds>[0-5]\d)|(?<bare>[2-9]\d)/

/** A clock of a swim that is long enough is its send-off: "@ :40", "@ 55s", "1.45". */
function clockOf(text: string, words: string, own: Span, metres: number | undefined): Piece {
  const { minutes, seconds, bare } = CLOCK.exec(words)?.groups ?? {}
  const all = bare ? Number(bare) : Number(minutes) * 60 + Number(seconds)
  const clock = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
  const isSendOff = isSwim(text) && metres !== undefined && roleOf(clock, metres) === 'send-off'
  return isSendOff ? { words: `on ${clock}`, for: own } : own
}
