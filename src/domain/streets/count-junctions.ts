import type { Streets } from './streets.ts'

/** How many points are ends of ways, or passed more than once, among the ways that somebody with these bits may use. */
export function countJunctions({ latitudes, access, firstPoint, points }: Streets, bits: number): number {
  const uses = new Uint8Array(latitudes.length)
  for (let way = 0; way < access.length; way += 1) {
    if (((access[way] as number) & bits) === 0) continue
    const [first, last] = [firstPoint[way] as number, (firstPoint[way + 1] as number) - 1]
    for (let at = first; at <= last; at += 1) {
      const point = points[at] as number
      uses[point] = Math.min(2, (uses[point] as number) + (at === first || at === last ? 2 : 1))
    }
  }
  let count = 0
  for (const use of uses) if (use === 2) count += 1
  return count
}
