import type { Span } from '../../result.ts'
import { type Atom, endOf, type How, howAt } from './hows.ts'
import { type Selection, selectionAt } from './selections.ts'

/** How each repetition is done, none where nothing is said of it, where that stands, and what is said of all behind it. */
export type Shares = Span & { hows: (How | undefined)[]; shared: Atom[] }

type Share = { selection: Selection; how: How; to: number }

const SEPARATOR =
  /[ ,;/&+)(]*(?:(?:\. ?|-+>? |→ ?|= ?)?(?:(?:and|then|but|with|w\/|except|plus|for) ?)*(?:do )?)?(?:the )?/iy
const OF = / ?(?:on|for|in|over|of) (?:the )?/iy
const EACH = /,? ?(?:all |each |throughout )*/iy
const THROUGHOUT = /(?: (?:all|each|throughout|always|every time))?/iy
/** Behind these a range counts what they say: "desc 1-4, 5-8". */
const COUNTING = /(?:desc\w*|dec|build\w*|breath\w*|\bd|prog\w*|\bfaster|\bby|\bx)[ :,]*(?:\d{1,2} ?- ?\d{1,2},? ?)*$/i

/** The shares of a set of so many repetitions, looked for from a place on. `canCount`: bare counts are those of repetitions. */
export function sharesIn(
  text: string,
  at: Span,
  times: number,
  { canCount, isOfRounds }: { canCount: boolean; isOfRounds: boolean },
): Shares | undefined {
  for (let from = at.from; from < at.to; from += 1) {
    if (/[a-z\d]/i.test(text[from - 1] ?? '') && /[a-z\d]/i.test(text[from] ?? '')) continue
    if (COUNTING.test(text.slice(at.from, from))) continue
    const shares = listAt(text, { from, to: at.to }, times)
    const hows = shares && spread(shares, times, canCount)
    if (shares && hows) return withShared(text, { from, to: shares.at(-1)?.to ?? from, hows }, shares)
  }
  return positional(text, at, times, isOfRounds)
}

function listAt(text: string, { from, to }: Span, times: number): Share[] | undefined {
  const shares: Share[] = []
  let [next, done] = [from, 0]
  while (next < to) {
    const start = shares.length > 0 ? endOf(SEPARATOR, text, next) : next
    const share = shareAt(text, start, times, done)
    if (!share || share.to > to) break
    shares.push(share)
    done = Math.max(done, ...share.selection.indexes.map((index) => index + 1))
    next = share.to
  }
  return shares.length > 0 ? shares : undefined
}

/** "1-4 css+6", "last one fast", or "paddles on the evens" */
function shareAt(text: string, at: number, times: number, done: number): Share | undefined {
  const selection = selectionAt(text, at, times, done)
  const how = selection && howAt(text, selection.to)
  if (how) return { selection, how, to: how.to }
  const first = howAt(text, at)
  const of = first && endOf(OF, text, first.to)
  const behind = first && of && of > first.to ? selectionAt(text, of, times, done) : undefined
  return first && behind && !behind.isCount ? { selection: behind, how: first, to: behind.to } : undefined
}

/** One how for each repetition; nothing if two are said of one, or if counts do not make up the set. */
function spread(shares: readonly Share[], times: number, canCount: boolean): (How | undefined)[] | undefined {
  const hows: (How | undefined)[] = Array.from({ length: times }, () => undefined)
  const areCounted = shares.every(({ selection }) => selection.isCount)
  if (!areCounted && shares.some(({ selection }) => selection.isCount)) return undefined
  for (const { selection, how } of shares)
    for (const index of selection.indexes) {
      if (hows[index] || index >= times) return undefined
      hows[index] = how
    }
  const [others, ...more] = shares.filter(({ selection }) => selection.isOthers)
  if (more.length > 0 || (others && shares.length === 1)) return undefined
  if (others) return hows.map((how) => how ?? others.how)
  if (!areCounted) return hows
  const sum = hows.filter(Boolean).length
  if (!canCount || shares.length < 2 || times % sum !== 0) return undefined
  return hows.map((_, at) => hows[at % sum])
}

/** What is said behind the last share alone is of all: "4 @+3 all r20", "5-8 fast on :55". */
function withShared(text: string, found: Span & { hows: (How | undefined)[] }, shares: readonly Share[]): Shares {
  const last = shares.at(-1)?.how
  const kindsBefore = new Set(shares.slice(0, -1).flatMap(({ how }) => how.atoms.map(({ kind }) => kind)))
  const own = last?.atoms.filter(({ kind }) => kind !== 'rest' && (kind !== 'clock' || kindsBefore.has(kind))) ?? []
  const late =
    last && own.length > 0 && shares.length > 1
      ? last.atoms.filter((atom) => !own.includes(atom) && !kindsBefore.has(atom.kind))
      : []
  const kept = last && late.length > 0 ? { ...last, atoms: last.atoms.filter((atom) => !late.includes(atom)) } : last
  const start = endOf(EACH, text, found.to)
  const behind = howAt(text, start)
  const atoms = behind?.atoms.filter(({ kind }) => kind === 'rest' || kind === 'clock') ?? []
  const isOfAll = behind && atoms.length === behind.atoms.length
  return {
    from: found.from,
    to: isOfAll ? endOf(THROUGHOUT, text, behind.to) : found.to,
    hows: found.hows.map((how) => (how === last ? kept : how)),
    shared: [...late, ...(isOfAll ? atoms : [])],
  }
}

const BETWEEN = / ?(?:, ?|\/ ?|-+> ?|then )(?:then |and )?/iy

/** One how behind the other, as many as there are repetitions: "off 1:55 then 1:50 then 1:45". */
function positional(text: string, at: Span, times: number, isOfRounds: boolean): Shares | undefined {
  for (let from = at.from; from < at.to; from += 1) {
    if (/[a-z\d]/i.test(text[from - 1] ?? '') && /[a-z\d]/i.test(text[from] ?? '')) continue
    const hows: How[] = []
    let next = from
    while (next < at.to && hows.length < times) {
      const how = howAt(text, next) ?? clockAt(text, next, hows)
      if (!how) break
      hows.push(how)
      const behind = endOf(BETWEEN, text, how.to)
      if (behind === how.to) break
      next = behind
    }
    const [first] = hows
    const areClocks = hows.every(({ atoms }) => atoms[0]?.kind === 'clock')
    const isList = areClocks || (isOfRounds && times > 2)
    if (first && hows.length === times && isList && hows.every((one) => areAlike(one, first)))
      return { from, to: hows.at(-1)?.to ?? from, hows, shared: [] }
  }
  return undefined
}

function areAlike(one: How, other: How): boolean {
  return one.atoms[0]?.kind === other.atoms[0]?.kind && one.atoms[0]?.kind !== 'rest'
}

const CLOCK = /\d?\d?[:.][0-5]\d(?![\d:])/iy

/** "off 1:55 then 1:50": a clock behind another. */
function clockAt(text: string, at: number, before: readonly How[]): How | undefined {
  const to = before.at(-1)?.atoms[0]?.kind === 'clock' ? endOf(CLOCK, text, at) : at
  return to > at ? { from: at, to, atoms: [{ kind: 'clock', from: at, to }] } : undefined
}
