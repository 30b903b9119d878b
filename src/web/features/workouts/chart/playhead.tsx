import type { DrawnBar, ProfileLayout } from '#domain/profile/layout.ts'

/** Marks the step at hand: an ink line at its left edge, and the accent colour under its part of the rule. */
export function Playhead({
  layout,
  bars,
  flagTop,
}: {
  layout: ProfileLayout
  bars: readonly DrawnBar[]
  flagTop?: number
}) {
  const { width, height, baseline } = layout
  const [first] = bars
  if (!first) return null
  const top = flagTop ?? baseline - Math.max(first.from, first.to)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {bars.map(({ left, right }) => (
        <span
          key={left}
          className="absolute h-[5px] bg-accent"
          style={{
            left: `${(100 * left) / width}%`,
            width: `${(100 * (right - left)) / width}%`,
            top: `calc(${(100 * baseline) / height}% + 0.75px)`,
          }}
        />
      ))}
      <span
        className="absolute w-[1.5px] bg-ink transition-[left] [.still_&]:transition-none"
        style={{
          left: `${(100 * first.left) / width}%`,
          top: `${(100 * top) / height}%`,
          height: `calc(${(100 * (baseline - top)) / height}% + 6px)`,
        }}
      />
    </div>
  )
}
