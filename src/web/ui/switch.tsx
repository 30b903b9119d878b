/** A switch that takes effect at once. */
export function Switch({
  label,
  checked,
  onChange,
  className,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className={`group inline-flex min-h-11 items-center gap-3 rounded-control text-start ${className ?? ''}`}
    >
      <span className="relative h-6 w-10 flex-none rounded-control border border-edge bg-sunken transition-colors group-aria-checked:border-ink group-aria-checked:bg-ink">
        <span className="absolute top-[3px] start-[3px] h-4 w-4 rounded-chip border border-edge bg-surface transition-transform group-aria-checked:translate-x-4 group-aria-checked:border-accent group-aria-checked:bg-accent" />
      </span>
      {label}
    </button>
  )
}
