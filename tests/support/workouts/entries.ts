import { distanceOf, timeOf } from '#domain/generator/plan/measure.ts'
import type { RepeatGroup } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'

/** A step of a ride, in seconds and a power zone; without a zone it asks for nothing. */
export function ridden(intensity: Step['intensity'], seconds: number, zoneNumber?: number): Step {
  return { intensity, duration: timeOf(seconds), ...(zoneNumber ? { target: { type: 'power', zoneNumber } } : {}) }
}

/** A step of a swim, in metres and a pace zone. */
export function swum(intensity: Step['intensity'], metres: number, zoneNumber = 1): Step {
  return { intensity, duration: distanceOf(metres, 'meters'), target: { type: 'pace', zoneNumber } }
}

/** A rest at the wall. */
export function wallRest(seconds: number): Step {
  return { intensity: 'rest', duration: timeOf(seconds) }
}

export function groupOf(count: number, ...steps: Step[]): RepeatGroup {
  return { type: 'repeat', count, steps }
}
