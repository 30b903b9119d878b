import type { OwnZones } from '#domain/sports/own-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { heartRateZoneNames, powerZones } from '#domain/sports/zones.ts'
import type { Step } from '#domain/workout/step.ts'
import { rangeText, zoneName } from '../../../lib/format.ts'
import { Segments } from '../../../ui/segments.tsx'
import { type AthleteFigures, ownZoneRange } from './own-figure.ts'
import { type TargetForm, withRamp } from './target-form.ts'
import { ZoneStairs } from './zone-stairs.tsx'

/** The zone of a target, with its watts, beats or paces where they are known. */
export function ZoneFields({
  form,
  step,
  sport,
  figures,
  zones,
  onChange,
}: {
  form: TargetForm
  step: Step
  sport: SportId
  figures: AthleteFigures
  zones?: OwnZones | undefined
  onChange: (form: TargetForm) => void
}) {
  const { type, zoneNumber, ramp } = form
  const own = ownZoneRange(form, sport, figures, zones)
  return (
    <>
      <div>
        <ZoneStairs
          zones={zonesOf(form, sport)}
          value={zoneNumber}
          intensity={step.intensity}
          onChange={(chosen) => onChange({ ...form, zoneNumber: chosen })}
        />
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
          <span className="text-h4">{zoneName({ type, zoneNumber }, sport)}</span>
          {own && (
            <span className="tabular text-ink-2">
              {rangeText({ ...own, ...(ramp ? { ramp } : {}) }, sport)} for you
            </span>
          )}
        </p>
      </div>
      <Segments
        label="Over the step"
        options={courses}
        value={ramp ?? 'steady'}
        onChange={(chosen) => onChange(withRamp(form, chosen === 'steady' ? undefined : chosen))}
      />
    </>
  )
}

const courses = [
  { value: 'steady', label: 'Steady' },
  { value: 'rising', label: 'Ramp up' },
  { value: 'falling', label: 'Ramp down' },
] as const

function zonesOf({ type }: TargetForm, sport: SportId): readonly { number: number; name: string }[] {
  if (type === 'power') return powerZones
  const { paceZones } = sportOf(sport)
  if (type === 'pace' && paceZones.length > 0) return paceZones
  return heartRateZoneNames.map((name, index) => ({ number: index + 1, name }))
}
