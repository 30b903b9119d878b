import { fromMetres, toMetres } from '#domain/units/distance.ts'
import { distanceUnitLabel } from '../../../lib/format.ts'
import { markStep, marksAlong } from '../map/geometry/mark-steps.ts'

/** The ticks and figures under a profile along a route. */
export function DistanceRule({ metres, unit, width }: { metres: number; unit: 'kilometers' | 'miles'; width: number }) {
  const unitMetres = toMetres(1, unit)
  const step = markStep(width / Math.max(fromMetres(metres, unit), 0.01), MIN_LABEL_PX)
  const marks = marksAlong(metres, unitMetres, step)
  const label = distanceUnitLabel[unit]
  return (
    <div aria-hidden="true" className="tabular relative h-7 text-ink-2 text-tiny">
      <span className="absolute top-2 start-0">
        0{'\u202f'}
        {label}
      </span>
      {marks.map(({ count, metres: at }) => {
        const left = (100 * at) / metres
        return (
          <span key={count} className="absolute top-0 h-1.5 w-px bg-ink" style={{ left: `${left}%` }}>
            {left > 5 && left < 97 && (
              <span className="absolute top-2 -translate-x-1/2">{Number(count.toFixed(1))}</span>
            )}
          </span>
        )
      })}
    </div>
  )
}

const MIN_LABEL_PX = 64
