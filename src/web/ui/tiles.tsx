import { type ReactNode, useId } from 'react'
import type { Choice } from './choice.ts'
import { FieldError } from './field-error.tsx'
import { Legend } from './legend.tsx'

/** Answers that are better shown than told: a drawing over a word. The chosen one stands in ink under a volt cap. */
export function Tiles<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  error,
  className,
}: Choice<Value, { glyph: ReactNode }>) {
  const name = useId()
  return (
    <fieldset
      // A group that is wrong says so as a radio group: of a plain one, readers say nothing.
      {...(error && { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      className={`min-w-0 ${className ?? ''}`}
    >
      <Legend hidden={labelHidden}>{label}</Legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex cursor-pointer flex-col gap-2 rounded-control border border-line bg-surface px-3 pt-3 pb-2.5 text-[0.875rem] text-ink-2 leading-tight transition-colors hover:border-edge hover:text-ink has-checked:border-ink has-disabled:cursor-not-allowed has-checked:bg-accent-wash has-disabled:bg-sunken has-checked:text-ink has-disabled:text-ink-3 has-checked:shadow-[inset_0_4px_0_var(--accent),inset_0_5px_0_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-checked:font-[540]"
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
            <span aria-hidden="true" className="block">
              {option.glyph}
            </span>
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} sentence={error} />
    </fieldset>
  )
}
