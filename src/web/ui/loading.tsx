/** The loading animation: five beating bars. */
export function Loading({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={`flex min-h-48 flex-col items-center justify-center gap-3 ${className ?? ''}`}>
      <span aria-hidden="true" className="flex h-9 items-end gap-1 border-ink border-b-[1.5px] px-1.5">
        {[14, 26, 19, 33, 11].map((height, index) => (
          <span
            key={height}
            className="w-2 animate-beat rounded-t-bar bg-edge"
            style={{ height, animationDelay: `${index * 60}ms` }}
          />
        ))}
      </span>
      <span className="text-label">{label}</span>
    </div>
  )
}
