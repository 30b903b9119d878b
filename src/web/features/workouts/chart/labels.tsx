import type { CSSProperties } from 'react'
import { type ProfileLayout, thresholdLabelRoom } from '#domain/profile/layout.ts'
import type { ProfileSize } from '#domain/profile/sizes.ts'
import { isNarrow } from './drawing.tsx'

/** The text on a profile: counts at brackets, figures under the rule, the threshold label. Placed in percent of its size. */
export function ProfileLabels({
  layout,
  size,
  bracketTops,
  threshold,
  bleed,
}: {
  layout: ProfileLayout
  size: ProfileSize
  bracketTops: readonly number[]
  /** The label of the threshold line; left out where it has no room. */
  threshold?: string
  bleed: boolean
}) {
  const { width, height, brackets, marks, baseline } = layout
  const place = (x: number, y: number): CSSProperties => ({
    left: `${(100 * x) / width}%`,
    top: `${(100 * y) / height}%`,
  })
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 select-none">
      {brackets.map((bracket, index) => {
        const narrow = isNarrow(bracket, bracket.count)
        const y = bracketTops[index] ?? 0
        return (
          <span
            key={bracket.left}
            className={`wide absolute whitespace-nowrap font-[580] text-[0.8125rem] leading-none transition-[top] [.still_&]:transition-none ${narrow ? '-translate-x-1/2 -translate-y-full pb-1' : '-translate-y-1/2 ps-2.5'}`}
            style={place(narrow ? (bracket.left + bracket.right) / 2 : bracket.left, y)}
          >
            {bracket.count}×
          </span>
        )
      })}
      {size === 'hero' && (
        <>
          {threshold && thresholdLabelRoom(layout) > thresholdLabelEnd(threshold, bleed) && (
            <span
              className={`absolute -translate-y-full whitespace-nowrap pb-1 text-ink-2 text-tiny ${bleed ? 'ps-4.5 md:ps-12' : ''}`}
              style={place(0, layout.threshold)}
            >
              {threshold}
            </span>
          )}
          {marks
            .filter(({ label, x }) => label && !(bleed && (x === 0 || x > width - 14)))
            .map(({ label, x }) => (
              <span
                key={label}
                className={`tabular absolute whitespace-nowrap pt-3 text-ink-2 text-tiny ${x > width - 14 ? '-translate-x-full' : x > 0 ? '-translate-x-1/2' : ''}`}
                style={place(x, baseline)}
              >
                {label}
              </span>
            ))}
        </>
      )}
    </div>
  )
}

/** The approximate right end of the threshold label, in px. */
export function thresholdLabelEnd(label: string, bleed: boolean): number {
  return (bleed ? 60 : 12) + 7 * label.length
}
