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

function outline(
  { x, width, from, to, ramp }: Shape,
  baseline: number,
  bottomLeft: number,
  bottomRight: number,
): string {
  const [right, topLeft, topRight] = [x + width, baseline - from, baseline - to]
  const radius = ramp ? 0 : Math.min(RADIUS, width / 2, bottomLeft - topLeft)
  const write = (value: number) => Number(value.toFixed(2))
  return [
    `M${write(x)} ${write(bottomLeft)}`,
    `L${write(x)} ${write(topLeft + radius)}`,
    `Q${write(x)} ${write(topLeft)} ${write(x + radius)} ${write(topLeft)}`,
    `L${write(right - radius)} ${write(topRight)}`,
    `Q${write(right)} ${write(topRight)} ${write(right)} ${write(topRight + radius)}`,
    `L${write(right)} ${write(bottomRight)}Z`,
  ].join('')
}
