import type { Span } from '../../result.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import type { Piece } from '../arranged.ts'
import { roleOf } from '../swims/send-offs.ts'
import { type Atom, atomsIn, type How, type Kind } from './hows.ts'

/** What is said of all repetitions: an effort before the set, stretches between the set and its shares, and what is behind them. */
export type SaidOfAll = { lead: Atom | undefined; stretches: Span[]; shared: readonly Atom[]; isSwum: boolean }

/** How one is done, with all that is said of each and of which it says nothing itself. */
export function saidOf(text: string, how: How | undefined, said: SaidOfAll, metres: number | undefined): Piece[] {
  const { lead, stretches, shared } = said
  const own = how?.atoms ?? []
  const kinds = new Set<Kind>(
    own
      .filter(({ isVague }) => !isVague)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'gear'),
  )
  const saidOnce = (atoms: readonly Atom[]) =>
    atoms.filter(({ kind }) => !kinds.has(kind)).flatMap((atom) => [' ', ...wordsOf(text, atom, said, metres)])
  return [
    ...own.flatMap((atom) => [' ', ...wordsOf(text, atom, said, metres)]),
    ...saidOnce(lead ? [lead] : []),
    ...stretches.flatMap((stretch) => without(text, stretch, kinds, said, metres)),
    ...saidOnce(shared),
  ]
}

/** A stretch without what is said otherwise, its clocks as they are read. */
export function without(
  text: string,
  stretch: Span,
  kinds: ReadonlySet<Kind>,
  said: SaidOfAll,
  metres: number | undefined,
): Piece[] {
  const atoms = atomsIn(text, stretch).filter(({ kind }) => kinds.has(kind) || kind === 'clock')
  return [...atoms, undefined].flatMap((atom, at): Piece[] => {
    const start = atoms[at - 1]?.to ?? stretch.from
    const before = { from: start, to: atom?.from ?? stretch.to }
    return [
      ...(/[^ ,]/.test(text.slice(before.from, before.to)) ? [' ', ...keptOf(text, before, said)] : []),
      ...(atom && !kinds.has(atom.kind) ? [' ', ...wordsOf(text, atom, said, metres)] : []),
    ]
  })
}

/** "pull 10s": a time at the end is a rest. */
function keptOf(text: string, { from, to }: Span, { isSwum }: SaidOfAll): Piece[] {
  const isRest =
    isSwum && /(?<!\b(?:on|off|at|in) ?|@ ?)\b\d{1,2} ?(?:s|secs?|seconds|")[ ,]*$/i.test(text.slice(from, to))
  return [{ from, to }, ...(isRest ? [' rest'] : [])]
}

function wordsOf(text: string, atom: Atom, { isSwum }: SaidOfAll, metres: number | undefined): Piece[] {
  const own = { from: atom.from, to: atom.to }
  const words = text.slice(atom.from, atom.to)
  if (atom.isVague) return [{ words: '', for: own, check: 'How much was not said: this is built as the others.' }]
  if (/^(?:no|without) /i.test(words)) return [{ words: '', for: own }]
  const other = OTHER_WORDS[words.toLowerCase()]
  if (other !== undefined && isSwum) return [{ words: other, for: own }]
  if (atom.words !== undefined) return [{ words: atom.words, for: own }]
  // "MP+20" of a run: seconds.
  if (!isSwum && OFFSET.test(words)) return [own, 's']
  if (atom.kind === 'clock') return [isSwum ? clockOf(words, own, metres) : own]
  return [isSwum && atom.kind === 'rest' ? restOf(words, own) : own]
}

const OFFSET = /[a-z] ?[+-] ?\d{1,2}$/i

/** What is read for other words of swimmers. */
const OTHER_WORDS = wordTable({
  hrd: 'hard',
  stroke: 'choice',
  smooth: 'easy',
  faster: 'fast',
  quicker: 'fast',
  harder: 'hard',
  easier: 'easy',
})

const BARE_REST = /^p? ?(?<seconds>\d{1,3})(?: ?- ?\d{1,3})? ?(?:s|secs?|seconds|"|sr|r|rest)?$/i

/** A rest of a swim without a unit or a word for it: "15s", "15r", "15-20 s", of which the shorter one counts. */
function restOf(words: string, own: Span): Piece {
  const { seconds } = BARE_REST.exec(words)?.groups ?? {}
  return seconds ? { words: `${seconds}s rest`, for: own } : own
}

const CLOCK = /(?<whole>[1-9])(?= ?(?:min|'))|(?<minutes>\d{0,2})[:.](?<seconds>[0-5]\d)|(?<bare>[2-9]\d)/i

/** A clock of a swim that is long enough is its send-off: "@ :40", "@ 55s", "1.45". */
function clockOf(words: string, own: Span, metres: number | undefined): Piece {
  const { whole, minutes, seconds, bare } = CLOCK.exec(words)?.groups ?? {}
  const all = whole ? Number(whole) * 60 : bare ? Number(bare) : Number(minutes) * 60 + Number(seconds)
  const clock = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
  const role = metres === undefined ? undefined : roleOf(clock, metres)
  if (role === 'rest' && /^\d?:/.test(words)) return { words: `${all}s rest`, for: own }
  return role === 'send-off' ? { words: `on ${clock}`, for: own } : own
}
