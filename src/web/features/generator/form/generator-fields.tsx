import type { ChangeEvent } from 'react'
import { countInWords } from '#domain/generator/plan/length-in-words.ts'
import { racesFor } from '#domain/generator/request/race-pace.ts'
import { describeEffort, describeSet } from '#domain/sentence/request/describe.ts'
import { racePaceName } from '#domain/sports/races.ts'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { paceUnitLabel } from '#domain/units/pace.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { distanceUnitLabel, targetLabel } from '../../../lib/format.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Tiles } from '../../../ui/tiles.tsx'
import { briefSteps } from '../../workouts/step/brief-steps.ts'
import { stepLines } from '../../workouts/step/step-lines.ts'
import { TimeField } from '../../workouts/step/time-field.tsx'
import { AskedItem } from './asked-item.tsx'
import { FieldOf } from './field-of.tsx'
import {
  type GeneratorForm,
  type GeneratorProblems,
  withDurationType,
  withReferenceUnit,
  withType,
} from './generator-form.ts'
import { TypeGlyph } from './type-glyph.tsx'

type Parts = { form: GeneratorForm; problems: GeneratorProblems; onChange: (form: GeneratorForm) => void }

/** The fields of the generator's form: type, length, metric and reference value. */
export function GeneratorFields({
  form,
  problems,
  onChange,
  written,
  onSetAside,
}: Parts & {
  /** The workout that is built as the sentence spells it out, and not generated. */
  written: NewWorkout | undefined
  onSetAside: () => void
}) {
  const sport = sportOf(form.sport)
  const races = racesFor(form)
  return (
    <>
      <FieldOf field="workoutType">
        <Tiles
          label="Type"
          options={sport.workoutTypes.map((value) => ({
            value,
            label: workoutTypeLabel[value],
            glyph: <TypeGlyph type={value} />,
          }))}
          value={form.workoutType}
          error={problems.workoutType}
          onChange={(workoutType) => onChange(withType(form, workoutType))}
        />
      </FieldOf>
      <FieldOf field="durationValue">
        <Length form={form} problems={problems} onChange={onChange} />
      </FieldOf>
      {written && (
        <FieldOf field="mainSet">
          <AskedItem
            label="Workout"
            lines={stepLines(written.steps, written.sport)}
            brief={briefSteps(written.steps, written.sport)}
            error={undefined}
            onRemove={onSetAside}
          />
        </FieldOf>
      )}
      {form.set && (
        <FieldOf field="set">
          <AskedItem
            label="Main set"
            lines={[describeSet(form.set)]}
            error={problems.set}
            onRemove={() => onChange({ ...form, set: undefined })}
          />
        </FieldOf>
      )}
      {form.mainSet && (
        <FieldOf field="mainSet">
          <AskedItem
            label="Main set"
            lines={stepLines(form.mainSet, form.sport)}
            brief={briefSteps(form.mainSet, form.sport)}
            error={problems.mainSet}
            onRemove={() => onChange({ ...form, mainSet: undefined })}
          />
        </FieldOf>
      )}
      {(['warmup', 'cooldown'] as const).map(
        (end) =>
          form[end] && (
            <FieldOf key={end} field={end}>
              <AskedItem
                label={end === 'warmup' ? 'Warm-up' : 'Cool-down'}
                lines={[countInWords(form[end].value, form[end].unit)]}
                error={problems[end]}
                onRemove={() => onChange({ ...form, [end]: undefined })}
              />
            </FieldOf>
          ),
      )}
      {form.strides && (
        <FieldOf field="strides">
          <AskedItem
            label="Strides"
            lines={[form.strides === true ? 'at the end' : String(form.strides)]}
            error={problems.strides}
            onRemove={() => onChange({ ...form, strides: false })}
          />
        </FieldOf>
      )}
      {form.effort && (
        <FieldOf field="effort">
          <AskedItem
            label="Effort"
            lines={[describeEffort(form.effort)]}
            error={problems.effort}
            onRemove={() => onChange({ ...form, effort: undefined })}
          />
        </FieldOf>
      )}
      {form.notes && (
        <FieldOf field="notes">
          <AskedItem
            label="Notes"
            lines={form.notes.split('\n')}
            error={undefined}
            onRemove={() => onChange({ ...form, notes: undefined })}
          />
        </FieldOf>
      )}
      <FieldOf field="workoutMetric">
        <Segments
          label="Target by"
          options={sport.metrics.map((value) => ({ value, label: targetLabel[value] }))}
          value={form.workoutMetric}
          onChange={(workoutMetric) => onChange({ ...form, workoutMetric })}
        />
      </FieldOf>
      {form.workoutMetric !== 'heartrate' && (
        <FieldOf field="referenceValue">
          <Reference form={form} problems={problems} onChange={onChange} />
        </FieldOf>
      )}
      {races.length > 0 && !written && (
        <FieldOf field="racePace">
          <SelectField
            label="Work at"
            options={[
              { value: '', label: 'The pace of its zone' },
              ...races.map((value) => ({ value, label: racePaceName(value) })),
            ]}
            value={form.racePace ?? ''}
            error={problems.racePace}
            onChange={(racePace) => onChange({ ...form, racePace: racePace === '' ? undefined : racePace })}
          />
        </FieldOf>
      )}
      {sport.inPool && (
        <FieldOf field="poolLength">
          <TextField
            label="Pool length"
            inputMode="decimal"
            autoComplete="off"
            unit={form.distanceUnit && distanceUnitLabel[form.distanceUnit]}
            value={form.poolLength}
            error={problems.poolLength}
            onChange={(event) => onChange({ ...form, poolLength: event.target.value })}
          />
        </FieldOf>
      )}
    </>
  )
}

function Length({ form, problems, onChange }: Parts) {
  const { durationTypes, distanceUnits } = sportOf(form.sport)
  const time = form.durationType === 'time'
  const typed = {
    value: form.durationValue,
    error: problems.durationValue,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...form, durationValue: event.target.value }),
  }
  return (
    <div className="grid gap-3">
      {durationTypes.length > 1 && (
        <Segments
          label="Length"
          options={durationTypes.map((value) => ({ value, label: value === 'time' ? 'Time' : 'Distance' }))}
          value={form.durationType}
          onChange={(durationType) => onChange(withDurationType(form, durationType))}
        />
      )}
      <div className={time ? '' : 'grid grid-cols-2 items-start gap-3'}>
        {time ? (
          <TimeField {...typed} label="Duration" />
        ) : (
          <TextField
            {...typed}
            label="Distance"
            inputMode="decimal"
            autoComplete="off"
            unit={form.distanceUnit && distanceUnitLabel[form.distanceUnit]}
          />
        )}
        {!time && (
          <Segments
            label="Distance unit"
            options={distanceUnits.map((value) => ({ value, label: distanceUnitLabel[value] }))}
            value={form.distanceUnit}
            error={problems.distanceUnit}
            onChange={(distanceUnit: DistanceUnit) => onChange({ ...form, distanceUnit })}
          />
        )}
      </div>
    </div>
  )
}

function Reference({ form, problems, onChange }: Parts) {
  const { reference, paceUnits, distanceUnits } = sportOf(form.sport)
  const power = reference.metric === 'power'
  const per = form.referenceUnit && paceUnits[distanceUnits.indexOf(form.referenceUnit)]
  return (
    <div className={power ? '' : 'grid grid-cols-2 items-start gap-3'}>
      <TextField
        label={reference.label}
        inputMode={power ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={power ? '250' : 'mm:ss'}
        unit={power ? 'W' : per && paceUnitLabel[per]}
        value={form.referenceValue}
        error={problems.referenceValue}
        onChange={(event) => onChange({ ...form, referenceValue: event.target.value })}
      />
      {!power && (
        <Segments
          label="Pace per"
          options={distanceUnits.map((value, index) => ({
            value,
            label: paceUnitLabel[paceUnits[index] ?? 'km'].slice(1),
          }))}
          value={form.referenceUnit}
          onChange={(unit: DistanceUnit) => onChange(withReferenceUnit(form, unit))}
        />
      )}
    </div>
  )
}
