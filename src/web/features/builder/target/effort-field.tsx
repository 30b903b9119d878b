import { SelectField } from '../../../ui/field.tsx'

/** How hard a step should feel, from 1 to 10; an empty value is none. */
export function EffortField({
  value,
  isOpen,
  onChange,
}: {
  value: string
  /** Whether the effort is all that the step asks for. */
  isOpen: boolean
  onChange: (effort: string) => void
}) {
  return (
    <SelectField
      label="Effort"
      hint={
        isOpen
          ? 'No target: this step is done by feel. 1 is hardly anything, 5 hard, 7 very hard, 10 all you have.'
          : 'How it should feel beside the target: 1 is hardly anything, 10 all you have.'
      }
      options={effortOptions}
      value={value}
      onChange={onChange}
    />
  )
}

const effortOptions = [
  { value: '', label: 'Not said' },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `${index + 1} of 10` })),
]
