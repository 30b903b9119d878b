import type { Unit } from './units.ts'

/** "15/15 s: 2x12 min": as many pairs of on and off as each time takes. */
export function withPairsInTimes(units: readonly Unit[]): Unit[] {
  const out: Unit[] = []
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next] = [units[at], units[at + 1]]
    if (!unit) continue
    const filled =
      next && (fill(unit, next) ?? (next.mark === 'none' || next.mark === 'open' ? fill(next, unit) : undefined))
    out.push(filled ? { ...filled, mark: unit.mark } : unit)
    if (filled) at += 1
  }
  return out
}

/** The bouts of a time with the pairs that fill them. */
function fill(pair: Unit, bouts: Unit): Unit | undefined {
  const [on, off] = pair.head?.isPair && !pair.head.isCounted ? (pair.head.inner ?? []) : []
  const [length, ...more] = bouts.head?.lengths ?? []
  if (!pair.head || !bouts.head?.isCounted || bouts.head.inner || length?.in !== 's' || more.length > 0)
    return undefined
  const seconds = [on, off].reduce((sum, one) => sum + (one?.head?.lengths[0]?.size ?? 0), 0)
  const times = length.size / seconds
  if (!Number.isInteger(times) || times < 2) return undefined
  const inner: Unit = { mark: 'none', head: { ...pair.head, times, isCounted: true }, ahead: [], behind: [] }
  const head = { ...bouts.head, ofSets: true, lengths: [], inner: [inner] }
  const said = (words: Unit['ahead']) => words.filter(({ kind }) => kind !== 'of')
  return { ...bouts, head, ahead: [...said(pair.ahead), ...bouts.ahead], behind: [...pair.behind, ...bouts.behind] }
}
