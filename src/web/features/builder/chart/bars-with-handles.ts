import type { StepPath } from '#domain/profile/bars.ts'
import type { DrawnBar } from '#domain/profile/layout.ts'
import { MIN_HANDLE_PX } from './handle-places.ts'

/**
 * The bars that have handles, each of another step: the one of the open step, and the one that is pointed at if it is wide
 * enough for its handles to leave its neighbours free. A step that is repeated has them at its first round, or at the one
 * that is pointed at.
 */
export function barsWithHandles(
  bars: readonly DrawnBar[],
  open: StepPath | undefined,
  pointed: number | undefined,
): DrawnBar[] {
  const under = pointed === undefined ? undefined : bars[pointed]
  if (under && under.bar.path === open) return [under]
  const first = bars.find(({ bar }) => bar.path === open)
  return [first, under && under.width >= MIN_HANDLE_PX ? under : undefined].filter((bar) => bar !== undefined)
}
