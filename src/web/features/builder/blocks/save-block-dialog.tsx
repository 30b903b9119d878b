import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type DraftEntry, everyStep, isStepReadable, storedEntries } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { BlockFacts } from './block-facts.tsx'
import { MAX_BLOCK_NAME, proposedName } from './proposed-name.ts'
import { useBlockChanges } from './use-blocks.ts'

/** Saves entries of the workout under a name, to insert them again. */
export function SaveBlockDialog({ builder, entries }: { builder: BuilderState; entries: readonly DraftEntry[] }) {
  const formId = useId()
  const changes = useBlockChanges()
  const [name, setName] = useState(() => proposedName(entries))
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<CallError>()
  const steps = storedEntries(entries)
  const isReadable = everyStep(entries).every(isStepReadable)
  const isBlank = name.trim() === ''
  const close = () => builder.showBlocks(undefined)

  async function save(how: 'save' | 'saveInPlace') {
    setSaving(true)
    try {
      const saved = await changes[how]({ name, sport: builder.chosenSport ?? null, steps })
      builder.choice.end()
      close()
      toast({ title: `Saved ${saved.name}`, description: 'Insert it into any workout with “Insert block”.' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
      setSaving(false)
    }
  }

  const ofName = refusal?.fields.name
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Save as block"
      description="Steps you use often, a warm-up for example, to insert into any workout."
      footer={
        <>
          {refusal?.code === 'name-taken' ? (
            <Button disabled={isSaving} onClick={() => void save('saveInPlace')}>
              Replace that one
            </Button>
          ) : (
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
          )}
          <Button
            tone="primary"
            type="submit"
            form={formId}
            disabled={isBlank || !isReadable}
            busy={isSaving && 'Saving...'}
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5 pt-1 pb-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isBlank && isReadable && !isSaving) void save('save')
        }}
      >
        {!isReadable && (
          <Notice tone="danger">A field of these steps is not set yet. Correct it, then save the block.</Notice>
        )}
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={MAX_BLOCK_NAME}
          value={name}
          error={ofName}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setName(event.target.value)
            setRefusal(undefined)
          }}
        />
        {refusal && !ofName && (
          <Notice tone="danger" title="The block is not saved">
            {refusal.message}
          </Notice>
        )}
        <div>
          <BlockFacts steps={steps} sport={builder.chosenSport ?? null} drawnAs={builder.sport} />
        </div>
      </form>
    </Dialog>
  )
}
