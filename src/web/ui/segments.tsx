import { useId } from 'react'
import type { Choice, WithIcon } from './choice.ts'
import { FieldError } from './field-error.tsx'
import { Legend } from './legend.tsx'

/** A few short answers in one trough; arrow keys move between them. */
export function Segments<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  error,
  className,
}: Choice<Value, WithIcon>) {
  const name = useId()
  return (
    <fieldset
      // A group that is wrong says so as a radio group: of a plain one, readers say nothing.
      {...(error && { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      className={`min-w-0 ${className ?? ''}`}
    >
      <Legend hidden={labelHidden}>{label}</Legend>
      <div className="flex gap-0.5 rounded-control bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-10 min-w-0 flex-1 cursor-pointer max-sm:flex-auto items-center justify-center gap-2 rounded-[5px] border border-transparent px-1.5 text-center text-ink-2 leading-tight transition-colors max-sm:text-[0.9375rem] sm:px-3 hover:text-ink has-checked:border-edge has-checked:bg-surface has-checked:text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3 has-focus-visible:shadow-[0_0_0_2px_var(--bg),0_0_0_6px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-checked:font-[540]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} sentence={error} />
    </fieldset>
  )
}
