import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'

/** A part of the request that has no field, such as a main set or strides, with a button that removes it. */
export function AskedItem({
  label,
  value,
  error,
  onRemove,
}: {
  label: string
  value: string
  error: string | undefined
  onRemove: () => void
}) {
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-3 border-ink border-b-[1.5px]">
        <p className="min-w-0">
          <span className="text-ink-2 text-small">{label} </span>
          <span className="tabular font-[540]">{value}</span>
        </p>
        <IconButton
          label={`Remove ${label.toLowerCase()}`}
          icon={<X />}
          onClick={onRemove}
          aria-describedby={error && `${id}-error`}
        />
      </div>
      <FieldError id={`${id}-error`} sentence={error} />
    </div>
  )
}
