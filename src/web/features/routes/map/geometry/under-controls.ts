/** The corner at the top right with the buttons of the map, the gap around them, and half the figure of a kilometre mark. */
export const CONTROLS_PX = { width: 72, height: 166 } as const

type Point = { x: number; y: number }

/** Whether a line on the map, in pixels from its top left, passes under the buttons; `frame` is what panels leave free. */
export function liesUnderControls(line: readonly Point[], frame: { width: number; top: number }): boolean {
  const left = frame.width - CONTROLS_PX.width
  const bottom = frame.top + CONTROLS_PX.height
  const isUnder = ({ x, y }: Point) => x > left && y < bottom
  return line.some((point, at) => {
    const next = line[at + 1] ?? point
    return stepsBetween(point, next).some(isUnder)
  })
}

/** The points of a straight part, close enough that none jumps over a button. */
function stepsBetween(from: Point, to: Point): Point[] {
  const count = Math.min(MAX_STEPS, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX) || 1)
  return Array.from({ length: count }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count,
    y: from.y + ((to.y - from.y) * at) / count,
  }))
}

const STEP_PX = 20
const MAX_STEPS = 200
