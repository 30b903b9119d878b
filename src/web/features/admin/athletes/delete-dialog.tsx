import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { ListedAthlete } from '../queries.ts'
import { nameOf } from './athlete-words.ts'
import { useAthleteActions } from './use-athlete-actions.ts'
import { useAttempt } from './use-attempt.ts'

/** Asks for the typed address before an athlete is deleted for good. */
export function DeleteDialog({ athlete, onClose }: { athlete: ListedAthlete; onClose: () => void }) {
  const { remove } = useAthleteActions()
  const { busy, failure, attempt } = useAttempt()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== athlete.email.toLowerCase()) {
      setProblem(typed.trim() === '' ? 'Type the address to confirm.' : 'This is not the address of the account.')
      return field.current?.focus()
    }
    if (!(await attempt(() => remove(athlete)))) return
    onClose()
    toast({
      title: `${nameOf(athlete)} is being deleted`,
      description: 'Nobody can sign in any more, and within a day nothing is left.',
    })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${nameOf(athlete)}?`}
      description="Nobody can sign in to the account from now on. Within a day the workouts, the calendar and everything else in it are deleted for good. The athlete is not asked, and gets no letter."
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" type="submit" form={form} busy={busy && 'Deleting...'}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 pt-1 pb-2">
        {failure !== undefined && (
          <Notice tone="danger" title={`Failed to delete ${nameOf(athlete)}`}>
            {failure}
          </Notice>
        )}
        <TextField
          ref={field}
          label="Email address of the account"
          type="email"
          autoComplete="off"
          hint={`Type ${athlete.email} to confirm.`}
          error={problem}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
