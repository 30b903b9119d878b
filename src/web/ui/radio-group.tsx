import { type ReactNode, useId } from 'react'
import type { Choice } from './choice.ts'
import { FieldError } from './field-error.tsx'
import { Legend } from './legend.tsx'

/** The classes of a group's list and options, and the content of an option. */
type Looks<Option> = { list: string; option: string; draw: (option: Option & { label: string }) => ReactNode }

/** A choice of one option: real radio buttons, invisible above the drawing of each option. */
export function RadioGroup<Value extends string, Option>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  hint,
  error,
  className,
  name: nameInForm,
  looks,
}: Choice<Value, Option> & { looks: Looks<Option> }) {
  const name = useId()
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      // With an error the role is radiogroup: screen readers announce no error for a plain group.
      {...(error && { role: 'radiogroup', 'aria-invalid': true })}
      aria-describedby={describedBy}
      className={`min-w-0 ${className ?? ''}`}
    >
      <Legend hidden={labelHidden}>{label}</Legend>
      <div className={looks.list}>
        {options.map((option) => (
          <label key={option.value} className={looks.option}>
            <input
              type="radio"
              name={nameInForm ?? name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {looks.draw(option)}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-ink-2 text-small">
          {hint}
        </p>
      )}
      <FieldError id={`${name}-error`} sentence={error} />
    </fieldset>
  )
}
