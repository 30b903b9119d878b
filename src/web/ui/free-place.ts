export type Box = { left: number; top: number; width: number; height: number }
type Size = Pick<Box, 'width' | 'height'>

/** The distance between a toast and the window's edge, in px. */
export const MARGIN_PX = 18
const STEP_PX = 6
/** The height of a strip's upper edge, in px, from which a control keeps its distance. */
const EDGE_PX = 8

/**
 * The place in a window for a box of a size that covers none of the other boxes: as low as possible, and at one height
 * at the right, else the left, else the middle. Undefined if there is no such place.
 */
export function freePlace(window: Size, size: Size, boxes: readonly Box[]): Pick<Box, 'left' | 'top'> | undefined {
  const right = window.width - MARGIN_PX - size.width
  const lefts = [right, MARGIN_PX, (window.width - size.width) / 2]
  for (let top = window.height - MARGIN_PX - size.height; top >= MARGIN_PX; top -= STEP_PX)
    for (const left of lefts) if (isFree({ left, top, ...size }, boxes)) return { left, top }
  return undefined
}

/** Whether a place covers none of the boxes. */
export function isFree(place: Box, boxes: readonly Box[]): boolean {
  return !boxes.some(
    ({ left, top, width, height }) =>
      left < place.left + place.width &&
      place.left < left + width &&
      top < place.top + place.height &&
      place.top < top + height,
  )
}

/**
 * How far the page scrolls, in px, when a strip takes the bottom of the window: the least distance up to `furthest` after
 * which the strip covers none of the boxes. Without such a distance, what the strip would cover comes into view, and if
 * possible the strip cuts no box in two: the page then looks as if the window ended above the strip.
 */
export function scrollPast(strip: Box, boxes: readonly Box[], furthest: number): number {
  const leastFree = (part: Box, from: number) => {
    for (let by = from; by <= furthest; by += 1) if (isFree({ ...part, top: part.top + by }, boxes)) return by
    return undefined
  }
  const covered = boxes.filter((box) => !isFree(strip, [box]))
  const lowest = Math.max(...covered.map(({ top, height }) => top + height))
  const least = Math.min(furthest, lowest - strip.top, strip.height)
  return leastFree(strip, 0) ?? leastFree({ ...strip, height: EDGE_PX }, least) ?? least
}
