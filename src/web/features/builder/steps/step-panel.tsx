import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { TargetField } from '../target/target-field.tsx'
import { StepMore } from './details/step-more.tsx'
import { IntensityTiles } from './intensity-tiles.tsx'
import { StepLength } from './step-length.tsx'
import { StepNotes } from './step-notes.tsx'
import { useEnter } from './use-enter.ts'

/** The fields of one step. `onAim` opens the dialog of its target. */
export function StepPanel({
  builder,
  draftStep,
  onAim,
}: {
  builder: BuilderState
  draftStep: DraftStep
  onAim: () => void
}) {
  const { key, step } = draftStep
  const { dispatch, sport } = builder
  const onKeyDown = useEnter(builder, key)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter is pressed in the fields.
    <div className="grid grid-cols-1 gap-5" onKeyDown={onKeyDown}>
      <IntensityTiles
        stepKey={key}
        intensity={step.intensity}
        duration={step.duration}
        sport={sport}
        dispatch={dispatch}
      />
      <TextField
        label="Name"
        value={step.name ?? ''}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => dispatch({ type: 'text', key, field: 'name', text: event.target.value })}
      />
      <StepLength builder={builder} draftStep={draftStep} />
      <TargetField builder={builder} draftStep={draftStep} onAim={onAim} />
      <StepMore builder={builder} draftStep={draftStep} />
      <StepNotes builder={builder} draftStep={draftStep} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-4 max-sm:[&_svg]:hidden">
        <Button size="compact" disabled={!builder.canMove(key, -1)} onClick={() => builder.move(key, -1)}>
          <ArrowUp aria-hidden="true" /> Move up
        </Button>
        <Button size="compact" disabled={!builder.canMove(key, 1)} onClick={() => builder.move(key, 1)}>
          <ArrowDown aria-hidden="true" /> Move down
        </Button>
        <Button size="compact" tone="danger" className="ms-auto" onClick={() => builder.remove(key)}>
          <Trash aria-hidden="true" /> Delete
        </Button>
      </div>
    </div>
  )
}
