import type { DrawnBar } from './layout.ts'

const RADIUS = 2

type Shape = Pick<DrawnBar, 'x' | 'width' | 'from' | 'to' | 'cap' | 'ramp'>

/** SVG path of a bar's body: down to the baseline, its upper corners rounded unless it is a ramp. */
export function bodyPath(shape: Shape, baseline: number): string {
  return outline(shape, baseline, baseline, baseline)
}

/** SVG path of a bar's cap; on a ramp a parallelogram. */
export function capPath(shape: Shape, baseline: number): string {
  const [left, right] = [baseline - shape.from + shape.cap, baseline - shape.to + shape.cap]
  return outline(shape, baseline, Math.min(left, baseline), Math.min(right, baseline))
}

/** SVG path of the sides of a bar that nothing ends above. */
export function sidesPath({ x, width, from, to }: Shape, baseline: number): string {
  const inset = Math.min(SIDE_PX, width) / 2
  const side = (at: number, height: number) => `M${inHundredths(at)} ${inHundredths(baseline)}v${inHundredths(-height)}`
  return side(x + inset, from) + side(x + width - inset, to)
}

/** The width of such a side. */
export const SIDE_PX = 1.5

/** SVG path of a dashed cap along the top of a level bar, and the length of its dashes: it begins and ends with one. */
export function dashedCap({ x, width, from, cap }: Shape, baseline: number): { path: string; dash: number } {
  const gaps = Math.max(1, Math.round((width / DASH - 1) / 2))
  const path = `M${inHundredths(x)} ${inHundredths(baseline - from + cap / 2)}h${inHundredths(width)}`
  return { path, dash: inHundredths(width / (2 * gaps + 1)) }
}

/** The length of a dash where there is room for whole ones. */
const DASH = 4

function outline(
  { x, width, from, to, ramp }: Shape,
  baseline: number,
  bottomLeft: number,
  bottomRight: number,
): string {
  const [right, topLeft, topRight] = [x + width, baseline - from, baseline - to]
  const radius = ramp ? 0 : Math.min(RADIUS, width / 2, bottomLeft - topLeft)
  return [
    `M${inHundredths(x)} ${inHundredths(bottomLeft)}`,
    `L${inHundredths(x)} ${inHundredths(topLeft + radius)}`,
    `Q${inHundredths(x)} ${inHundredths(topLeft)} ${inHundredths(x + radius)} ${inHundredths(topLeft)}`,
    `L${inHundredths(right - radius)} ${inHundredths(topRight)}`,
    `Q${inHundredths(right)} ${inHundredths(topRight)} ${inHundredths(right)} ${inHundredths(topRight + radius)}`,
    `L${inHundredths(right)} ${inHundredths(bottomRight)}Z`,
  ].join('')
}

function inHundredths(px: number): number {
  return Number(px.toFixed(2))
}
