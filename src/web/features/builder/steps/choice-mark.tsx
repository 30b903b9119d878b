import Check from 'lucide-react/icons/check'

/** The box of a row that shows whether it is chosen. */
export function ChoiceMark({ chosen }: { chosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-5.5 flex-none place-items-center rounded-chip border-[1.5px] border-ink ${chosen ? 'bg-ink text-bg' : 'bg-surface'}`}
    >
      {chosen && <Check className="size-4" />}
    </span>
  )
}
