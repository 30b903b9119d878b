import type { Span } from '../../../result.ts'
import { type RestClause, restClausesIn } from './rest-clauses.ts'

/** A counted set, "16 x 200 @ mile pace", and the rests that are said behind it. */
export type SetWithRests = Span & {
  times: number
  /** What is repeated, without its brackets. */
  body: Span
  isOpened: boolean
  /** Where its first rest is joined to it, and that rest and those that follow directly. */
  joint: number
  clauses: readonly RestClause[]
  /** Where the next set, or another sentence, begins. */
  end: number
}

const COUNT = /(?<![\d.:/-]|[x×*] ?|[a-z])(?<times>\d{1,2}) ?(?:[x×*]|sets? of|reps? of) ?(?=[\d({[:]|half\b|1 mile)/gi
/** What ends all that is said of a set: the next one, or a new sentence. */
const NEXT = /(?:[,;.+&]|\bthen\b|\band\b)? ?\b\d{1,2} ?[x×*] ?[\d({]|[;\n]|[)\]}]/gi

/** The sets of a text, with their rests. A rest is of the last set before it. */
export function setsWithRests(text: string): SetWithRests[] {
  return [...text.matchAll(COUNT)].flatMap(({ index, 0: { length }, groups }) => {
    const start = index + length
    const opening = text[start] ?? ''
    const isOpened = '({['.includes(opening)
    const closing = isOpened ? closingOf(text, start) : undefined
    if (isOpened && closing === undefined) return []
    NEXT.lastIndex = closing === undefined ? start + 1 : closing + 1
    const end = NEXT.exec(text)?.index ?? text.length
    const found = restClausesIn(text, closing === undefined ? start + 1 : closing + 1, end)
    const [first] = found
    // "200 jog, 3 min after every 4", but not "2 min jog, 10 min easy".
    const apart = found.findIndex(
      ({ joint, clause }, at) => at > 0 && (!clause.place || text.slice(found[at - 1]?.clause.to, joint).trim() !== ''),
    )
    const own = apart < 0 ? found : found.slice(0, apart)
    const to = own.at(-1)?.clause.to ?? closing ?? end
    const body = closing === undefined ? { from: start, to: first?.joint ?? end } : { from: start + 1, to: closing }
    return [
      {
        ...{ from: index, to, times: Number(groups?.times), body, isOpened },
        ...{ joint: first?.joint ?? to, clauses: own.map(({ clause }) => clause), end },
      },
    ]
  })
}

function closingOf(text: string, opened: number): number | undefined {
  let depth = 0
  for (let at = opened; at < text.length; at += 1) {
    if ('({['.includes(text[at] ?? '')) depth += 1
    if (')}]'.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return undefined
}
