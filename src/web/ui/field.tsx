import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type Words = { label: string; hint?: ReactNode; error?: string | undefined }

/**
 * A text field of one line, with its label above, and its unit and its buttons at the right. `large` is for the one figure
 * of a page.
 */
export function TextField({
  label,
  hint,
  error,
  unit,
  actions,
  large = false,
  className,
  ...input
}: ComponentProps<'input'> & Words & { unit?: ReactNode; actions?: ReactNode; large?: boolean }) {
  const { id, words, describedBy: sentences } = useWords(input.id, hint, error)
  const describedBy = [unit && `${id}-unit`, sentences].filter(Boolean).join(' ') || undefined
  return (
    <Field id={id} label={label} className={className} words={words}>
      <span className={`${trough} flex items-center ${large ? 'h-18' : 'h-11'}`} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={`tabular h-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-3.5 shadow-none outline-none disabled:text-ink-3 ${large ? 'text-[2.25rem] text-number' : 'font-[480]'}`}
        />
        {unit && (
          <span id={`${id}-unit`} className="tabular flex-none pe-3.5 text-ink-2">
            {unit}
          </span>
        )}
        {actions}
      </span>
    </Field>
  )
}

/** A text field of several lines. */
export function TextArea({ label, hint, error, className, ...area }: ComponentProps<'textarea'> & Words) {
  const { id, words, describedBy } = useWords(area.id, hint, error)
  return (
    <Field id={id} label={label} className={className} words={words}>
      <textarea
        rows={3}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        data-invalid={error ? '' : undefined}
        className={`${trough} field-sizing-content h-auto min-h-20 w-full px-3.5 py-2.5`}
      />
    </Field>
  )
}

/** A choice from the browser's own list, which works with touch, keyboard and screen readers. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  className,
  ...select
}: Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> &
  Words & { options: readonly { value: Value; label: string }[]; value: Value; onChange: (value: Value) => void }) {
  const { id, words, describedBy } = useWords(select.id, hint, error)
  return (
    <Field id={id} label={label} className={className} words={words}>
      <span className="relative block">
        <select
          {...select}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          data-invalid={error ? '' : undefined}
          className={`${trough} h-11 w-full appearance-none truncate pe-10 ps-3.5 font-[480]`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.25 end-3 text-ink-2" />
      </span>
    </Field>
  )
}

// At least 16 px on phones, or Safari zooms into the field.
const trough =
  'rounded-control border border-edge bg-surface text-[1rem] text-ink transition-colors sm:text-[0.9375rem] hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_2px_var(--color-bg),0_0_0_6px_var(--color-accent)] data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger'

function Field({
  id,
  label,
  className,
  words,
  children,
}: {
  id: string
  label: string
  className?: string | undefined
  words: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className="mb-1.5 block font-[540] text-[0.875rem] leading-tight">
        {label}
      </label>
      {children}
      {words}
    </div>
  )
}

/** The ids that link a control to the sentences beneath it, and those sentences. */
function useWords(given: string | undefined, hint: ReactNode, error: string | undefined) {
  const own = useId()
  const id = given ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-2 text-small">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} sentence={error} />
    </>
  )
  return { id, words, describedBy }
}
