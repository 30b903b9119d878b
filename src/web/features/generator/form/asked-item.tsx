import X from 'lucide-react/icons/x'
import { type MouseEvent, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { controlOf } from './field-of.tsx'

/** A part of the request that has no field, such as a main set or strides, with a button that removes it. */
export function AskedItem({
  label,
  lines,
  brief,
  error,
  onRemove,
}: {
  label: string
  /** What was asked for: one line, or each step in a line of its own. */
  lines: readonly string[]
  /** Many lines at a glance: they are folded beneath it. */
  brief?: string
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

  const isFolded = brief !== undefined && lines.length > MAX_OPEN_LINES
  return (
    <div>
      <div className="flex items-start justify-between gap-3 border-ink border-b-[1.5px]">
        <div className="min-w-0 py-2.5 [overflow-wrap:anywhere]">
          <span className="text-ink-2 text-small">{label} </span>
          {lines.length === 1 && <span className="tabular font-[540]">{lines[0]}</span>}
          {isFolded && (
            <>
              <p className="tabular mt-0.5 line-clamp-3 font-[540]">{brief}</p>
              <Fold title={`All ${lines.length} lines`} className="text-ink-2">
                <Lines lines={lines} />
              </Fold>
            </>
          )}
          {lines.length > 1 && !isFolded && <Lines lines={lines} className="font-[540]" />}
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

// As many as are read at a glance.
const MAX_OPEN_LINES = 3

function Lines({ lines, className = '' }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={`tabular mt-0.5 grid gap-0.5 ${className}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
