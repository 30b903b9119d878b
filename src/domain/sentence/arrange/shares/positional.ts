import type { Span } from '../../result.ts'
import { endOf, type How, howAt } from './hows.ts'
import type { Shares } from './shares.ts'

const BETWEEN = / ?(?:, ?|\/ ?|-+> ?|then )(?:then |and )?/iy

/** One how behind the other, as many as there are rounds: "off 1:55 then 1:50 then 1:45". */
export function positional(text: string, at: Span, times: number): Shares | undefined {
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
    const kinds = new Set(hows.map(({ atoms }) => atoms[0]?.kind))
    const isList = hows.length === times && kinds.size === 1 && !kinds.has('rest')
    if (isList && (times > 2 || kinds.has('clock'))) return { from, to: hows.at(-1)?.to ?? from, hows, shared: [] }
  }
  return undefined
}

const CLOCK = /\d?\d?[:.][0-5]\d(?![\d:])/iy

/** "off 1:55 then 1:50": a clock behind another. */
function clockAt(text: string, at: number, before: readonly How[]): How | undefined {
  const to = before.at(-1)?.atoms[0]?.kind === 'clock' ? endOf(CLOCK, text, at) : at
  return to > at ? { from: at, to, atoms: [{ kind: 'clock', from: at, to }] } : undefined
}
