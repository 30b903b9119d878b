import type { Span } from '../../result.ts'
import { clockAt, endOf, type How, howAt } from './hows.ts'
import { positional } from './positional.ts'
import type { Shares } from './said-shares.ts'
import { type Selection, selectionAt } from './selections.ts'
import { withShared } from './shared-behind.ts'

type Share = { selection: Selection; how: How; to: number }

const SEPARATOR =
  /[ ,;/&+)(]*(?:(?:\. ?|-+>? |→ ?|= ?)?(?:(?:and|then|but|with|w\/|except|plus|for) ?)*(?:do )?)?(?:the )?/iy
const OPENING = /[ ,:;(=>-]*(?:as )?/iy
const OF = / ?(?:on|for|in|over|of) (?:the )?/iy
/** Behind these a range counts what they say: "desc 1-4, 5-8". */
const COUNTING =
  /(?:asc\w*|desc\w*|dec|build\w*|breath\w*|\bd|prog\w*|\bfaster|\bby|\bx)[ :,]*(?:\d{1,2} ?- ?\d{1,2},? ?)*$/i

/** Of the repetitions that are left out, or after which something else is done, nothing is said. */
const EXCEPT = /\b(?:all (?:but|except)(?: for)?|after|before|until|by|one|breath\w*)(?: the)? ?$/i
/** More of a list that was not read. */
const MORE =
  /^[ ,;/&+.-]*(?:(?:and|then) )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)\b|(?:first|second|third|fourth|fifth|last|final|next|others|remaining) |odds?\b|evens?\b|#\d|(?:set|round|rep) \d|\d{1,2} ?- ?\d{1,2} (?!s|sec|min|m\b))/i
const MORE_LATER = /\b(?:odds?|evens?|(?:set|round|rep) \d|[2-9](?:nd|rd|th) (?:one|set|round))\b|#\d/i
const MORE_COUNTED =
  /^[ ,;/&+.-]*(?:(?:and|then) )?\d{1,2} (?:@|on\b|at\b|(?!s\b|sec|min|m\b|easy|x\b|rest|r\b|up\b|down\b)[a-z]{2,})/i

/** The shares of a set of so many repetitions, looked for from a place on. `minutes`: of each, which counts may make up: "3x12 (2 @ 95, 1 @ 105)". */
export function sharesIn(
  text: string,
  at: Span,
  times: number,
  { minutes, isOfRounds }: { minutes: number | undefined; isOfRounds: boolean },
): Shares | undefined {
  for (let from = at.from; from < at.to; from += 1) {
    if (/[a-z\d]/i.test(text[from - 1] ?? '') && /[a-z\d]/i.test(text[from] ?? '')) continue
    const before = text.slice(at.from, from)
    if ((/\d/.test(text[from] ?? '') && COUNTING.test(before)) || EXCEPT.test(before)) continue
    const shares = numberedAt(text, { from, to: at.to }, times) ?? listAt(text, { from, to: at.to }, times)
    const hows = shares && spread(shares, times, minutes)
    if (!shares || !hows || (isOfRounds && shares.some(({ selection }) => !selection.isOfRounds))) continue
    const to = shares.at(-1)?.to ?? from
    const isCounted = shares[0]?.selection.kind === 'counted'
    const behind = text.slice(to, at.to)
    if (MORE.test(text.slice(to)) || MORE_LATER.test(behind) || (isCounted && MORE_COUNTED.test(text.slice(to))))
      return undefined
    const isPlain = shares.every(
      ({ selection: { kind }, how }) => (kind === 'named' || kind === 'others') && isPlainEffort(text, how),
    )
    return {
      ...withShared(text, at, { from, to, hows }, isOfRounds),
      isPlain: isPlain && !isOfRounds,
      count: shares.length,
    }
  }
  return isOfRounds ? positional(text, at, times) : undefined
}

/** Counts directly behind a set that do not make it up: "12x400: 4 @ 10k, 4 @ 5k, 3 @ 3k". */
export function wrongCountsIn(text: string, at: Span, times: number): Span | undefined {
  const from = endOf(OPENING, text, at.from)
  const counts = listAt(text, { from, to: at.to }, times)?.filter(({ selection }) => selection.kind === 'counted') ?? []
  const sum = counts.reduce((all, { selection }) => all + selection.indexes.length, 0)
  const to = counts.at(-1)?.to
  return counts.length > 2 && times % sum !== 0 && to !== undefined ? { from, to } : undefined
}

/** An effort or a pace that the reader of single repetitions knows: no offset, no "a bit". */
function isPlainEffort(text: string, { atoms }: How): boolean {
  const [aim, ...more] = atoms.filter(({ kind }) => kind !== 'rest')
  const words = aim ? text.slice(aim.from, aim.to) : ''
  const isPace = aim?.kind === 'clock' && /^(?:at ?|@ ?)?\d\d?:/i.test(words)
  return (aim?.kind === 'effort' || isPace) && more.length === 0 && !aim.isVague && !OFFSET.test(words)
}

const OFFSET = /[+-] ?\d(?!\d{2})|\d.*(?:quick|fast|slow|hard|high)|plus|minus/i

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

/** "1 pull, 2 swim, 3 paddles", "1 css+8, 2-3 css+5, 4 css": figures alone that number all of them. */
function numberedAt(text: string, { from, to }: Span, times: number): Share[] | undefined {
  const shares: Share[] = []
  let [next, done] = [from, 0]
  while (done < times) {
    const start = shares.length > 0 ? endOf(SEPARATOR, text, next) : next
    const { first = '', last = first } = NUMBERS.exec(text.slice(start, start + 6))?.groups ?? {}
    const length = first.length + (last === first ? 0 : last.length + 1)
    const how = Number(first) === done + 1 && Number(last) <= times ? howAt(text, start + length) : undefined
    if (!how || how.to > to) return undefined
    const indexes = Array.from({ length: Number(last) - done }, (_, ahead) => done + ahead)
    shares.push({ selection: { kind: 'labelled', indexes, to: how.from, isOfRounds: true }, how, to: how.to })
    next = how.to
    done = Number(last)
  }
  return shares.length > 2 ? shares : undefined
}

const NUMBERS = /^(?<first>\d{1,2})(?:-(?<last>\d{1,2}))?(?![\d:.])/

/** "1-4 css+6", "last one fast", or "paddles on the evens" */
function shareAt(text: string, at: number, times: number, done: number): Share | undefined {
  const selection = selectionAt(text, at, times, done)
  const how = selection && (howAt(text, selection.to) ?? clockAt(text, selection.to))
  if (how) return { selection, how, to: how.to }
  const first = howAt(text, at)
  const of = first && endOf(OF, text, first.to)
  const behind = first && of && of > first.to ? selectionAt(text, of, times, done) : undefined
  return first && behind && behind.kind !== 'counted' ? { selection: behind, how: first, to: behind.to } : undefined
}

/** One how for each repetition; nothing if two are said of one, or if counts do not make up the set. */
function spread(shares: readonly Share[], times: number, minutes: number | undefined): (How | undefined)[] | undefined {
  const hows: (How | undefined)[] = Array.from({ length: times }, () => undefined)
  const areCounted = shares.every(({ selection }) => selection.kind === 'counted')
  if (!areCounted && shares.some(({ selection }) => selection.kind === 'counted')) return undefined
  for (const { selection, how } of shares)
    for (const index of selection.indexes) {
      if (hows[index] || index >= times) return undefined
      hows[index] = how
    }
  const [others, ...more] = shares.filter(({ selection }) => selection.kind === 'others')
  if (more.length > 0 || (others && shares.length === 1)) return undefined
  if (others) return hows.map((how) => how ?? others.how)
  if (!areCounted) return hows
  const sum = hows.filter(Boolean).length
  if (shares.length < 2 || times % sum !== 0 || (minutes !== undefined && minutes % sum === 0)) return undefined
  return hows.map((_, at) => hows[at % sum])
}
