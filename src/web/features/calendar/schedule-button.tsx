import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { isDay } from '#domain/calendar/days/day.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { ItemWorkout } from './queries.ts'
import { useScheduling } from './use-scheduling.ts'

/** Puts an athlete's own workout on a day of the calendar, which a dialog asks for. */
export function ScheduleButton({ workout }: { workout: ItemWorkout }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <CalendarPlus aria-hidden="true" />
        Schedule
      </Button>
      {isAsking && <ScheduleDialog workout={workout} onClose={() => setAsking(false)} />}
    </>
  )
}

function ScheduleDialog({ workout, onClose }: { workout: ItemWorkout; onClose: () => void }) {
  const { profile } = useSession()
  const [date, setDate] = useState(() => todayIn(new Date(), profile?.timezone))
  const { schedule, busy } = useScheduling(isDay(date) ? date : undefined, onClose)
  return (
    <FormDialog
      title={`Schedule ${workout.name}`}
      action="Schedule"
      busy={busy !== undefined && 'Scheduling...'}
      onSubmit={() => void schedule(workout)}
      onClose={onClose}
    >
      <TextField type="date" label="Day" value={date} onChange={(event) => setDate(event.target.value)} />
    </FormDialog>
  )
}
