import Trash2 from 'lucide-react/icons/trash-2'
import type { Sport } from '#domain/sports/registry.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { type Typed, unitsOf } from './figures.ts'
import { ZoneRows } from './zone-rows.tsx'
import { zonesOfFigure } from './zones-of-figure.ts'

/** A sport's threshold with its unit, a way to remove what is saved, and the zones that it leads to. */
export function MetricFields({
  sport,
  typed,
  error,
  onChange,
  onRemove,
}: {
  sport: Sport
  typed: Typed[Sport['id']]
  error: string | undefined
  onChange: (part: Partial<Typed[Sport['id']]>) => void
  onRemove: (() => void) | undefined
}) {
  const { label, reference, profile } = sport
  const units = unitsOf(sport)
  return (
    <fieldset className="grid gap-4 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <div className={`grid flex-1 gap-3 max-sm:basis-full ${units.length > 0 ? 'grid-cols-2' : ''}`}>
          <TextField
            label={reference.metric === 'power' ? `${label} ${reference.noun}` : reference.label}
            name={profile.reference}
            value={typed.figure}
            onChange={(event) => onChange({ figure: event.target.value })}
            error={error}
            autoComplete="off"
            {...(units.length > 0 ? { hint: 'mm:ss, such as 4:30' } : { unit: 'watts', inputMode: 'decimal' })}
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
        {onRemove && (
          <Button size="compact" aria-label={`Remove ${reference.noun}`} className="sm:mt-7" onClick={onRemove}>
            <Trash2 aria-hidden="true" /> Remove
          </Button>
        )}
      </div>
      <ZoneRows label={`${label} zones`} zones={zonesOfFigure(sport.id, typed.figure, typed.unit)} />
    </fieldset>
  )
}
