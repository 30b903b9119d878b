import { corridorMetres } from './corridor.ts'
import { compactnessOf, metresApart, type Place } from './measures.ts'
import { placeKey, type Segments, segmentKey } from './segments.ts'

/** What a line on the streets measures, and the rules that it breaks. Independent of the planner that drew it. */
export type Checked = {
  metres: number
  /** Metres that are ridden a second time, without the stem from the start that cannot be avoided. */
  repeatedMetres: number
  stemMetres: number
  /** Metres within 20 m of a part more than 200 m earlier, without the stem. */
  corridorMetres: number
  /** Turns on the spot other than the one at the end of the stem. */
  uTurns: number
  compactness: number
  /** Sentences: gaps, and streets that are closed or used against their direction. */
  violations: string[]
}

/** Checks a closed line that starts in the middle of a street or at a point of one. */
export function checkLoop(segments: Segments, line: readonly Place[]): Checked {
  const violations: string[] = []
  const [start, end] = [line[0], line.at(-1)]
  if (!start || !end || line.length < 3) throw new Error('A loop has at least three points')
  if (metresApart(start, end) > 0.5) violations.push('It does not end where it starts.')
  const points = line.slice(1, -1).map(([latitude, longitude]) => segments.places.get(placeKey(latitude, longitude)))
  const legs: { key: string; metres: number }[] = []
  for (const [at, [place, next]] of pairs(line).entries()) {
    const metres = metresApart(place, next)
    const [from, to] = [points[at - 1], points[at]]
    const key =
      at === 0 || at === line.length - 2
        ? startKey(segments, at === 0 ? to : from, start, at === 0)
        : openKey(segments, from, to)
    if (key === undefined && metres > 0.05)
      violations.push(`No open street leads from ${place.join(', ')} to ${next.join(', ')}.`)
    legs.push({ key: key ?? `leg ${at}`, metres })
  }
  const metres = legs.reduce((sum, leg) => sum + leg.metres, 0)
  const isStem = stemOf(segments, legs, metres)
  const again = new Set<string>()
  let [repeatedMetres, stemMetres, uTurns] = [0, 0, 0]
  for (const [at, leg] of legs.entries()) {
    const isStart = at === 0 || at === legs.length - 1
    if (isStem[at]) stemMetres += leg.metres
    else if (again.has(leg.key) && !isStart) repeatedMetres += leg.metres
    else if (
      isStart &&
      at > 0 &&
      legs[0]?.key === leg.key &&
      placeKey(...(line[1] as Place)) === placeKey(...(line.at(-2) as Place))
    )
      repeatedMetres += leg.metres
    again.add(leg.key)
    const [before, after] = [line[at - 1], line[at + 1]]
    if (before && after && !isStem[at - 1] && placeKey(...before) === placeKey(...after) && leg.metres > 0.05)
      uTurns += 1
  }
  return {
    metres,
    repeatedMetres,
    stemMetres,
    corridorMetres: corridorMetres(line, isStem),
    uTurns,
    compactness: compactnessOf(line, metres),
    violations,
  }
}

function pairs(line: readonly Place[]): [Place, Place][] {
  return line.slice(1).map((place, at) => [line[at] as Place, place])
}

function openKey({ next }: Segments, from: readonly number[] = [], to: readonly number[] = []): string | undefined {
  for (const one of from)
    for (const link of next.get(one) ?? []) if (link.isOpen && to.includes(link.to)) return segmentKey(one, link.to)
  return undefined
}

/** The segment that the start is on, among those between its neighbour in the line and the points next to that. */
function startKey(segments: Segments, neighbours: readonly number[] = [], start: Place, isAway: boolean) {
  let best: { key: string; off: number } | undefined
  for (const neighbour of neighbours)
    for (const { to } of segments.next.get(neighbour) ?? []) {
      const isOpen = isAway
        ? segments.next.get(to)?.some((link) => link.to === neighbour && link.isOpen)
        : segments.next.get(neighbour)?.some((link) => link.to === to && link.isOpen)
      if (!isOpen) continue
      const [one, other] = [placeOf(segments, neighbour), placeOf(segments, to)]
      const off = metresApart(one, start) + metresApart(start, other) - metresApart(one, other)
      if (off < 0.5 && (!best || off < best.off)) best = { key: segmentKey(neighbour, to), off }
    }
  return best?.key
}

function placeOf({ latitudes, longitudes }: Segments, point: number): Place {
  return [latitudes[point] as number, longitudes[point] as number]
}

/** The legs on bridges that are ridden out and back, with a good part of the loop beyond. */
function stemOf({ bridges }: Segments, legs: readonly { key: string; metres: number }[], metres: number): boolean[] {
  const first = new Map<string, { at: number; metres: number }>()
  const isStem = legs.map(() => false)
  let sum = 0
  for (const [at, leg] of legs.entries()) {
    const known = first.get(leg.key)
    if (bridges.has(leg.key) && known && sum - known.metres > metres * MIN_SHARE_BEYOND) {
      isStem[at] = true
      isStem[known.at] = true
    }
    sum += leg.metres
    if (!known) first.set(leg.key, { at, metres: sum })
  }
  return isStem
}

const MIN_SHARE_BEYOND = 0.3
