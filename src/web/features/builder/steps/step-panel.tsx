import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DistanceUnit, distanceUnits } from '#domain/units/distance.ts'
import { defaultStepName, type Intensity } from '#domain/workout/intensity.ts'
import { formatTarget } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Tiles } from '../../../ui/tiles.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { StepKey } from '../../workouts/chart/step-key.tsx'
import { stepDetails } from '../../workouts/step/step-details.ts'
import { TimeField } from '../../workouts/step/time-field.tsx'
import type { DraftStep } from '../draft/draft-entries.ts'
import { readDuration, typedDuration } from '../draft/draft-step.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { TargetDialog } from '../target/target-dialog.tsx'

/** The fields of one step. */
export function StepPanel({ builder, draftStep }: { builder: BuilderState; draftStep: DraftStep }) {
  const { key, step } = draftStep
  const { dispatch, sport, metrics } = builder
  const [aiming, setAiming] = useState(false)
  const details = stepDetails(step, sport)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tiles
        label="Intensity"
        className="[&>div]:grid-cols-3 max-[22.5rem]:[&_label]:px-1.5"
        options={asTrained.map((value) => ({
          value,
          label: defaultStepName[value],
          glyph: <StepKey step={{ intensity: value, duration: step.duration }} sport={sport} />,
        }))}
        value={step.intensity}
        onChange={(intensity) => dispatch({ type: 'intensity', key, intensity })}
      />
      <TextField
        label="Name"
        value={step.name ?? ''}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => dispatch({ type: 'text', key, field: 'name', text: event.target.value })}
      />
      <Length builder={builder} draftStep={draftStep} />
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
      {details.length > 0 && <p className="text-ink-2 text-small">Also kept with this step: {details.join(', ')}.</p>}
      <Notes builder={builder} draftStep={draftStep} />
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

// In the order in which they occur in a session.
const asTrained: readonly Intensity[] = ['warmup', 'active', 'interval', 'recovery', 'rest', 'cooldown']

function Length({ builder, draftStep: { key, step, unread } }: { builder: BuilderState; draftStep: DraftStep }) {
  const { type, unit } = step.duration
  const problem = unread === undefined ? undefined : readDuration(unread, step.duration)
  const Typed = type === 'time' ? TimeField : DistanceField
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        label="Duration type"
        options={[
          { value: 'time', label: 'Time' },
          { value: 'distance', label: 'Distance' },
        ]}
        value={type}
        onChange={(durationType) => dispatchType(builder, key, durationType)}
      />
      <div className={type === 'distance' ? 'grid grid-cols-2 gap-3' : ''}>
        <Typed
          label={type === 'time' ? 'Duration' : 'Distance'}
          value={unread ?? typedDuration(step.duration)}
          error={typeof problem === 'string' ? problem : undefined}
          onChange={(event) => builder.dispatch({ type: 'duration', key, typed: event.target.value })}
        />
        {type === 'distance' && (
          <SelectField
            label="Unit"
            options={distanceUnits.map((value) => ({ value, label: unitName[value] }))}
            value={unit as DistanceUnit}
            onChange={(chosen) => builder.dispatch({ type: 'distance-unit', unit: chosen })}
          />
        )}
      </div>
      {type === 'distance' && builder.distances > 1 && (
        <p className="text-ink-2 text-small">Another unit changes all {builder.distances} distances of this workout.</p>
      )}
    </div>
  )
}

function dispatchType(builder: BuilderState, key: string, durationType: 'time' | 'distance') {
  builder.dispatch({ type: 'duration-type', key, durationType, unit: builder.freshUnit })
}

function DistanceField(field: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" {...field} />
}

const unitName: Record<DistanceUnit, string> = {
  kilometers: 'Kilometers',
  miles: 'Miles',
  meters: 'Meters',
  yards: 'Yards',
}

function Notes({ builder, draftStep: { key, step } }: { builder: BuilderState; draftStep: DraftStep }) {
  const [open, setOpen] = useState(Boolean(step.notes))
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  function toggle() {
    // The text area is there to be focused only once it is drawn.
    flushSync(() => setOpen(!open))
    area.current?.focus()
  }

  return (
    <div>
      <Button tone="quiet" size="compact" className="-ml-3.5" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {open ? 'Hide notes' : step.notes ? 'Show notes' : 'Add notes'}
      </Button>
      <div id={id} hidden={!open} className="mt-2">
        {open && (
          <TextArea
            ref={area}
            label="Notes"
            hint="A line such as 0:30 Sit up is shown at that moment by a trainer."
            maxLength={2000}
            value={step.notes ?? ''}
            onChange={(event) => builder.dispatch({ type: 'text', key, field: 'notes', text: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
