import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import type { RoutePoint } from '#domain/routes/route-line.ts'
import { useElementSize } from '../../workouts/chart/use-element-size.ts'
import { DistanceRule } from './distance-rule.tsx'
import { type ElevationBar, elevationBars } from './elevation-bars.ts'
import { ElevationDrawing } from './elevation-drawing.tsx'
import { rangeOf } from './elevation-scale.ts'
import { formatHeight, placeWords } from './elevation-words.ts'
import { SlopeLegend } from './slope-legend.tsx'

/**
 * The heights along a route as bars on a rule, with climbs in colour. The mouse and the arrow keys point at a place, which
 * a map may show too. Nothing where no height is known.
 */
export function ElevationProfile({
  points,
  unit,
  pointing,
  onPoint,
  climb,
  assumed = NARROW,
  className = 'h-36',
}: {
  points: readonly RoutePoint[]
  unit: 'kilometers' | 'miles'
  /** Metres from the start at which something points, here or on a map. */
  pointing: number | undefined
  onPoint: (metres: number | undefined) => void
  /** What is known of its climb, in words: `148 m up`. */
  climb?: string | undefined
  /** The size in px to draw until the browser has measured it, if not that of a phone. */
  assumed?: Size
  className?: string
}) {
  const { element, measured } = useElementSize<HTMLDivElement>()
  const { width, height } = measured ?? assumed
  const count = Math.max(MIN_BARS, Math.min(MAX_BARS, Math.round(width / BAR_PX)))
  const bars = useMemo(() => elevationBars(points, count), [points, count])
  const range = useMemo(() => rangeOf(bars), [bars])
  const length = bars.at(-1)?.to ?? 0
  if (!range) return null
  const at = pointing === undefined ? undefined : indexAt(bars, pointing)
  const bar = at === undefined ? undefined : bars[at]
  const pointAt = (index: number) =>
    onPoint(middleOf(bars[Math.max(0, Math.min(bars.length - 1, index))] as ElevationBar))
  const followed = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(Math.max(0, Math.min(1, (clientX - left) / width)) * length)
  }
  const pressed = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(at, bars.length)
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    if (next === undefined) onPoint(undefined)
    else pointAt(next)
  }
  return (
    <div>
      <div className="mb-3 flex flex-wrap-reverse items-baseline justify-between gap-x-6 gap-y-1 text-ink-2 text-small">
        {/* The line next to the bars, where the flag stands: the legend goes above it on narrow screens. */}
        <p className={bar ? 'invisible' : undefined}>
          {climb && <span className="font-[540] text-ink">{climb}, </span>}
          from {formatHeight(range.low, unit)} to {formatHeight(range.high, unit)}
        </p>
        <SlopeLegend bars={bars} />
      </div>
      <div
        ref={element}
        role="slider"
        tabIndex={0}
        aria-label="Elevation along the route"
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.round(length)}
        aria-valuenow={Math.round(bar ? middleOf(bar) : 0)}
        aria-valuetext={bar ? placeWords(bar, unit) : 'Arrow keys show heights.'}
        onPointerMove={followed}
        onPointerDown={followed}
        onPointerLeave={() => onPoint(undefined)}
        onBlur={() => onPoint(undefined)}
        onKeyDown={pressed}
        className={`relative touch-pan-y ${className}`}
      >
        <ElevationDrawing {...{ bars, range, width, height }} />
        {bar && <Flag left={(100 * middleOf(bar)) / length} text={placeWords(bar, unit)} />}
      </div>
      <DistanceRule metres={length} unit={unit} width={width} />
    </div>
  )
}

/** An ink line where something points, and what is there: above the bars, which keep their whole height. */
function Flag({ left, text }: { left: number; text: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0 bottom-0 w-[1.5px] bg-ink"
      style={{ left: `${left}%` }}
    >
      <span
        className={`absolute bottom-full whitespace-nowrap bg-ink px-2.5 py-1 font-[540] text-bg text-small ${left > 50 ? 'end-0' : 'start-0'}`}
      >
        {text}
      </span>
      <span className="absolute -bottom-[5px] -start-1 h-[5px] w-2.5 bg-accent" />
    </span>
  )
}

function indexAt(bars: readonly ElevationBar[], metres: number): number {
  const length = bars.at(-1)?.to ?? 1
  return Math.max(0, Math.min(bars.length - 1, Math.floor((metres / length) * bars.length)))
}

function middleOf({ from, to }: ElevationBar): number {
  return (from + to) / 2
}

/** Which bar a key leads to. */
const keys: Record<string, (at: number | undefined, count: number) => number> = {
  ArrowRight: (at) => (at ?? -1) + 1,
  ArrowUp: (at) => (at ?? -1) + 1,
  ArrowLeft: (at, count) => (at ?? count) - 1,
  ArrowDown: (at, count) => (at ?? count) - 1,
  PageUp: (at) => (at ?? -10) + 10,
  PageDown: (at, count) => (at ?? count + 9) - 10,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type Size = { width: number; height: number }

const NARROW: Size = { width: 320, height: 144 }
const BAR_PX = 10
const [MIN_BARS, MAX_BARS] = [24, 160]
