import { type ReactNode, useId } from 'react'
import type { Choice } from './choice.ts'
import { FieldError } from './field-error.tsx'
import { Legend } from './legend.tsx'

/** How the options of a group look, side by side and each. */
type Looks<Option> = { list: string; option: string; draw: (option: Option & { label: string }) => ReactNode }

/** One answer of a few: real radio buttons, laid unseen over whatever each option is drawn as. */
export function RadioGroup<Value extends string, Option>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  error,
  className,
  looks,
}: Choice<Value, Option> & { looks: Looks<Option> }) {
  const name = useId()
  return (
    <fieldset
      // A group that is wrong says so as a radio group: of a plain one, readers say nothing.
      {...(error && { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      className={`min-w-0 ${className ?? ''}`}
    >
      <Legend hidden={labelHidden}>{label}</Legend>
      <div className={looks.list}>
        {options.map((option) => (
          <label key={option.value} className={looks.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {looks.draw(option)}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} sentence={error} />
    </fieldset>
  )
}
