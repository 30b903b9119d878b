export type Box = { left: number; top: number; width: number; height: number }
type Size = Pick<Box, 'width' | 'height'>

/** The distance between a toast and the window's edge, in px. */
export const MARGIN_PX = 18
const STEP_PX = 6

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
