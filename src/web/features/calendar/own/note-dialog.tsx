import { useState } from 'react'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { dateOfDay } from '../day-names.ts'
import type { CalendarItem } from '../queries.ts'
import { useChanging } from '../use-changing.ts'

/** Asks for the text of a note, of a new one if there is none yet. */
export function NoteDialog({ date, item, onClose }: { date: string; item?: CalendarItem; onClose: () => void }) {
  const change = useChanging({ offersRetry: false })
  const [text, setText] = useState(item?.content.kind === 'note' ? item.content.text : '')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  async function save() {
    if (!text.trim()) return setProblem('Write something into the note.')
    setIsSaving(true)
    const content = { kind: 'note', text } as const
    const isSaved = await change(
      [item ? { op: 'edit', id: item.id, content } : { op: 'add', id: crypto.randomUUID(), date, content }],
      { title: item ? 'Note changed' : 'Note added' },
      { title: 'Failed to save the note' },
    )
    // What was typed stays until it is saved.
    if (isSaved) onClose()
    setIsSaving(false)
  }

  return (
    <FormDialog
      title={`Note for ${dateOfDay(date)}`}
      action="Save"
      busy={isSaving && 'Saving...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextArea
        label="Note"
        rows={4}
        maxLength={2000}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
    </FormDialog>
  )
}

/** Asks for the reason of a rest day. */
export function RestDialog({ item, text, onClose }: { item: CalendarItem; text: string; onClose: () => void }) {
  const change = useChanging()
  const [reason, setReason] = useState(text)

  function save() {
    onClose()
    void change(
      [{ op: 'edit', id: item.id, content: { kind: 'rest', text: reason } }],
      { title: 'Rest day changed' },
      { title: 'Failed to change the rest day' },
    )
  }

  return (
    <FormDialog title={`Rest day on ${dateOfDay(item.date)}`} action="Save" onSubmit={save} onClose={onClose}>
      <TextField
        label="Reason"
        hint="It can be empty."
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
