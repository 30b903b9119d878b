import type { Streets } from '../streets/streets.ts'

/** The straight pieces of all streets that an activity may use, from point to point. */
export type Segments = {
  /** Points by their place, in ten-millionths of a degree. Several can share a place. */
  places: Map<string, number[]>
  latitudes: Float64Array
  longitudes: Float64Array
  /** Of each point, the points next to it, and whether one may go there. */
  next: Map<number, { to: number; isOpen: boolean }[]>
  bridges: Set<string>
}

export function placeKey(latitude: number, longitude: number): string {
  return `${Math.round(latitude * 1e7)} ${Math.round(longitude * 1e7)}`
}

export function segmentKey(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`
}

/** `forward` and `backward` are the bits of a way's access that open it in either direction. */
export function listSegments(streets: Streets, forward: number, backward: number): Segments {
  const places: Segments['places'] = new Map()
  const next: Segments['next'] = new Map()
  const link = (from: number, to: number, isOpen: boolean) => {
    const links = next.get(from)
    if (links) links.push({ to, isOpen })
    else {
      next.set(from, [{ to, isOpen }])
      const key = placeKey(streets.latitudes[from] as number, streets.longitudes[from] as number)
      places.set(key, [...(places.get(key) ?? []), from])
    }
  }
  for (let way = 0; way < streets.kinds.length; way += 1) {
    const bits = streets.access[way] as number
    if ((bits & (forward | backward)) === 0) continue
    for (let at = (streets.firstPoint[way] as number) + 1; at < (streets.firstPoint[way + 1] as number); at += 1) {
      const [from, to] = [streets.points[at - 1] as number, streets.points[at] as number]
      link(from, to, (bits & forward) !== 0)
      link(to, from, (bits & backward) !== 0)
    }
  }
  return { places, next, latitudes: streets.latitudes, longitudes: streets.longitudes, bridges: bridgesAmong(next) }
}

/** Segments without which two parts of the streets are not connected. */
function bridgesAmong(next: Segments['next']): Set<string> {
  const bridges = new Set<string>()
  const order = new Map<number, number>()
  const lowest = new Map<number, number>()
  for (const root of next.keys()) {
    if (order.has(root)) continue
    const path = [{ at: root, from: -1, link: 0, returned: false }]
    order.set(root, order.size)
    lowest.set(root, order.get(root) as number)
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const link = next.get(top.at)?.[top.link]
      top.link += 1
      if (!link) {
        path.pop()
        const parent = path.at(-1)
        if (!parent) continue
        const low = lowest.get(top.at) as number
        lowest.set(parent.at, Math.min(lowest.get(parent.at) as number, low))
        if (low > (order.get(parent.at) as number)) bridges.add(segmentKey(parent.at, top.at))
      } else if (link.to === top.from && !top.returned) top.returned = true
      else if (order.has(link.to))
        lowest.set(top.at, Math.min(lowest.get(top.at) as number, order.get(link.to) as number))
      else {
        order.set(link.to, order.size)
        lowest.set(link.to, order.get(link.to) as number)
        path.push({ at: link.to, from: top.at, link: 0, returned: false })
      }
    }
  }
  return bridges
}
