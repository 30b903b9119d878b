import { sportOf } from '#domain/sports/registry.ts'
import { capitalise } from '#domain/units/words.ts'
import { drills, strokes, swimEquipment } from '#domain/workout/swim.ts'
import { Checks } from '../../../../ui/checks.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import type { DraftStep } from '../../draft/draft-entries.ts'
import type { StepDetail } from '../../draft/step-details.ts'
import type { BuilderState } from '../../draft/use-builder.ts'

/** How a step is swum: its stroke, its drill and its equipment. In another sport, only what the step has already. */
export function SwimFields({ builder, draftStep: { key, step } }: { builder: BuilderState; draftStep: DraftStep }) {
  const isSwum = sportOf(builder.sport).inPool && step.intensity !== 'rest'
  const { stroke, drill, equipment } = step
  const choose = (detail: StepDetail) => builder.dispatch({ type: 'detail', key, detail })
  return (
    <>
      {(isSwum || stroke) && (
        <SelectField
          label="Stroke"
          options={strokeOptions}
          value={stroke ?? ''}
          onChange={(chosen) => choose({ field: 'stroke', chosen: chosen || undefined })}
        />
      )}
      {(isSwum || drill) && (
        <Segments
          label="Drill"
          options={drillOptions}
          value={drill ?? ''}
          onChange={(chosen) => choose({ field: 'drill', chosen: chosen || undefined })}
        />
      )}
      {(isSwum || equipment) && (
        <Checks
          label="Equipment"
          options={equipmentOptions}
          values={equipment ?? []}
          onChange={(chosen) => choose({ field: 'equipment', chosen })}
        />
      )}
    </>
  )
}

const strokeOptions = [
  { value: '', label: 'Not given' },
  ...strokes.map((value) => ({ value, label: capitalise(value) })),
] as const
const drillOptions = [
  { value: '', label: 'None' },
  ...drills.map((value) => ({ value, label: capitalise(value) })),
] as const
const equipmentOptions = swimEquipment.map((value) => ({ value, label: capitalise(value) }))
