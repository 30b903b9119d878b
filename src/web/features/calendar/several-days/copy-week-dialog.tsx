import { useState } from 'react'
import { daysFrom } from '#domain/calendar/days/day.ts'
import { formatCount } from '#domain/units/words.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { nameOfWeek } from '../day-names.ts'
import { useChanging } from '../use-changing.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { countEntries, readCount, weeksOf } from './preview-words.ts'
import { type Preview, usePreview } from './use-preview.ts'

/** Most weeks that a week is copied to, as the server says. */
const MAX_WEEKS = 26

/** Asks on how many of the next weeks a week is repeated, shows what they get, and copies it. */
export function CopyWeekDialog({ firstDay, onClose }: { firstDay: string; onClose: () => void }) {
  const change = useChanging()
  const [typed, setTyped] = useState('1')
  const [replace, setReplace] = useState(false)
  const times = readCount(typed, MAX_WEEKS)
  const operation = times ? ({ op: 'copy-week', from: firstDay, times, replace } as const) : undefined
  const { preview, isCurrent, refusal } = usePreview(operation)
  const week = nameOfWeek(daysFrom(firstDay, 7))

  function copy() {
    if (!operation || !preview || !isCurrent) return
    onClose()
    const done = { title: `Copied ${week} to ${formatCount(operation.times, 'week')}` }
    void change([operation], done, { title: 'Failed to copy the week' })
  }

  return (
    <FormDialog
      title={`Copy ${week} forward`}
      action={isCurrent && preview ? `Copy ${countEntries(preview.comes.length)}` : 'Copy'}
      disabled={!isCurrent}
      onSubmit={copy}
      onClose={onClose}
    >
      <TextField
        label="Times"
        unit={times === 1 ? 'week' : 'weeks'}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={times ? undefined : `Write a number from 1 to ${MAX_WEEKS}.`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Switch label="Replace what is planned there" checked={replace} onChange={setReplace} />
      <PreviewFrame operation={operation} preview={preview} refusal={refusal} staying="Not copied">
        {(shown) => <Weeks preview={shown} firstDay={firstDay} />}
      </PreviewFrame>
    </FormDialog>
  )
}

function Weeks({ preview, firstDay }: { preview: Preview; firstDay: string }) {
  return (
    <ul className="border-ink border-t-[1.5px]">
      {weeksOf(preview, firstDay).map(({ name, gets, loses }) => (
        <li key={name} className="border-line border-b py-2.5 text-small [overflow-wrap:anywhere]">
          <span className="block font-[540]">{name}</span>
          <span className="block text-ink-2">{gets}</span>
          {loses && <span className="block text-danger">Replaces {loses}</span>}
        </li>
      ))}
    </ul>
  )
}
