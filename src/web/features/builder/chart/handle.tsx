import type { KeyboardEvent } from 'react'
import type { Step } from '#domain/workout/step.ts'
import type { HandlePlace } from './handle-places.ts'
import { keyedValue, type Scale } from './scales/scale.ts'
import { type Pulling, usePull } from './use-pull.ts'

/**
 * A handle at the edge of a bar: a slider for the keyboard, pulled by a mouse or a finger. Its label shows the figure. A
 * finger takes it at its mark only, because the page does not scroll from there.
 */
export function Handle({
  axis,
  label,
  text,
  scale,
  place: { mark, ...place },
  room,
  isFocusable,
  ...pulling
}: {
  axis: 'x' | 'y'
  label: string
  /** The figure in words. */
  text: string
  scale: Scale<Step>
  place: HandlePlace
  /** The width of the profile in px. */
  room: number
  isFocusable: boolean
} & Pulling) {
  const { isPulled, handlers } = usePull({ ...pulling, scale })
  const onKeyDown = (event: KeyboardEvent) => {
    handlers.onKeyDown(event)
    if (isPulled || event.altKey || event.ctrlKey || event.metaKey) return
    const value = keyedValue(scale, event)
    if (value === undefined) return
    event.preventDefault()
    if (value !== scale.value) pulling.onChange(scale.at(value))
  }
  const side = axis === 'x'
  return (
    <div
      role="slider"
      tabIndex={isFocusable ? 0 : -1}
      aria-label={label}
      aria-orientation={side ? 'horizontal' : 'vertical'}
      aria-valuemin={Math.min(scale.min, scale.value)}
      aria-valuemax={Math.max(scale.max, scale.value)}
      aria-valuenow={scale.value}
      aria-valuetext={text}
      data-handle=""
      data-pulling={isPulled ? '' : undefined}
      className={`group pointer-events-auto absolute select-none rounded-chip pointer-coarse:pointer-events-none ${side ? 'cursor-ew-resize' : 'cursor-ns-resize'}`}
      style={place}
      {...handlers}
      onKeyDown={onKeyDown}
    >
      <span
        aria-hidden="true"
        className={`pointer-coarse:pointer-events-auto absolute -translate-x-1/2 -translate-y-1/2 ${side ? 'h-full w-6 touch-pan-y' : 'h-6 w-12 touch-none'}`}
        style={{ left: mark.x, top: side ? '50%' : mark.y }}
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 rounded-full bg-ink shadow-[0_0_0_1.5px_var(--color-bg)] ${side ? 'h-5 max-h-full w-1' : 'h-1 w-5 max-w-full'}`}
        style={{ left: mark.x, top: mark.y }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-full z-10 mb-1 hidden whitespace-nowrap rounded-chip bg-ink px-2 py-1 font-[540] text-bg text-small leading-tight group-hover:block group-focus-visible:block group-data-pulling:block"
        style={{ left: mark.x, translate: `${-100 * Math.min(1, (place.left + mark.x) / room)}%` }}
      >
        {text}
      </span>
    </div>
  )
}
