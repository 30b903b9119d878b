import { useState } from 'react'
import type { Profile } from '#contracts/user.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useFields } from '../../fields.ts'
import { FigureHistory } from '../history/figure-history.tsx'
import { sentencesOf } from '../metrics/figures.ts'
import { RemoveButton } from '../metrics/remove-button.tsx'
import { useSavingMetrics } from '../metrics/use-saving-metrics.ts'
import { ReAims } from '../re-aim/re-aims.tsx'
import { OwnZones } from '../zones/own-zones.tsx'
import { heartZones } from './heart-zones.ts'
import { type OwnFigure, ownChangeOf, ownFigures } from './own-figures.ts'

/** Heart rates, pool and weight, saved together, and the zones of the threshold heart rate. */
export function OwnFiguresForm({ profile }: { profile: Profile }) {
  const saved = profile.meta.athlete_metrics
  const { save, remove } = useSavingMetrics()
  // What was typed since it was saved.
  const [edited, setEdited] = useState<Partial<Record<OwnFigure, string>>>({})
  const shown = (name: OwnFigure) => edited[name] ?? String(saved[name] ?? '')

  const { errors, busy, onSubmit } = useFields(none, async (written, showErrors) => {
    const change = ownChangeOf(written, saved)
    if (!change) return void toast({ title: 'Error', description: 'No values were provided', variant: 'destructive' })
    if ('fields' in change) return showErrors(change.fields)
    try {
      await save(change)
      setEdited({})
    } catch (error) {
      showErrors(sentencesOf(error))
    }
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {ownFigures(saved).map(({ name, label, unit, hint }) => (
          <div key={name} className="flex min-w-0 items-start gap-2">
            <TextField
              className="flex-1"
              label={label}
              name={name}
              unit={unit}
              hint={hint}
              inputMode="decimal"
              autoComplete="off"
              value={shown(name)}
              onChange={(event) => setEdited((before) => ({ ...before, [name]: event.target.value }))}
              error={errors[name]}
            />
            {saved[name] !== undefined && (
              <RemoveButton
                name={label.toLowerCase()}
                className="mt-6"
                onRemove={() => {
                  setEdited(({ [name]: _, ...others }) => others)
                  void remove(name, label)
                }}
              />
            )}
          </div>
        ))}
      </div>
      {heartZones(shown('threshold_heart_rate')).map(({ figure, label, zones }) => (
        <div key={label}>
          <p className="mb-1.5 text-label">{label}</p>
          <OwnZones figure={figure} usual={zones} metrics={saved} />
        </div>
      ))}
      <div>
        <Button type="submit" tone="primary" busy={busy ? 'Saving...' : undefined}>
          Save figures
        </Button>
      </div>
      <ReAims of={['threshold_heart_rate']} />
      <FigureHistory of={ownFigures(saved).map(({ name }) => name)} />
    </form>
  )
}

const none = { threshold_heart_rate: '', maximum_heart_rate: '', resting_heart_rate: '', pool_length: '', weight: '' }
