import { type DistanceUnit, distanceUnits } from '#domain/units/distance.ts'
import type { Duration } from '#domain/workout/step.ts'
import { distanceUnitLabel, formatTimeWithUnits } from '../../../lib/format.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { DraftStep } from '../draft/draft-entries.ts'
import { isSameLength, readDuration, typedDuration } from '../draft/step-length.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { useSelectAll } from './use-select-all.ts'
import { useTyping } from './use-typing.ts'

/** The length of a step: its kind, its field, which takes either kind, and for a distance its unit. */
export function StepLength({ builder, draftStep }: { builder: BuilderState; draftStep: DraftStep }) {
  const { key, step, unread } = draftStep
  const { dispatch, sport } = builder
  const { duration } = step
  const { type, unit } = duration
  const { shown, from, handlers } = useTyping({
    value: duration,
    text: unread ?? typedDuration(duration, sport),
    isRead: (typed, from) => {
      const read = readDuration(typed, from, sport)
      return typeof read === 'string' ? unread === typed : unread === undefined && isSameLength(read, duration)
    },
    onType: (typed, from) =>
      dispatch({ type: 'duration', key, typed, field: { type: from.type, unit: from.unit }, sport }),
  })
  const selectAll = useSelectAll()
  const problem = unread === undefined ? undefined : problemOf(unread, from, builder)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        label="Duration type"
        options={[
          { value: 'time', label: 'Time' },
          { value: 'distance', label: 'Distance' },
        ]}
        value={type}
        onChange={(durationType) => dispatch({ type: 'duration-type', key, durationType, unit: builder.freshUnit })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={type === 'time' ? 'Duration' : 'Distance'}
          className={type === 'time' ? 'col-span-2' : ''}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={shown}
          hint={problem ? undefined : `Read as ${lengthInWords(duration)}`}
          error={problem && `${problem} Until then it stays ${lengthInWords(duration)}.`}
          data-field="length"
          enterKeyHint="next"
          {...handlers}
          {...selectAll}
        />
        {type === 'distance' && (
          <SelectField
            label="Unit"
            options={distanceUnits.map((value) => ({ value, label: unitName[value] }))}
            value={unit as DistanceUnit}
            onChange={(chosen) => dispatch({ type: 'distance-unit', unit: chosen })}
          />
        )}
      </div>
      {type === 'distance' && builder.distances > 1 && (
        <p className="text-ink-2 text-small">Another unit changes all {builder.distances} distances of this workout.</p>
      )}
    </div>
  )
}

function problemOf(unread: string, field: Duration, { sport }: BuilderState): string {
  const read = readDuration(unread, field, sport)
  return typeof read === 'string' ? read : 'Type this length again.'
}

/** A length in words, unrounded: `1 min 30 s`, `1.5 km`. */
function lengthInWords({ type, unit, value }: Duration): string {
  if (type === 'time') return formatTimeWithUnits(value)
  return `${value.toLocaleString('en', { maximumFractionDigits: 6 })}\u202f${distanceUnitLabel[unit as DistanceUnit]}`
}

const unitName: Record<DistanceUnit, string> = {
  kilometers: 'Kilometers',
  miles: 'Miles',
  meters: 'Meters',
  yards: 'Yards',
}
