import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/** The notes of a step, folded unless it has some. */
export function StepNotes({ builder, draftStep: { key, step } }: { builder: BuilderState; draftStep: DraftStep }) {
  const [open, setOpen] = useState(Boolean(step.notes))
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  function toggle() {
    // The text area is there to be focused only once it is drawn.
    flushSync(() => setOpen(!open))
    area.current?.focus()
  }

  return (
    <div>
      <Button tone="quiet" size="compact" className="-ms-3.5" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {open ? 'Hide notes' : step.notes ? 'Show notes' : 'Add notes'}
      </Button>
      <div id={id} hidden={!open} className="mt-2">
        {open && (
          <TextArea
            ref={area}
            label="Notes"
            hint="A line such as 0:30 Sit up is shown at that moment by a trainer."
            maxLength={2000}
            value={step.notes ?? ''}
            onChange={(event) => builder.dispatch({ type: 'text', key, field: 'notes', text: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
