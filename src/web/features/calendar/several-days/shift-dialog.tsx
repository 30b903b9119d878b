import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { nameOfDay, shortDay } from '../day-names.ts'
import { useChanging } from '../use-changing.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { countEntries, nameOfPreviewed, readCount, shiftText } from './preview-words.ts'
import { type Preview, usePreview } from './use-preview.ts'

/** Most days that a plan is shifted by, as the server says. */
const MAX_DAYS = 366
/** Entries of a preview that are listed; the rest is counted. */
const MAX_ROWS = 40

/** Asks by how many days all that is planned from a day on is shifted, shows each day before and after, and shifts it. */
export function ShiftDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const change = useChanging()
  const [typed, setTyped] = useState('1')
  const [direction, setDirection] = useState<'later' | 'earlier'>('later')
  const count = readCount(typed, MAX_DAYS)
  const days = count && (direction === 'later' ? count : -count)
  const operation = days ? ({ op: 'shift', from: day, days } as const) : undefined
  const { preview, isCurrent, refusal } = usePreview(operation)

  function shift() {
    if (!operation || !days || !preview || !isCurrent) return
    onClose()
    const done = { title: `Shifted ${countEntries(preview.comes.length)}: ${shiftText(days)}` }
    void change([operation], done, { title: 'Failed to shift the plan' })
  }

  return (
    <FormDialog
      title={`Shift from ${nameOfDay(day)}`}
      description="All that is planned from this day on moves. Races, and what is done or skipped, stay."
      action={isCurrent && preview ? `Shift ${countEntries(preview.comes.length)}` : 'Shift'}
      disabled={!isCurrent}
      onSubmit={shift}
      onClose={onClose}
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          label="By"
          unit={count === 1 ? 'day' : 'days'}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={count ? undefined : `Write a number from 1 to ${MAX_DAYS}.`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Segments
          label="Direction"
          options={[
            { value: 'later', label: 'Later' },
            { value: 'earlier', label: 'Earlier' },
          ]}
          value={direction}
          onChange={setDirection}
        />
      </div>
      <PreviewFrame operation={operation} preview={preview} refusal={refusal} staying="Stays where it is">
        {(shown) => <Days comes={shown.comes} />}
      </PreviewFrame>
    </FormDialog>
  )
}

function Days({ comes }: Pick<Preview, 'comes'>) {
  const [more, last] = [comes.length - MAX_ROWS, comes.at(-1)]
  return (
    <>
      <table className="tabular w-full border-collapse text-small">
        <thead className="border-ink border-b-[1.5px] text-start text-label">
          <tr>
            {['What', 'Now', 'Then'].map((name) => (
              <th key={name} scope="col" className="py-1.5 pe-3 last:pe-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comes.slice(0, MAX_ROWS).map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Entries of a preview have no ids, and are drawn anew together.
            <tr key={index} className="border-line border-b align-top">
              <th scope="row" className="py-2 pe-3 text-start font-[540] [overflow-wrap:anywhere]">
                {nameOfPreviewed(item)}
              </th>
              <td className="whitespace-nowrap py-2 pe-3 text-ink-2">{shortDay(item.date)}</td>
              <td className="whitespace-nowrap py-2">{shortDay(item.to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && last && (
        <p className="mt-2 text-small">
          And {more} more, the last on {nameOfDay(last.to)}.
        </p>
      )}
    </>
  )
}
