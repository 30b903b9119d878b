import { loadOf } from '#domain/load/load.ts'
import { Figure } from '../../../ui/heading.tsx'
import type { MeasuredSteps } from '../measured-steps.ts'

/** The load of a workout and its parts; `≈` where a nominal athlete is assumed. Nothing for a workout without targets. */
export function LoadFigures({ steps, sport, ...athlete }: MeasuredSteps) {
  const cost = loadOf(steps, sport, athlete)
  if (!cost) return null
  const { load, intensity, normalizedPower, estimated } = cost
  const figure = (value: number) => `${estimated ? '≈\u202f' : ''}${Math.round(value)}`
  return (
    <>
      <Figure label="Load" value={figure(load)} />
      <Figure label="Intensity" value={`${figure(100 * intensity)}\u202f%`} />
      {normalizedPower?.watts !== undefined && (
        <Figure label="Normalized power" value={`${figure(normalizedPower.watts)}\u202fW`} />
      )}
    </>
  )
}
