import type { Figures } from '#domain/calendar/plan/training.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { formatMetres } from '../../lib/format.ts'

/** `1:30:00 · 46.7 km · Load 98`, without what is unknown. Lines break between the figures. */
export function figuresText({ seconds, metres, load }: Figures, unit: DistanceUnit): string {
  return [
    seconds > 0 && formatDuration(Math.round(seconds)),
    metres > 0 && formatMetres(metres, unit),
    load > 0 && `Load\u00a0${Math.round(load)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
