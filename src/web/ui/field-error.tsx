import CircleAlert from 'lucide-react/icons/circle-alert'

/** The error beneath a control. */
export function FieldError({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-danger text-small">
      <CircleAlert aria-hidden="true" className="mt-px size-4" />
      {sentence}
    </p>
  )
}
