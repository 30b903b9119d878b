import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Span } from '../queries.ts'
import { dayWords, ruleWords, summaryOf } from './bar-words.ts'
import { type Bar, totalOf } from './series.ts'

/**
 * A count over time as bars on a rule, with its total above. A flag says the figure of the bar that is pointed at, touched
 * or reached with the arrow keys.
 */
export function CountChart({
  label,
  bars,
  per,
  most,
  className,
}: {
  label: string
  bars: readonly Bar[]
  per: Span['per']
  /** The figure that fills the height. */
  most: number
  className: string
}) {
  const [pointed, setPointed] = useState<number>()
  const last = bars.length - 1
  const at = pointed === undefined ? undefined : Math.min(pointed, last)
  const bar = at === undefined ? undefined : bars[at]

  const pointAt = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    setPointed(Math.min(last, Math.max(0, Math.floor(share * bars.length))))
  }
  const walk = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, at ?? last, last)
    if (to === undefined) return
    event.preventDefault()
    setPointed(to)
  }
  const spoken = bars[at ?? last]
  return (
    <figure className="relative min-w-0">
      <figcaption>
        <span className="block text-label">{label}</span>
        <span className="block text-[1.625rem] text-number sm:text-[2rem]">{totalOf(bars).toLocaleString('en')}</span>
        <span className="sr-only">{summaryOf(bars, per)}</span>
      </figcaption>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${label} by ${per}`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={Math.max(1, bars.length)}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={
          spoken ? `${dayWords(spoken.day, per)}: ${spoken.count.toLocaleString('en')}` : 'Nothing counted'
        }
        className={`relative mt-3 touch-pan-y rounded-chip ${className}`}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(undefined)}
        onKeyDown={walk}
        onFocus={() => setPointed((known) => known ?? last)}
        onBlur={() => setPointed(undefined)}
      >
        <div aria-hidden="true" className="flex h-full items-end border-ink border-b-[1.5px] pt-12">
          {bars.map(({ day, count }, place) => (
            <span key={day} className="flex h-full min-w-0 flex-1 items-end justify-center">
              {count > 0 && (
                <span
                  className={`w-[86%] rounded-t-bar border-ink border-t-[3px] ${place === at ? 'bg-edge' : 'bg-line'}`}
                  style={{ height: `max(3px, ${(100 * count) / most}%)` }}
                />
              )}
            </span>
          ))}
        </div>
        {most > 0 && (
          <p
            aria-hidden="true"
            className="tabular pointer-events-none absolute inset-x-0 top-12 border-edge border-t border-dotted text-ink-2 text-tiny leading-none"
          >
            <span className="absolute bottom-1">{most.toLocaleString('en')}</span>
          </p>
        )}
        {bar && at !== undefined && <Flag bar={bar} per={per} from={at / bars.length} width={1 / bars.length} />}
      </div>
      <div aria-hidden="true" className="tabular mt-1.5 flex justify-between text-ink-2 text-tiny">
        {ruleWords(bars, per).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
    </figure>
  )
}

/** The figure of one bar, and the mark under it; `from` and `width` are shares of the chart's width. */
function Flag({ bar, per, from, width }: { bar: Bar; per: Span['per']; from: number; width: number }) {
  const isRight = from > 0.5
  const edge = isRight ? { right: `${100 * (1 - from - width)}%` } : { left: `${100 * from}%` }
  return (
    <>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-0 bottom-0 border-ink ${isRight ? 'border-e-[1.5px]' : 'border-s-[1.5px]'}`}
        style={edge}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-[-5px] h-[5px] min-w-1 bg-accent"
        style={{ left: `${100 * from}%`, width: `${100 * width}%` }}
      />
      <p
        aria-hidden="true"
        className={`pointer-events-none absolute top-0 whitespace-nowrap bg-ink px-2.5 py-1 text-bg ${isRight ? 'rounded-s-chip text-end' : 'rounded-e-chip'}`}
        style={edge}
      >
        <span className="block text-tiny opacity-80">{dayWords(bar.day, per)}</span>
        <span className="block font-[540] text-[0.875rem] leading-tight">{bar.count.toLocaleString('en')}</span>
      </p>
    </>
  )
}

function placeAfter(key: string, place: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(place + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(place - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
