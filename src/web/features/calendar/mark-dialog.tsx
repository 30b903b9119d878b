import { useState } from 'react'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { parseDuration } from '#domain/units/duration.ts'
import { distanceUnitLabel } from '../../lib/format.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ActivityField } from './activity/activity-field.tsx'
import { useActivity } from './activity/use-activity.ts'
import { type MarkForm, markFormOf, readMark, withFigures } from './mark-form.ts'
import { nameOfEntry, sportOfEntry } from './name-of-entry.ts'
import type { CalendarItem } from './queries.ts'
import { useChanging } from './use-changing.ts'

/** Asks how a workout or a race went, and marks it as done or skipped. */
export function MarkDialog({
  item,
  dropped,
  onClose,
}: {
  item: CalendarItem
  /** The file of an activity, from which time and distance are taken. */
  dropped?: File
  onClose: () => void
}) {
  const change = useChanging()
  const sport = sportOfEntry(item)
  const unit = unitOfDistances(usePreferences().distances, sport)
  const [form, setForm] = useState(() => markFormOf(item.mark, unit))
  const [problems, setProblems] = useState<Partial<Record<keyof MarkForm, string>>>({})
  const set = (part: Partial<MarkForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setProblems({})
  }
  const activity = useActivity({
    dropped,
    sport,
    onRead: (figures) => setForm((before) => withFigures(before, figures, unit)),
  })

  function mark() {
    const read = readMark(form, parseDuration, unit)
    if ('problems' in read) return setProblems(read.problems)
    onClose()
    void change(
      [{ op: 'mark', id: item.id, mark: read.mark }],
      { title: form.state === 'done' ? 'Marked as done' : 'Marked as skipped' },
      { title: 'Failed to mark it' },
    )
  }

  return (
    <FormDialog title={`How did ${nameOfEntry(item)} go?`} action="Mark" onSubmit={mark} onClose={onClose}>
      <Segments
        label="It was"
        options={[
          { value: 'done', label: 'Done' },
          { value: 'skipped', label: 'Skipped' },
        ]}
        value={form.state}
        onChange={(state) => set({ state })}
      />
      <SelectField
        label="How it felt"
        options={feelings}
        value={form.feeling}
        onChange={(feeling) => set({ feeling })}
      />
      <TextField
        label="A word on it"
        maxLength={200}
        autoComplete="off"
        value={form.word}
        onChange={(event) => set({ word: event.target.value })}
      />
      {form.state === 'done' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <div className="col-span-2">
            <ActivityField item={item} {...activity} />
          </div>
          <TextField
            label="Time"
            hint="Empty is as planned"
            placeholder="45:00"
            autoComplete="off"
            value={form.time}
            error={problems.time}
            onChange={(event) => set({ time: event.target.value })}
          />
          <TextField
            label="Distance"
            unit={distanceUnitLabel[unit]}
            inputMode="decimal"
            autoComplete="off"
            value={form.distance}
            error={problems.distance}
            onChange={(event) => set({ distance: event.target.value })}
          />
        </div>
      )}
    </FormDialog>
  )
}

const feelings = [
  { value: '', label: 'Not said' },
  { value: '1', label: '1 of 5, bad' },
  { value: '2', label: '2 of 5' },
  { value: '3', label: '3 of 5' },
  { value: '4', label: '4 of 5' },
  { value: '5', label: '5 of 5, great' },
] as const
