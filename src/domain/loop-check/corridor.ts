import { flatten, type Place } from './measures.ts'

type Sample = { x: number; y: number; along: number; isStem: boolean }

/** Metres of a line within 20 m of a part of it more than 200 m earlier, the legs of the stem left out. */
export function corridorMetres(line: readonly Place[], isStem: readonly boolean[]): number {
  const cells = new Map<number, Sample[]>()
  let near = 0
  for (const sample of samplesOf(flatten(line), isStem)) {
    const key = Math.floor(sample.x / WIDTH_METRES) * ROW + Math.floor(sample.y / WIDTH_METRES)
    if (!sample.isStem && isNearEarlier(cells, key, sample)) near += STEP_METRES
    const cell = cells.get(key)
    if (cell) cell.push(sample)
    else cells.set(key, [sample])
  }
  return near
}

function isNearEarlier(cells: ReadonlyMap<number, readonly Sample[]>, key: number, sample: Sample): boolean {
  for (const column of [-ROW, 0, ROW])
    for (const row of [-1, 0, 1])
      for (const other of cells.get(key + column + row) ?? [])
        if (
          !other.isStem &&
          sample.along - other.along > EARLIER_METRES &&
          Math.hypot(sample.x - other.x, sample.y - other.y) <= WIDTH_METRES
        )
          return true
  return false
}

function samplesOf(points: readonly (readonly [number, number])[], isStem: readonly boolean[]): Sample[] {
  const samples: Sample[] = []
  let [walked, next] = [0, 0]
  for (const [at, [x, y]] of points.entries()) {
    const to = points[at + 1]
    if (!to) break
    const length = Math.hypot(to[0] - x, to[1] - y)
    for (; next < walked + length; next += STEP_METRES) {
      const share = (next - walked) / length
      samples.push({
        x: x + (to[0] - x) * share,
        y: y + (to[1] - y) * share,
        along: next,
        isStem: isStem[at] ?? false,
      })
    }
    walked += length
  }
  return samples
}

const WIDTH_METRES = 20
const EARLIER_METRES = 200
const STEP_METRES = 5
/** More than the rows of cells of any line. */
const ROW = 1e7
