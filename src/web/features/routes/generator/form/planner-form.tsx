import { useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { type ActivityId, activityIds } from '#domain/streets/activity.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { SportMark } from '../../../workouts/sport-mark.tsx'
import { sportOfActivity } from '../../activity-sport.ts'
import { LongPlanning } from '../plan/long-planning.tsx'
import { isUnsearched, type PlannerActions } from '../plan/use-planner.ts'
import type { Planner } from '../state/planner.ts'
import { typedMetres } from '../state/typed-distance.ts'
import { AskedLine } from './asked-line.tsx'
import { DistanceField } from './distance-field.tsx'
import { StartingArea } from './starting-area.tsx'
import { WishFields } from './wish-fields.tsx'

/** What is asked of the planner, and its buttons. */
export function PlannerForm({
  planner,
  actions,
  locationError,
  onLocate,
  onSave,
}: {
  planner: Planner
  actions: PlannerActions
  locationError: string | undefined
  onLocate: () => void
  onSave: () => void
}) {
  const [isRefused, setIsRefused] = useState(false)
  /** On a small screen the fields make room for the loops once there are some. */
  const [isEditing, setIsEditing] = useState(false)
  const { start, distance, unit, activity, wishes, planning, planned } = planner
  const hasDistance = typedMetres(distance, unit) !== undefined

  function generate() {
    setIsRefused(!hasDistance)
    if (hasDistance) setIsEditing(false)
    void actions.generate()
  }

  const isFolded = planned !== undefined && !isEditing

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        generate()
      }}
    >
      {isFolded && (
        <div className="lg:hidden">
          <AskedLine planner={planner} onEdit={() => setIsEditing(true)} />
        </div>
      )}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isFolded ? 'max-lg:hidden' : ''}`}>
        <StartingArea
          planner={planner}
          isUnsearched={isUnsearched(planner)}
          locationError={locationError}
          onType={actions.typeArea}
          onSearch={() => void actions.search()}
          onSubmit={generate}
          onLocate={onLocate}
        />
        <Segments label="Activity Type" options={activityOptions} value={activity} onChange={actions.changeActivity} />
        <DistanceField
          distance={distance}
          unit={unit}
          isRefused={isRefused}
          onChange={(fields) => {
            setIsRefused(false)
            actions.changeForm(fields)
          }}
          onSubmit={generate}
        />
        <WishFields wishes={wishes} onChange={actions.changeWishes} />
      </div>
      <div className={`grid gap-2 ${isFolded ? 'max-lg:grid-cols-2' : ''}`}>
        <Button
          tone="primary"
          type="submit"
          disabled={!start || distance.trim() === ''}
          busy={planning === 'loops' && 'Generating Route...'}
        >
          Generate Route
        </Button>
        <Button disabled={!planned} onClick={onSave}>
          Save Route
        </Button>
      </div>
      {planning === 'loops' && <LongPlanning onCancel={actions.cancel} />}
    </form>
  )
}

const activityOptions = activityIds.map((value: ActivityId) => {
  const sport = sportOfActivity(value)
  return { value, label: sportOf(sport).label, icon: <SportMark sport={sport} /> }
})
