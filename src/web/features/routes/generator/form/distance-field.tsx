import { useState } from 'react'
import { TextField } from '../../../../ui/field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { type DistanceChoice, distanceChoices } from '../state/planner.ts'
import { INVALID_DISTANCE, typedMetres } from '../state/typed-distance.ts'

/** The length of the loop, with its unit. What is no distance is said when the field is left, or the form is sent. */
export function DistanceField({
  distance,
  unit,
  isRefused,
  onChange,
  onSubmit,
}: {
  distance: string
  unit: DistanceChoice
  /** Whether the form was sent without a distance. */
  isRefused: boolean
  onChange: (fields: { distance?: string; unit?: DistanceChoice }) => void
  onSubmit: () => void
}) {
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = typedMetres(distance, unit) === undefined && (isRefused || (isLeft && distance !== ''))
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label="Route Distance"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.1}
        value={distance}
        onChange={(event) => {
          setIsLeft(false)
          onChange({ distance: event.target.value })
        }}
        onBlur={() => setIsLeft(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onSubmit()
        }}
        error={isWrong ? INVALID_DISTANCE : undefined}
      />
      <Segments
        label="Unit"
        options={distanceChoices.map((value) => ({ value, label: value }))}
        value={unit}
        onChange={(chosen) => onChange({ unit: chosen })}
      />
    </div>
  )
}
