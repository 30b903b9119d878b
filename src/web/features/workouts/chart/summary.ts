import { type Bar, skylineOf, topOf } from '#domain/profile/bars.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { formatLength } from '../../../lib/format.ts'
import { shortTarget } from '../step/target-words.ts'

/** A profile as a sentence: `Ride of 1:07:30; hardest: 5 × Interval, 4:00 at 99–105 %.` */
export function summaryOf(steps: StoredSteps, sport: SportId, reference?: number, zones?: OwnZones): string {
  const { bars, seconds } = skylineOf(steps, sport, reference)
  const [first, ...rest] = bars
  const { noun } = sportOf(sport)
  const title = `${noun[0]?.toUpperCase()}${noun.slice(1)}`
  if (!first) return `${title} without steps`
  const hardest = rest.reduce<Bar>((best, bar) => (topOf(bar) > topOf(best) ? bar : best), first)
  const { step, round } = hardest
  const name = step.name?.trim() || defaultStepName[step.intensity]
  const target = shortTarget(step, sport, reference, zones)
  const words = `${round ? `${round.of} × ` : ''}${name}, ${formatLength(step.duration)}${target === 'open' ? '' : ` at ${target}`}`
  return `${title} of ${formatDuration(seconds)}; hardest: ${words}`
}
