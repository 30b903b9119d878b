import { topOf } from '#domain/profile/bars.ts'
import { unboundedHeightOf } from '#domain/profile/height.ts'
import type { DrawnBar } from '#domain/profile/layout.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { effortOf } from '#domain/workout/effort.ts'
import type { Step } from '#domain/workout/step.ts'
import type { AimPart } from './scales/aim-scale.ts'
import { type Scale, snappedValue } from './scales/scale.ts'
import { snapBy } from './scales/snaps.ts'

/** Px by which a pointer has moved since it took a handle; down is positive. */
export type Pull = { x: number; y: number }

/**
 * The length that a bar is pulled to by its right edge, on the scale that it had when the edge was taken: the drawing
 * gets narrower while a step gets longer. Within `roomPx`, the px to the edge of the screen, a step can be doubled.
 */
export function pulledLength(
  scale: Scale<Step>,
  { left, right }: Pick<DrawnBar, 'left' | 'right'>,
  { x }: Pull,
  roomPx: number,
): number {
  const drawnPx = Math.max(1, right - left)
  const perPx = scale.value / (x > 0 ? Math.min(drawnPx, Math.max(1, roomPx)) : drawnPx)
  return snappedValue(scale, scale.value + x * perPx)
}

/**
 * The intensity whose bar ends nearest to where a part of a cap is pulled to. The scale of the drawing goes on above its
 * highest bar; of equally high intensities it is the one nearest to that before.
 */
export function pulledAim(
  scale: Scale<Step>,
  part: AimPart,
  { bar, from, to }: Pick<DrawnBar, 'bar' | 'from' | 'to'>,
  { y }: Pull,
  { sport, reference }: { sport: SportId; reference: number | undefined },
): number {
  if (y === 0) return scale.value
  const heightAt = (value: number) => heightOfPart(scale.at(value), part, sport, reference)
  const plotPx = Math.max(from, to) / topOf(bar)
  const wanted = heightAt(scale.value) - y / plotPx
  const missedBy = (value: number) => Math.abs(heightAt(value) - wanted)
  let [best, least] = [scale.value, missedBy(scale.value)]
  for (let value = nextOf(scale.value); value >= scale.min && value <= scale.max; value = nextOf(value)) {
    const missed = missedBy(value)
    if (missed < least) [best, least] = [value, missed]
  }
  return best

  function nextOf(value: number): number {
    return snapBy(value, y < 0 ? 1 : -1, scale.snaps)
  }
}

function heightOfPart(step: Step, part: AimPart, sport: SportId, reference: number | undefined): number {
  const { low, high } = effortOf(step, sport, reference)
  const isHigh = part === 'cap' || (part === 'to') === (step.target?.ramp === 'rising')
  return unboundedHeightOf(isHigh ? high : low, sportOf(sport).chart)
}
