import Plus from 'lucide-react/icons/plus'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { DescribedLoop } from '../loops/described-loop.ts'
import { lengthIn, type Unit } from '../loops/loop-facts.ts'

/** The chosen loop over the foot of the map: its name, its heights, and a point to add where something is pointed at. */
export function RoutePanel({
  ref,
  loop,
  unit,
  pointed,
  onAddPoint,
  children,
}: {
  ref: Ref<HTMLElement>
  loop: DescribedLoop
  unit: Unit
  /** Metres along the loop that were pointed at last. */
  pointed: number | undefined
  /** Undefined if it passes as many points as it can. */
  onAddPoint: (() => void) | undefined
  children?: ReactNode
}) {
  const length = lengthIn(loop.metres, unit)
  const at = pointed === undefined ? undefined : lengthIn(pointed, unit)
  return (
    <section
      ref={ref}
      aria-label="Chosen loop"
      className="absolute inset-x-3 bottom-7 rounded-panel bg-raised px-4 pt-1.5 pb-2 shadow-2 md:inset-x-5 md:px-5 print:static"
    >
      {/* As high with the button as without it: otherwise the map would move under what points. */}
      <div className="flex min-h-11 items-center justify-between gap-x-4">
        <p className="flex min-w-0 items-baseline gap-2">
          <span title={loop.name} className="min-w-0 truncate text-h4">
            {loop.name}
          </span>
          <span className="whitespace-nowrap text-ink-2 text-small">
            {`${length.value}\u202f${length.unit}`}
            {loop.miss && <span className="font-[540] text-ink">{`, ${loop.miss}`}</span>}
          </span>
        </p>
        {onAddPoint && at && (
          <Button size="compact" onClick={onAddPoint} className="flex-none print:hidden">
            <Plus aria-hidden="true" className="size-4 max-sm:hidden" />
            <span>
              Add a point<span className="max-lg:sr-only">{` at ${at.value}\u202f${at.unit}`}</span>
            </span>
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
