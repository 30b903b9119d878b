import Pencil from 'lucide-react/icons/pencil'
import { sportOf } from '#domain/sports/registry.ts'
import { Button } from '../../../../ui/button.tsx'
import { SportMark } from '../../../workouts/sport-mark.tsx'
import { sportOfActivity } from '../../activity-sport.ts'
import { placeText } from '../start/place-text.ts'
import type { Planner } from '../state/planner.ts'
import { wishesText } from './wishes-text.ts'

/** On a small screen, what was asked in two lines, in place of the fields. */
export function AskedLine({ planner, onEdit }: { planner: Planner; onEdit: () => void }) {
  const { activity, distance, unit, start, startName, wishes } = planner
  const sport = sportOfActivity(activity)
  const place = startName ?? (start && placeText(start))
  const details = [place, wishesText(wishes)].filter((words) => words !== 'none').join(' · ')
  return (
    <div className="flex items-center gap-3">
      <SportMark sport={sport} />
      <p className="min-w-0 flex-1">
        <span className="block font-[540]">{`${sportOf(sport).label}, ${distance} ${unit}`}</span>
        <span title={details} className="line-clamp-2 text-ink-2 text-small">
          {details}
        </span>
      </p>
      <Button size="compact" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Change
      </Button>
    </div>
  )
}
