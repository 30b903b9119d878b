import type { DrawnBar, ProfileLayout } from '#domain/profile/layout.ts'
import type { AimPart } from './scales/aim-scale.ts'

/** Where a handle takes the pointer, and its mark within that; in px from the top left of the profile. */
export type HandlePlace = { left: number; top: number; width: number; height: number; mark: { x: number; y: number } }

type Shape = Pick<DrawnBar, 'x' | 'width' | 'right' | 'from' | 'to'>
type Room = Pick<ProfileLayout, 'baseline' | 'width'>

/** The least width and height of a handle in px, for a finger. */
export const MIN_HANDLE_PX = 24

const HALF = MIN_HANDLE_PX / 2

/** Whether a bar is wide enough for a handle at both ends of its cap. */
export function hasRoomForEnds({ width }: Pick<DrawnBar, 'width'>): boolean {
  return width >= 2 * MIN_HANDLE_PX
}

/** The handle of a bar's length: its right edge, beneath the handles of its cap. */
export function lengthPlace(bar: Shape, { baseline, width: room }: Room, caps: readonly HandlePlace[]): HandlePlace {
  const top = Math.max(baseline - bar.to, ...caps.map((cap) => cap.top + cap.height))
  const left = within(bar.right - HALF, room - MIN_HANDLE_PX)
  const height = Math.max(MIN_HANDLE_PX, baseline + HALF - top)
  const middle = Math.max(top + HALF, (top + baseline) / 2)
  return { left, top, width: MIN_HANDLE_PX, height, mark: { x: bar.right - left, y: middle - top } }
}

/** The handle of a bar's cap: all of it, or an end of a ramp. */
export function aimPlace(bar: Shape, { baseline, width: room }: Room, part: AimPart): HandlePlace {
  const width = part === 'cap' ? Math.max(MIN_HANDLE_PX, bar.width) : MIN_HANDLE_PX
  const middle = part === 'cap' ? bar.x + bar.width / 2 : part === 'from' ? bar.x + HALF : bar.x + bar.width - HALF
  const left = within(middle - width / 2, room - width)
  const y = baseline - bar.from - ((bar.to - bar.from) * (middle - bar.x)) / Math.max(1, bar.width)
  return { left, top: y - HALF, width, height: MIN_HANDLE_PX, mark: { x: middle - left, y: HALF } }
}

function within(left: number, most: number): number {
  return Math.max(0, Math.min(left, most))
}
