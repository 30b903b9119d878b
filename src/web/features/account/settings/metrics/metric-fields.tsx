import { useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import { parseWatts } from '#domain/calculators/cycling.ts'
import type { Sport } from '#domain/sports/registry.ts'
import { formatPace } from '#domain/units/pace.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { FindOutDialog } from '../find-out/find-out-dialog.tsx'
import { OwnZones } from '../zones/own-zones.tsx'
import { type Typed, unitsOf } from './figures.ts'
import { RemoveButton } from './remove-button.tsx'
import { zonedFigureOf, zonesOfFigure } from './zones-of-figure.ts'

/** A sport's threshold with its unit, a way to remove what is saved, and the zones that it leads to. */
export function MetricFields({
  sport,
  typed,
  error,
  onChange,
  saved,
  onRemove,
}: {
  sport: Sport
  typed: Typed[Sport['id']]
  error: string | undefined
  onChange: (part: Partial<Typed[Sport['id']]>) => void
  /** A power is shown beside the weight, and zones have the own bounds. */
  saved: AthleteMetrics
  onRemove: (() => void) | undefined
}) {
  const { label, reference, profile } = sport
  const units = unitsOf(sport)
  const [finding, setFinding] = useState(false)
  const figure = zonedFigureOf(sport.id, typed.figure, typed.unit)
  return (
    <fieldset className="grid gap-4 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <div
          className={`grid flex-1 gap-3 min-w-0 max-sm:basis-full ${units.length > 0 ? 'grid-cols-2 max-[22.5rem]:grid-cols-1' : ''}`}
        >
          <TextField
            label={reference.metric === 'power' ? `${label} ${reference.noun}` : reference.label}
            name={profile.reference}
            value={typed.figure}
            onChange={(event) => onChange({ figure: event.target.value })}
            error={error}
            autoComplete="off"
            {...(units.length > 0
              ? { hint: `mm:ss, such as ${formatPace(reference.nominal)}` }
              : { unit: 'watts', inputMode: 'decimal', hint: perKilogram(typed.figure, saved.weight) })}
          />
          {typed.unit && units.length > 0 && (
            <SelectField
              label={`${label} unit`}
              options={units}
              value={typed.unit}
              onChange={(unit) => onChange({ unit })}
            />
          )}
        </div>
        <div className="flex items-center gap-2 sm:mt-6.5">
          <Button size="compact" aria-haspopup="dialog" onClick={() => setFinding(true)}>
            Find it out
          </Button>
          {onRemove && <RemoveButton name={reference.noun} onRemove={onRemove} />}
        </div>
      </div>
      {finding && (
        <FindOutDialog
          sport={sport}
          unit={typed.unit}
          onFound={(figure) => onChange({ figure })}
          onClose={() => setFinding(false)}
        />
      )}
      {figure && <OwnZones figure={figure} usual={zonesOfFigure(sport.id, typed.figure, typed.unit)} metrics={saved} />}
    </fieldset>
  )
}

/** "3.9 watts per kilogram"; undefined unless both figures are known. */
function perKilogram(typed: string, weight: number | undefined): string | undefined {
  const watts = parseWatts(typed)
  return watts && weight ? `${(watts / weight).toFixed(1)} watts per kilogram` : undefined
}
