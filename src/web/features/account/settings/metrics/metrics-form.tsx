import { useState } from 'react'
import type { Profile } from '#contracts/user.ts'
import { type Sport, type SportId, sports } from '#domain/sports/registry.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useFields } from '../../fields.ts'
import { FigureHistory } from '../history/figure-history.tsx'
import { ReAims } from '../re-aim/re-aims.tsx'
import { changeOf, type Figure, sentencesOf, type Typed, typedOf } from './figures.ts'
import { MetricFields } from './metric-fields.tsx'
import { useSavingMetrics } from './use-saving-metrics.ts'

/** The threshold of each sport with its unit, and the zones of what is typed. They are saved together. */
export function MetricsForm({ profile }: { profile: Profile }) {
  const saved = profile.meta.athlete_metrics
  const { save, remove } = useSavingMetrics()
  // What was typed since it was saved.
  const [edited, setEdited] = useState<Partial<Typed>>({})
  const typed: Typed = { ...typedOf(saved), ...edited }

  const { errors, busy, onSubmit } = useFields(fields, async (_, showErrors) => {
    const change = changeOf(typed)
    if (!change) return void toast({ title: 'Error', description: 'No values were provided', variant: 'destructive' })
    if ('fields' in change) return showErrors(change.fields)
    try {
      await save(change)
      setEdited({})
    } catch (error) {
      showErrors(sentencesOf(error))
    }
  })
  const change = (sport: SportId, part: Partial<Typed[SportId]>) =>
    setEdited((before) => ({ ...before, [sport]: { ...typed[sport], ...part } }))
  const forget = ({ id, profile: names, reference }: Sport) => {
    setEdited(({ [id]: _, ...others }) => others)
    void remove(names.reference, reference.label)
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
      {sports.map((sport) => (
        <MetricFields
          key={sport.id}
          sport={sport}
          typed={typed[sport.id]}
          error={errors[sport.profile.reference]}
          saved={saved}
          onChange={(part) => change(sport.id, part)}
          onRemove={saved[sport.profile.reference] === undefined ? undefined : () => forget(sport)}
        />
      ))}
      <div>
        <Button type="submit" tone="primary" busy={busy ? 'Saving...' : undefined}>
          Save metrics
        </Button>
      </div>
      <ReAims of={thresholds} saysFailure />
      <FigureHistory of={thresholds} />
    </form>
  )
}

const thresholds = sports.map(({ profile }) => profile.reference)

// Any of them can be left empty.
const fields = Object.fromEntries(sports.map(({ profile }) => [profile.reference, ''])) as Record<Figure, ''>
