import type { Length, Part } from './part.ts'

/** Work and rest by turns over a place of the whole: "1 on 1 off for the middle 20", "last 10 min 30 s on 30 s off". */
export function fillPlaces(parts: readonly Part[]): Part[] {
  const filled: Part[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at] as Part, parts[at + 1]]
    const [before, behind] = [pairOf(part), next && pairOf(next)]
    // "last 10 min: 30 s on, 30 s off"
    if (part.place && part.inner?.length === 2 && part.length && part.times.length === 0 && part.aims.length === 0) {
      const { inner, isFilled: _isFilled, ...place } = part
      filled.push(over(place, inner, { ...part, aims: [] }))
      continue
    }
    // "60 min easy with 2 min on 1 min off for the middle 30"
    const within = part.length && part.times.length === 0 && part.inner?.length === 2 ? part.inner : undefined
    if (within && next?.isFor && isOpenPlace(next)) {
      const { inner: _inner, isFilled: _isFilled, ...whole } = part
      filled.push(whole, over(next, within, next))
      at += 1
    } else if (before && next?.isFor && isOpenPlace(next)) {
      filled.push(over(next, before, part))
      at += 1
    } else if (behind && next?.isJoined && isOpenPlace(part)) {
      filled.push(over(part, behind, next))
      at += 1
    } else filled.push(part)
  }
  return filled
}

/** The two pieces of a pair that is said once, without a length of its own. */
function pairOf({ inner, length, rest, times, role, place, rungs, aims, from, to, details }: Part): Part[] | undefined {
  if (times.length > 0 || role || place || rungs) return undefined
  if (inner) return inner.length === 2 && !length && !rest ? inner : undefined
  if (!length || !rest?.length || rest.share !== undefined) return undefined
  const easy = { kind: 'effort' as const, name: 'easy' as const, from: rest.from, to: rest.to }
  return [
    { from, to, times: [], length, aims, details },
    {
      from: rest.from,
      to: rest.to,
      times: [],
      length: rest.length,
      aims: rest.aims.length > 0 ? rest.aims : [easy],
      details: [],
      ...(rest.manner === 'walk' ? { manner: rest.manner } : {}),
    },
  ]
}

function isOpenPlace({ place, length, aims, times, inner, rungs }: Part): boolean {
  return place !== undefined && length !== undefined && aims.length === 0 && times.length === 0 && !inner && !rungs
}

function over(place: Part, inner: Part[], pair: Part): Part {
  const { length: said, isFor: _isFor, ...own } = place
  const length = said && said.unit === undefined && !said.clock ? { ...said, unit: 'min' as const } : said
  const all = secondsOf(length)
  const one = inner.reduce((sum, piece) => sum + secondsOf(piece.length), 0)
  const times = all / one
  const part: Part = {
    ...own,
    from: Math.min(place.from, pair.from),
    to: Math.max(place.to, pair.to),
    inner: withHardTime(inner, pair),
    aims: pair.inner ? pair.aims : [],
  }
  if (Number.isInteger(times) && times > 1) return { ...part, times: [times] }
  return { ...part, ...(length ? { length } : {}), isFilled: true }
}

/** Beside easy time, time of which nothing is said is hard. */
function withHardTime(inner: readonly Part[], { aims }: Part): Part[] {
  const [on, off, ...others] = inner
  const isOpen = on && off && others.length === 0 && on.aims.length === 0 && aims.length === 0 && !on.manner
  if (!isOpen || off.aims.length === 0) return [...inner]
  return [{ ...on, aims: [{ kind: 'effort', name: 'hard', from: on.from, to: on.to }] }, off]
}

function secondsOf(length: Length | undefined): number {
  if (!length) return Number.NaN
  const { clock, value, unit } = length
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : Number.NaN
  return unit === 'h' ? value * 3600 : unit === 'min' ? value * 60 : unit === 's' ? value : Number.NaN
}
