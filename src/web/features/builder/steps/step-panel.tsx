import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { formatTarget } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { TargetDialog } from '../target/target-dialog.tsx'
import { StepMore } from './details/step-more.tsx'
import { IntensityTiles } from './intensity-tiles.tsx'
import { StepLength } from './step-length.tsx'
import { StepNotes } from './step-notes.tsx'

/** The fields of one step. */
export function StepPanel({ builder, draftStep }: { builder: BuilderState; draftStep: DraftStep }) {
  const { key, step } = draftStep
  const { dispatch, sport, metrics } = builder
  const [aiming, setAiming] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
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
      <div>
        <p className="mb-1.5 font-[540] text-[0.875rem] leading-tight">Target</p>
        <Button className="w-full" onClick={() => setAiming(true)} aria-haspopup="dialog">
          <span className="flex w-full items-center justify-between gap-3 text-left">
            <span className="min-w-0">
              <span className="sr-only">Target: </span>
              <Unbroken>{formatTarget(step, sport)}</Unbroken>
            </span>
            <span aria-hidden="true" className="font-normal text-ink-2">
              Change
            </span>
          </span>
        </Button>
        {aiming && (
          <TargetDialog
            step={step}
            sport={builder.chosenSport}
            metrics={metrics}
            reference={builder.reference}
            onClose={() => setAiming(false)}
            onSet={(target, effort) => {
              dispatch({ type: 'target', key, target, effort })
              setAiming(false)
            }}
          />
        )}
      </div>
      <StepMore builder={builder} draftStep={draftStep} />
      <StepNotes builder={builder} draftStep={draftStep} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-4 max-sm:[&_svg]:hidden">
        <Button size="compact" disabled={!builder.canMove(key, -1)} onClick={() => builder.move(key, -1)}>
          <ArrowUp aria-hidden="true" /> Move up
        </Button>
        <Button size="compact" disabled={!builder.canMove(key, 1)} onClick={() => builder.move(key, 1)}>
          <ArrowDown aria-hidden="true" /> Move down
        </Button>
        <Button size="compact" tone="danger" className="ml-auto" onClick={() => builder.remove(key)}>
          <Trash aria-hidden="true" /> Delete
        </Button>
      </div>
    </div>
  )
}
