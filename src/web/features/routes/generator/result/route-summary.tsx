import { Figure } from '../../../../ui/heading.tsx'
import type { DescribedLoop } from '../loops/described-loop.ts'
import { lengthIn, surfacesOf, traitTexts, type Unit } from '../loops/loop-facts.ts'
import type { PlannedLoop } from '../state/planner.ts'
import { SurfaceBar } from './surface-bar.tsx'
import { TurnTable } from './turn-table.tsx'

/** The chosen loop in figures: its length, climb and time, its surfaces and its turns. */
export function RouteSummary({
  loop,
  described,
  unit,
  onPoint,
}: {
  loop: PlannedLoop
  described: DescribedLoop
  unit: Unit
  onPoint: (metres: number) => void
}) {
  const length = lengthIn(described.metres, unit)
  const traits = traitTexts(loop.figures, described.metres)
  return (
    <section aria-label="Route summary" className="grid gap-4">
      <h2 className="text-h4">Route summary</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        <Figure label="Distance" value={`${length.value}\u202f${length.unit}`} />
        {described.height && <Figure label="Climb" value={described.height} />}
        <Figure label="Time" value={`≈\u202f${described.time}`} />
      </dl>
      <p className="-mt-2 text-ink-2 text-small">{described.timeFrom}</p>
      <div>
        <h3 className="mb-2 text-label">Surface</h3>
        <SurfaceBar surfaces={surfacesOf(loop.figures)} />
      </div>
      {traits.length > 0 && <p className="text-small">{traits.join(', ')}</p>}
      {loop.turns && loop.turns.length > 0 && <TurnTable turns={loop.turns} unit={unit} onPoint={onPoint} />}
    </section>
  )
}
