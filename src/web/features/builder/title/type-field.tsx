import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { SelectField } from '../../../ui/field.tsx'
import type { Details } from '../draft/save-workout.ts'

/** The type of the workout; the sport decides which there are. */
export function TypeField({
  details,
  onChange,
  className,
}: {
  details: Details
  onChange: (details: Details) => void
  className?: string
}) {
  const { sport, type } = details
  return (
    <SelectField
      label="Type (optional)"
      className={className}
      disabled={!sport}
      hint={sport ? undefined : 'Choose a sport first.'}
      options={[{ value: '', label: 'No type' }, ...typesOf(sport)]}
      value={type ?? ''}
      onChange={(chosen) => onChange({ ...details, type: chosen === '' ? undefined : chosen })}
    />
  )
}

function typesOf(sport: SportId | undefined): { value: WorkoutType | ''; label: string }[] {
  if (!sport) return []
  return sportOf(sport).workoutTypes.map((value) => ({
    value,
    label: workoutTypeLabel[value],
  }))
}
