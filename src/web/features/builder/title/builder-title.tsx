import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import type { BuilderState } from '../draft/use-builder.ts'
import { useEditableName } from './editable-name.tsx'

/** The name of the workout with its sport and type, and what can be done with the whole workout. */
export function BuilderTitle({
  builder,
  isUpdate,
  isChanged,
  onClear,
  onSave,
}: {
  builder: BuilderState
  /** Whether saving updates a stored workout. */
  isUpdate: boolean
  isChanged: boolean
  onClear: () => void
  onSave: () => void
}) {
  const { sport, type } = builder.details
  const { name, rename } = useEditableName(builder)
  return (
    <PageTitle
      beside={rename}
      eyebrow={
        sport && (
          <>
            <SportMark sport={sport} />
            {[sportOf(sport).label, type && workoutTypeLabel[type]].filter(Boolean).join(', ')}
          </>
        )
      }
      actions={
        <>
          <Button
            className="max-sm:px-3"
            disabled={!isChanged}
            onClick={builder.reset}
            title="Back to how the workout was"
          >
            Reset
          </Button>
          <Button className="max-sm:px-3" onClick={onClear} title="Clear to one warm-up step">
            Reset all
          </Button>
          <Button tone="primary" className="max-sm:px-3" onClick={onSave}>
            {isUpdate ? 'Update workout' : 'Save workout'}
          </Button>
        </>
      }
    >
      {name}
    </PageTitle>
  )
}
