/**
 * Of each part of a line, the metres that come close to a place passed more than `GAP_METRES` earlier: what is ridden
 * twice, and pavements on both sides of one street.
 */
export function metresBeside(parts: readonly (readonly number[])[]): number[] {
  const seen = new Map<number, number>()
  let [sample, carry] = [0, 0]
  return parts.map((points) => {
    let beside = 0
    for (let at = 2; at < points.length; at += 2) {
      const [x, y] = [points[at - 2] as number, points[at - 1] as number]
      const [dx, dy] = [(points[at] as number) - x, (points[at + 1] as number) - y]
      const length = Math.sqrt(dx * dx + dy * dy)
      for (; carry < length; carry += STEP_METRES) {
        const column = Math.round((x + (dx * carry) / length) / SQUARE_METRES)
        const row = Math.round((y + (dy * carry) / length) / SQUARE_METRES)
        if (isSeenNear(seen, column, row, sample)) beside += STEP_METRES
        const key = column * ROW + row
        if (!seen.has(key)) seen.set(key, sample)
        sample += 1
      }
      carry -= length
    }
    return beside
  })
}

function isSeenNear(seen: ReadonlyMap<number, number>, column: number, row: number, sample: number): boolean {
  for (let x = column - 1; x <= column + 1; x += 1)
    for (let y = row - 1; y <= row + 1; y += 1) {
      const earlier = seen.get(x * ROW + y)
      if (earlier !== undefined && (sample - earlier) * STEP_METRES > GAP_METRES) return true
    }
  return false
}

const STEP_METRES = 10
const SQUARE_METRES = 14
const GAP_METRES = 200
/** More than the rows and columns of any line. */
const ROW = 1e6
