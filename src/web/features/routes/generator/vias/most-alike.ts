type Line = readonly (readonly [number, number])[]

/** Which of some loops shares most points with a line; the first of equals. */
export function mostAlike(line: Line, loops: readonly { line: Line }[]): number {
  const passed = new Set(line.map(cellOf))
  const shares = loops.map((loop) => loop.line.filter((point) => passed.has(cellOf(point))).length / loop.line.length)
  return Math.max(0, shares.indexOf(Math.max(...shares)))
}

/** Points within about ten metres of each other are taken as one. */
const CELLS_PER_DEGREE = 10_000

function cellOf([latitude, longitude]: readonly [number, number]): string {
  return `${Math.round(latitude * CELLS_PER_DEGREE)} ${Math.round(longitude * CELLS_PER_DEGREE)}`
}
