import type { Span } from '../../result.ts'
import { clockAt, endOf, type How, howAt } from './hows.ts'
import type { Shares } from './said-shares.ts'

const BETWEEN = / ?(?:, ?|\/ ?|-+> ?|then )(?:then |and )?/iy

/** One how behind the other, as many as there are rounds: "off 1:55 then 1:50 then 1:45". */
export function positional(text: string, at: Span, times: number): Shares | undefined {
  for (let from = at.from; from < at.to; from += 1) {
    if (/[a-z\d]/i.test(text[from - 1] ?? '') && /[a-z\d]/i.test(text[from] ?? '')) continue
    const hows: How[] = []
    let next = from
    while (next < at.to && hows.length < times) {
      const isBehindClock = hows.at(-1)?.atoms[0]?.kind === 'clock'
      const how = howAt(text, next) ?? (isBehindClock ? clockAt(text, next) : undefined)
      if (!how) break
      hows.push(how)
      const behind = endOf(BETWEEN, text, how.to)
      if (behind === how.to) break
      next = behind
    }
    const kinds = new Set(hows.map(({ atoms }) => atoms[0]?.kind))
    const isList = hows.length === times && kinds.size === 1 && !kinds.has('rest')
    if (isList && (times > 2 || kinds.has('clock')))
      return { from, to: hows.at(-1)?.to ?? from, hows, shared: [], count: 0 }
  }
  return undefined
}
