import { useState } from 'react'
import { sportIds, sportOf } from '#domain/sports/registry.ts'
import { usePreferences } from '../../../lib/use-preferences.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { nameOfDay } from '../day-names.ts'
import type { CalendarItem } from '../queries.ts'
import { useChanging } from '../use-changing.ts'
import { type RaceForm, raceExamples, raceFormOf, readRace } from './race-form.ts'

/** Asks for the name, sport, distance and day of a race, of a new one if there is none yet. */
export function RaceDialog({ date, item, onClose }: { date: string; item?: CalendarItem; onClose: () => void }) {
  const change = useChanging({ offersRetry: false })
  const { distances } = usePreferences()
  const [form, setForm] = useState(() =>
    raceFormOf(date, distances, item?.content.kind === 'race' ? item.content : undefined),
  )
  const [problems, setProblems] = useState<Partial<Record<keyof RaceForm, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const set = (part: Partial<RaceForm>) => {
    setForm({ ...form, ...part })
    setProblems({})
  }

  async function save() {
    const read = readRace(form, distances)
    if ('problems' in read) return setProblems(read.problems)
    setIsSaving(true)
    const { race: content, date: day } = read
    const id = item?.id ?? crypto.randomUUID()
    const moved = day === date ? [] : [{ op: 'move', id, date: day } as const]
    const isSaved = await change(
      item ? [{ op: 'edit', id, content }, ...moved] : [{ op: 'add', id, date: day, content }],
      { title: item ? 'Race changed' : `Race added on ${nameOfDay(day)}` },
      { title: 'Failed to save the race' },
    )
    // What was typed stays until it is saved.
    if (isSaved) onClose()
    setIsSaving(false)
  }

  return (
    <FormDialog
      title={item ? 'Edit race' : 'Add race'}
      action="Save"
      busy={isSaving && 'Saving...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        placeholder="Berlin Marathon"
        maxLength={200}
        autoComplete="off"
        value={form.name}
        error={problems.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start sm:gap-3">
        <SelectField label="Sport" options={sports} value={form.sport} onChange={(sport) => set({ sport })} />
        <TextField
          label="Distance"
          placeholder={raceExamples(distances).split(',')[0]}
          hint="It can be empty."
          autoComplete="off"
          value={form.distance}
          error={problems.distance}
          onChange={(event) => set({ distance: event.target.value })}
        />
      </div>
      <TextField
        type="date"
        label="Day"
        value={form.date}
        error={problems.date}
        onChange={(event) => set({ date: event.target.value })}
      />
    </FormDialog>
  )
}

const sports = [
  ...sportIds.map((id) => ({ value: id, label: sportOf(id).label })),
  { value: '' as const, label: 'Another sport' },
]
