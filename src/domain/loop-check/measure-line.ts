import { corridorMetres } from './corridor.ts'
import { compactnessOf, metresApart, type Place } from './measures.ts'
import { placeKey } from './segments.ts'

/** What a closed line measures by itself, whoever drew it and whatever streets lie beneath. */
export type MeasuredLine = {
  metres: number
  /** Metres between two points that were passed before, in either direction. */
  repeatedMetres: number
  /** Metres within 20 m of a part more than 200 m earlier; what is ridden twice is among them. */
  corridorMetres: number
  /** Turns on the spot. */
  uTurns: number
  /** 4πA ÷ P²: 1 for a circle. */
  compactness: number
  /** Metres between the first and the last point. */
  openMetres: number
  /** Metres as the crow flies from the first point to the farthest one. */
  reachMetres: number
}

/** Measures a line of at least two points. */
export function measureLine(line: readonly Place[]): MeasuredLine {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 2) throw new Error('A line has at least two points')
  const passed = new Set<string>()
  let [metres, repeatedMetres, uTurns] = [0, 0, 0]
  for (let at = 1; at < line.length; at += 1) {
    const [before, place, next] = [line[at - 1] as Place, line[at] as Place, line[at + 1]]
    const length = metresApart(before, place)
    const [from, to] = [placeKey(...before), placeKey(...place)]
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    metres += length
    if (passed.has(key)) repeatedMetres += length
    passed.add(key)
    if (next && length > SAME_PLACE_METRES && metresApart(before, next) < SAME_PLACE_METRES) uTurns += 1
  }
  const noStem = line.map(() => false)
  return {
    metres,
    repeatedMetres,
    corridorMetres: corridorMetres(line, noStem),
    uTurns,
    compactness: compactnessOf(line, metres),
    openMetres: metresApart(first, last),
    reachMetres: line.reduce((most, place) => Math.max(most, metresApart(first, place)), 0),
  }
}

const SAME_PLACE_METRES = 0.5
