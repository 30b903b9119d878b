import type { Span } from '../../result.ts'
import { type Atom, endOf, type How, howAt } from './hows.ts'
import type { Shares } from './said-shares.ts'

const EACH = /(?: all| each| throughout)?[,.]?(?: ?- )? ?(?:all |each |throughout |with |w\/ )*/iy
const THROUGHOUT = /(?: (?:all|each|throughout|always|every time))?/iy
/** A time or a way without a word for the rest that it is: "15s", "200 jog". */
const BARE_REST =
  /(?:\d{1,3}(?: ?- ?\d{1,3})? ?(?:s|secs?|seconds|"|mins?|minutes|'|sr|r|rest)|p ?\d{1,2}|\d{2,4} ?m? (?:jog|walk|float|swim)(?: (?:rec|recovery))?)(?=$|[,.;)\n]| (?:swim|run|ride|bike|running|cycling|swimming|then|and)\b)/iy
const CLOCK = /(?:\d{1,2})?:[0-5]\d(?![\d:/])(?=$|[,.;)\n]| (?:swim|then)\b)/iy

/** What is said behind the last share is of all, and so is a rest in it that no other has: "4 @+3 all r20", "5-8 fast on :55". */
export function withShared(
  text: string,
  at: Span,
  found: Span & { hows: (How | undefined)[] },
  isOfRounds: boolean,
): Omit<Shares, 'count'> {
  const all = [...new Set(found.hows.filter((how) => how !== undefined))].toSorted(
    (one, other) => one.from - other.from,
  )
  const last = all.at(-1)
  const kindsBefore = new Set(all.slice(0, -1).flatMap(({ atoms }) => atoms.map(({ kind }) => kind)))
  const isLate = ({ kind }: Atom) => (kind === 'rest' || kind === 'clock') && !kindsBefore.has(kind)
  const own = last?.atoms.filter((atom) => !isLate(atom)) ?? []
  const late = last && own.length > 0 ? last.atoms.filter(isLate) : []
  const kept = last && late.length > 0 ? { ...last, atoms: own } : last
  const isOpened = text.slice(at.from, found.from).includes('(')
  const start = endOf(EACH, text, found.to + (isOpened && text[found.to] === ')' ? 1 : 0))
  const behind = sharedAt(text, start)
  // The pause between rounds is no rest of each.
  const isPause = behind && isOfRounds && /^ ?(?:in ?)?(?:bet|bt|b\/|after)/i.test(text.slice(behind.to))
  const shared = behind && !isPause ? behind : undefined
  return {
    from: found.from,
    to: shared ? endOf(THROUGHOUT, text, shared.to) : found.to,
    hows: found.hows.map((how) => (how === last ? kept : how)),
    shared: [...late, ...(shared?.atoms ?? [])],
  }
}

function sharedAt(text: string, at: number): How | undefined {
  const how = howAt(text, at)
  const other = how?.atoms.findIndex(({ kind }) => kind !== 'rest' && kind !== 'clock') ?? 0
  const atoms = other < 0 ? (how?.atoms ?? []) : (how?.atoms.slice(0, other) ?? [])
  const last = atoms.at(-1)
  if (last) return { from: at, to: last.to, atoms }
  const rest = endOf(BARE_REST, text, at)
  if (rest > at) return { from: at, to: rest, atoms: [{ kind: 'rest', from: at, to: rest }] }
  const clock = endOf(CLOCK, text, at)
  return clock > at ? { from: at, to: clock, atoms: [{ kind: 'clock', from: at, to: clock }] } : undefined
}
