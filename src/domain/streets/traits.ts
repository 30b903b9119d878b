import { traits, type WayKind } from './streets.ts'

/** What the kind of a way alone says about it, as a sum of `traits`. */
export function traitsOfKind(kind: WayKind): number {
  return (greenKinds.has(kind) ? traits.green : 0) | (quietKinds.has(kind) ? traits.quiet : 0)
}

const greenKinds: ReadonlySet<WayKind> = new Set(['path', 'track'])

const quietKinds: ReadonlySet<WayKind> = new Set([
  'path',
  'footway',
  'pedestrian',
  'steps',
  'track',
  'cycleway',
  'living_street',
  'residential',
])
