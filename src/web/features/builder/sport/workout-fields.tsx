import { sportOf, sports } from '#domain/sports/registry.ts'
import { Segments } from '../../../ui/segments.tsx'
import { SportMark } from '../../workouts/sport-mark.tsx'
import type { BuilderState } from '../draft/use-builder.ts'
import { TypeField } from '../title/type-field.tsx'
import { PoolField } from './pool-field.tsx'
import { SportChangeNotice } from './sport-change-notice.tsx'
import type { SportChange } from './use-sport-change.ts'

/** The fields of the workout as a whole: its sport, its type, and the pool of a swim. */
export function WorkoutFields({ builder, sportChange }: { builder: BuilderState; sportChange: SportChange }) {
  const { details, sport, dispatch } = builder
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-4">
        <Segments
          label="Sport"
          className="w-full max-w-md"
          options={sports.map(({ id, label }) => ({ value: id, label, icon: <SportMark sport={id} /> }))}
          value={details.sport}
          onChange={sportChange.choose}
        />
        {details.sport && (
          <TypeField
            className="w-full sm:w-48"
            details={details}
            onChange={(changed) => dispatch({ type: 'details', details: changed })}
          />
        )}
        {details.sport && sportOf(details.sport).inPool && <PoolField builder={builder} />}
      </div>
      <SportChangeNotice sport={sport} sportChange={sportChange} className="mt-4" />
    </>
  )
}
