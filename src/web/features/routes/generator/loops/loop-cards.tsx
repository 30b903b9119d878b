import type { ReactNode } from 'react'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { RouteShape } from '../../shape/route-shape.tsx'
import type { Planned } from '../state/planner.ts'
import type { DescribedLoop } from './described-loop.ts'
import { lengthIn, type Unit } from './loop-facts.ts'
import { LoopHeights } from './loop-heights.tsx'

/** The loops to choose from, as radio buttons: by click, tap and arrow keys. */
export function LoopCards({
  loops,
  chosen,
  unit,
  isWaiting,
  onChoose,
}: {
  loops: readonly DescribedLoop[]
  chosen: Planned['chosen']
  unit: Unit
  /** Whether other loops are being planned. */
  isWaiting: boolean
  onChoose: (at: number) => void
}) {
  return (
    <RadioGroup
      label={loops.length > 1 ? `${['Two', 'Three'][loops.length - 2]} loops to choose from` : 'One loop'}
      options={loops.map((loop, at) => ({ value: String(at), label: loop.name, loop, unit, isChosen: at === chosen }))}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      className={isWaiting ? 'opacity-60 transition-opacity' : 'transition-opacity'}
      looks={looks}
    />
  )
}

const looks = {
  list: 'border-ink border-t-[1.5px]',
  option:
    'relative -mx-4.5 flex cursor-pointer gap-4 border-line border-b px-4.5 py-4 transition-colors hover:bg-surface has-checked:bg-surface has-checked:shadow-[inset_5px_0_0_var(--color-accent),inset_6.5px_0_0_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2 md:-mx-6 md:px-6',
  draw: ({ loop, unit }: { loop: DescribedLoop; unit: Unit; label: string }): ReactNode => (
    <LoopCard loop={loop} unit={unit} />
  ),
}

function LoopCard({ loop, unit }: { loop: DescribedLoop; unit: Unit }) {
  const length = lengthIn(loop.metres, unit)
  return (
    <>
      <RouteShape polyline={loop.polyline} className="size-13" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-h4 [overflow-wrap:anywhere]">{loop.name}</span>
          <span className="flex-none text-[1.0625rem] text-number">
            {length.value}
            <span className="ms-0.5 font-normal text-[0.8em] text-ink-2 tracking-normal">{length.unit}</span>
          </span>
        </span>
        <span className="mt-1 block text-ink-2 text-small">
          {[loop.climb, `about ${loop.time}`].filter(Boolean).join(', ')}
        </span>
        <span className="block text-ink-2 text-small">{loop.ways}</span>
        <LoopHeights points={loop.points} />
        {loop.remark && <span className="mt-1.5 block text-small">{loop.remark}</span>}
      </span>
    </>
  )
}
