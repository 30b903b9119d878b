/** The placeholder of a profile while it loads: grey bars, beating from left to right. */
export function ProfileSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className="flex h-24 items-end gap-0.5 border-ink border-b-[1.5px]">
        {skyline.map(([grow, height], index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            key={index}
            className="animate-beat rounded-t-bar bg-line"
            style={{ flexGrow: grow, height: `${height}%`, animationDelay: `${index * 60}ms` }}
          />
        ))}
      </div>
      <div className="mt-4 flex justify-between gap-4">
        <span className="h-3.5 w-1/2 animate-beat rounded-chip bg-line" />
        <span className="h-3.5 w-12 animate-beat rounded-chip bg-line" />
      </div>
    </div>
  )
}

const skyline: readonly (readonly [grow: number, height: number])[] = [
  [12, 34],
  [12, 50],
  [5, 18],
  [7, 82],
  [5, 22],
  [7, 82],
  [5, 22],
  [7, 82],
  [5, 22],
  [7, 82],
  [9, 56],
  [10, 36],
  [10, 24],
]
