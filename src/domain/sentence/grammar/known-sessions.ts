import type { Span } from '../result.ts'
import type { Part } from './part.ts'

/** The fartlek of Moneghetti: 2 x 90 s, 4 x 60 s, 4 x 30 s and 4 x 15 s fast, each followed by as long a float. */
export function monaFartlek({ from, to }: Span): Part[] {
  return MONA.map(([times, seconds]) => ({
    from,
    to,
    times: [times],
    length: { from, to, value: seconds, unit: 's' },
    aims: [{ kind: 'effort', name: 'hard', from, to }],
    details: [],
    rest: { from, to, share: 1, manner: 'float', aims: [] },
  }))
}

const MONA = [
  [2, 90],
  [4, 60],
  [4, 30],
  [4, 15],
] as const

/** A set of it that is written out: bare figures are seconds, and the float is as long as the effort. */
export function asMona(part: Part): Part {
  const { length, times, aims, rest, inner } = part
  if (inner && times.length === 0) return { ...part, inner: inner.map(asMona) }
  if (times.length === 0 || !length) return part
  return {
    ...part,
    length: length.unit || length.clock ? length : { ...length, unit: 's' },
    aims: aims.length > 0 ? aims : [{ kind: 'effort', name: 'hard', from: part.from, to: part.to }],
    rest: rest ?? { from: part.from, to: part.to, share: 1, manner: 'float', aims: [] },
  }
}
