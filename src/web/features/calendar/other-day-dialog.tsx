import { useState } from 'react'
import { refusals } from '#domain/calendar/change/refusal.ts'
import { isDay } from '#domain/calendar/days/day.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { nameOfDay } from './day-names.ts'
import { nameOfEntry } from './name-of-entry.ts'
import type { CalendarItem } from './queries.ts'
import { useChanging } from './use-changing.ts'

/** Asks to which day an entry is moved or copied, and does it. */
export function OtherDayDialog({
  item,
  doing,
  onClose,
}: {
  item: CalendarItem
  doing: 'move' | 'copy'
  onClose: () => void
}) {
  const change = useChanging()
  const [date, setDate] = useState(item.date)
  const [problem, setProblem] = useState<string>()
  const [did, verb] = doing === 'move' ? ['Moved', 'Move'] : ['Copied', 'Copy']

  function submit() {
    if (!isDay(date)) return setProblem(date === '' ? 'Choose a day.' : refusals['outside-calendar'])
    onClose()
    void change(
      [
        doing === 'move'
          ? { op: 'move', id: item.id, date }
          : { op: 'copy', id: crypto.randomUUID(), of: item.id, date },
      ],
      { title: `${did} to ${nameOfDay(date)}` },
      { title: `Failed to ${doing} it` },
    )
  }

  return (
    <FormDialog title={`${verb} ${nameOfEntry(item)}`} action={verb} onSubmit={submit} onClose={onClose}>
      <TextField
        type="date"
        label="To"
        value={date}
        error={problem}
        onChange={(event) => {
          setDate(event.target.value)
          setProblem(undefined)
        }}
      />
    </FormDialog>
  )
}
