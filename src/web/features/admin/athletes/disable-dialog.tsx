import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { ListedAthlete } from '../queries.ts'
import { nameOf } from './athlete-words.ts'
import { useAthleteActions } from './use-athlete-actions.ts'
import { useAttempt } from './use-attempt.ts'

/** Asks before an account is disabled, and offers to enable it again. */
export function DisableDialog({ athlete, onClose }: { athlete: ListedAthlete; onClose: () => void }) {
  const { change, enable } = useAthleteActions()
  const { busy, failure, attempt } = useAttempt()
  async function disable() {
    if (!(await attempt(() => change(athlete, { disabled: true })))) return
    onClose()
    toast({
      title: `${nameOf(athlete)} is disabled`,
      action: { label: 'Undo', onSelect: () => void enable(athlete) },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Disable ${nameOf(athlete)}?`}
      description={`Every session of ${athlete.email} ends, and nobody can sign in to the account. Everything in it is kept, and you can enable it again at any time.`}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" busy={busy && 'Disabling...'} onClick={() => void disable()}>
            Disable
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Notice tone="danger" title={`Failed to disable ${nameOf(athlete)}`}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
