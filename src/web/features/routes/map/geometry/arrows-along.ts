type Pixel = { x: number; y: number }

/** An arrow on a line: where it stands, and where it points, in degrees clockwise from the right. */
export type Arrow = Pixel & { degrees: number }

/** Arrows along a line of pixels, this far from each other, those inside a box alone, as many as fit `most`. */
export function arrowsAlong(
  line: readonly Pixel[],
  gap: number,
  box: { min: Pixel; max: Pixel },
  most: number,
): Arrow[] {
  const arrows: Arrow[] = []
  let rest = gap / 2
  for (let at = 1; at < line.length && arrows.length < most; at += 1) {
    const [from, to] = [line[at - 1] as Pixel, line[at] as Pixel]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(dx, dy)
    for (; rest <= length && arrows.length < most; rest += gap) {
      const [x, y] = [from.x + (dx * rest) / length, from.y + (dy * rest) / length]
      const isInside = x >= box.min.x && x <= box.max.x && y >= box.min.y && y <= box.max.y
      if (isInside) arrows.push({ x, y, degrees: (Math.atan2(dy, dx) * 180) / Math.PI })
    }
    rest -= length
  }
  return arrows
}
