import { type KeyboardEvent, memo, type PointerEvent, useCallback, useMemo, useState } from 'react'
import type { StepPath } from '#domain/profile/bars.ts'
import { barAt, type DrawnBar, layoutProfile } from '#domain/profile/layout.ts'
import { sizes } from '#domain/profile/sizes.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { ProfileDrawing } from './drawing.tsx'
import { bracketTops, flagText, flagWidth, placeFlag } from './flag.ts'
import { ProfileLabels, thresholdLabelEnd } from './labels.tsx'
import { Playhead } from './playhead.tsx'
import { isByHeart, thresholdLabel } from './threshold-label.ts'
import { useElementSize } from './use-element-size.ts'

export type ProfileParts = {
  steps: StoredSteps
  sport: SportId
  /** The athlete's own, in watts or in seconds per the sport's first pace unit. */
  reference?: number | undefined
  /** The athlete's own bounds, for what is said of a bar; drawings have those of the table, so that they compare. */
  zones?: OwnZones | undefined
  selected?: StepPath | undefined
  onSelect?: (path: StepPath) => void
  /** Draws it from edge to edge. */
  bleed?: boolean
  /** The bar whose flag shows until the visitor points at another. */
  pointing?: number
  /** Keeps the left free for text of the page. */
  overlaid?: boolean
  /** Whether the bars rise from the rule when it is first drawn. */
  rises?: boolean
  /** The size in px to draw until the browser has measured it, if not that of a phone. */
  assumed?: { width: number; height: number }
  className: string
}

// Around the drawing alone: figures of the page reach into the space above it.
const focusRing =
  'focus-visible:outline-none focus-visible:shadow-none before:pointer-events-none before:absolute before:inset-x-0.5 before:top-12 before:bottom-0.5 focus-visible:before:outline-2 focus-visible:before:outline-ink focus-visible:before:shadow-[0_0_0_2px_var(--color-bg),0_0_0_6px_var(--color-accent)]'

/** Of more bars each frame of their motion would take so long that what is typed has to wait. */
const MAX_GLIDING_BARS = 30

// Pointing at a bar draws none of them again.
const Drawing = memo(ProfileDrawing)

/** The large profile. A flag shows the target of the bar that is pointed at, touched or reached with the arrow keys. */
export function ReadableProfile({
  steps,
  sport,
  reference,
  zones,
  selected,
  onSelect,
  bleed = false,
  pointing,
  overlaid = false,
  rises = true,
  assumed = sizes.hero.nominal,
  className,
}: ProfileParts) {
  const { element, measured, resized } = useElementSize<HTMLDivElement>()
  const { width, height } = measured ?? assumed
  const layout = useMemo(
    () => layoutProfile(steps, sport, reference, { width, height, size: 'hero' }),
    [steps, sport, reference, width, height],
  )
  const [pointed, setPointed] = useState(pointing)
  const [risen, setRisen] = useState(!rises)
  const rise = useCallback(() => setRisen(true), [])
  const { bars } = layout
  const gliding = !resized && bars.length <= MAX_GLIDING_BARS
  const index = pointed === undefined || bars.length === 0 ? undefined : Math.min(pointed, bars.length - 1)
  const bar = index === undefined ? undefined : bars[index]
  const text = bar && flagText(bar.bar, sport, reference, zones)
  const flagPx = text ? flagWidth(text) : 0
  const flag = useMemo(
    () => (index === undefined ? undefined : placeFlag(layout, index, flagPx)),
    [layout, index, flagPx],
  )
  const tops = useMemo(() => bracketTops(layout, sizes.hero, flag), [layout, flag])
  const threshold = thresholdLabel(sport, reference, isByHeart(steps))
  const hidesThreshold = threshold && flag !== undefined && flag.from < thresholdLabelEnd(threshold, bleed)
  const isSelected = ({ bar }: DrawnBar) => bar.path === selected

  const pointAt = (event: PointerEvent) => {
    const { left, width: onPage } = event.currentTarget.getBoundingClientRect()
    setPointed(barAt(bars, ((event.clientX - left) / onPage) * width))
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && bar) onSelect?.(bar.bar.path)
    const to = stepTo(event.key, index ?? 0, bars.length)
    if (to === undefined) return
    event.preventDefault()
    setPointed(to)
  }

  return (
    <div
      ref={element}
      role="slider"
      tabIndex={0}
      aria-label="Steps of the workout"
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, bars.length)}
      aria-valuenow={(index ?? 0) + 1}
      aria-valuetext={spoken(bars[index ?? 0]?.bar)}
      className={`relative touch-pan-y ${gliding ? '' : 'still'} ${focusRing} ${className}`}
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(pointing)}
      onClick={() => bar && onSelect?.(bar.bar.path)}
      onKeyDown={walk}
      onFocus={() => setPointed((known) => known ?? Math.max(0, bars.findIndex(isSelected)))}
      onBlur={() => setPointed(pointing)}
    >
      <Drawing
        layout={layout}
        size="hero"
        bracketTops={tops}
        onRisen={risen ? undefined : rise}
        gliding={gliding}
        overlaid={overlaid}
        hasThreshold={overlaid || threshold !== undefined}
      />
      <Playhead layout={layout} bars={bar ? [bar] : bars.filter(isSelected)} {...(flag && { flagTop: flag.top })} />
      <ProfileLabels
        layout={layout}
        size="hero"
        bracketTops={tops}
        {...(!overlaid && !hidesThreshold && threshold && { threshold })}
        bleed={bleed}
      />
      {flag && text && (
        <p
          aria-hidden="true"
          className={`pointer-events-none absolute whitespace-nowrap bg-ink forced-colors:border px-3 py-1.5 text-bg transition-[left] ${flag.shift === 0 ? 'rounded-e-chip' : flag.shift === 1 ? 'rounded-s-chip' : 'rounded-chip'}`}
          style={{
            left: `${(100 * flag.x) / width}%`,
            top: `${(100 * flag.bottom) / height}%`,
            translate: `${-100 * flag.shift}% -100%`,
          }}
        >
          <span className="block max-w-48 truncate text-tiny opacity-80">{text.name}</span>
          <span className="block font-[540] text-[0.875rem] leading-tight">{text.what}</span>
        </p>
      )}
    </div>
  )

  function spoken(one: (typeof bars)[number]['bar'] | undefined): string {
    if (!one) return 'Nothing drawn yet'
    const { name, what } = flagText(one, sport, reference, zones)
    return `${name}: ${what}`
  }
}

function stepTo(key: string, index: number, count: number): number | undefined {
  const last = Math.max(0, count - 1)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(index + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
