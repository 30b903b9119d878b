import { createDraw } from '#domain/streets/demo-town/draw.ts'
import { pointsOf, type StreetGraph } from '#domain/streets/graph.ts'
import { placeAt } from '#domain/streets/projection.ts'

export type Start = { latitude: number; longitude: number }

/** Places anywhere along the streets, dead ends included; the same for every run. */
export function frozenStarts(graph: StreetGraph, count: number): Start[] {
  const draw = createDraw(20_260_314)
  let metres = 0
  const ends = Array.from(graph.lengths, (length) => {
    metres += length
    return metres
  })
  return Array.from({ length: count }, () => {
    const along = draw() * metres
    const edge = ends.findIndex((end) => end >= along)
    const points = pointsOf(graph, edge * 2)
    const at = 2 * Math.floor(draw() * (points.length / 2 - 1))
    const share = draw()
    const [x, y, toX, toY] = points.slice(at, at + 4) as [number, number, number, number]
    return placeAt(graph.projection, x + (toX - x) * share, y + (toY - y) * share)
  })
}
