import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Conflict } from './use-saving.tsx'

/** Asks which version to keep when a workout was changed or deleted elsewhere after the builder opened it. */
export function ConflictDialog({
  conflict,
  isBusy,
  onOverwrite,
  onTakeTheirs,
  onSaveAsNew,
  onClose,
}: {
  conflict: Conflict
  isBusy: boolean
  onOverwrite: () => void
  onTakeTheirs: () => void
  onSaveAsNew: () => void
  onClose: () => void
}) {
  const isDeleted = conflict === 'deleted'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isDeleted ? 'This workout was deleted' : 'This workout was changed elsewhere'}
      description={
        isDeleted
          ? 'It was deleted after you opened it. You can save your version as a new workout.'
          : 'It was saved in another tab or on another device after you opened it. Which version should be kept? After “Take the other” Undo brings yours back.'
      }
      footer={
        isDeleted ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button tone="primary" disabled={isBusy} onClick={onSaveAsNew}>
              Save as new
            </Button>
          </>
        ) : (
          <>
            <Button tone="danger" disabled={isBusy} onClick={onOverwrite}>
              Keep mine
            </Button>
            <Button disabled={isBusy} onClick={onTakeTheirs}>
              Take the other
            </Button>
            <Button tone="primary" disabled={isBusy} onClick={onSaveAsNew}>
              Keep both
            </Button>
          </>
        )
      }
    />
  )
}
