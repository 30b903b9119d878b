import X from 'lucide-react/icons/x'
import { type MouseEvent, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { controlOf } from './field-of.tsx'

/** A part of the request that has no field, such as a main set or strides, with a button that removes it. */
export function AskedItem({
  label,
  lines,
  error,
  onRemove,
}: {
  label: string
  /** What was asked for: one line, or each step in a line of its own. */
  lines: readonly string[]
  error: string | undefined
  onRemove: () => void
}) {
  const id = useId()

  /** The button goes with the part, so the focus moves to a field that stays and removes nothing. */
  function removeAndMoveOn({ currentTarget }: MouseEvent<HTMLElement>) {
    const next = currentTarget.closest('form')?.querySelector('[data-field="workoutMetric"]')
    onRemove()
    controlOf(next)?.focus()
  }

  const [first, ...more] = lines
  return (
    <div>
      <div className="flex items-start justify-between gap-3 border-ink border-b-[1.5px]">
        <div className="min-w-0 py-2.5 [overflow-wrap:anywhere]">
          <span className="text-ink-2 text-small">{label} </span>
          {more.length === 0 ? (
            <span className="tabular font-[540]">{first}</span>
          ) : (
            <ul className="tabular mt-0.5 grid gap-0.5 font-[540]">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
                <li key={index}>{line}</li>
              ))}
            </ul>
          )}
        </div>
        <Button
          size="compact"
          tone="quiet"
          aria-label={`Remove ${label.toLowerCase()}`}
          onClick={removeAndMoveOn}
          aria-describedby={error && `${id}-error`}
        >
          <X aria-hidden="true" className="size-4" /> Remove
        </Button>
      </div>
      <FieldError id={`${id}-error`} sentence={error} />
    </div>
  )
}
