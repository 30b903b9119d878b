import Check from 'lucide-react/icons/check'
import { Legend } from './legend.tsx'

/** A choice of any number of options: real checkboxes, invisible above the drawing of each option. */
export function Checks<Value extends string>({
  label,
  options,
  values,
  onChange,
}: {
  /** The group's name, shown above it. */
  label: string
  options: readonly { value: Value; label: string }[]
  values: readonly Value[]
  /** The chosen values, in the order of the options. */
  onChange: (values: Value[]) => void
}) {
  const toggle = (value: Value) =>
    onChange(options.map((option) => option.value).filter((one) => values.includes(one) !== (one === value)))
  return (
    <fieldset className="min-w-0">
      <Legend>{label}</Legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={look}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {values.includes(option.value) && <Check aria-hidden="true" className="size-4 flex-none" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const look =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border border-edge bg-surface px-3 text-[0.9375rem] text-ink-2 leading-tight transition-colors hover:border-ink-2 hover:text-ink has-checked:border-ink has-checked:bg-accent-wash has-checked:text-ink has-checked:font-[540] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-focus-visible:shadow-[0_0_0_2px_var(--color-bg),0_0_0_6px_var(--color-accent)] sm:min-h-9 sm:text-[0.875rem]'
