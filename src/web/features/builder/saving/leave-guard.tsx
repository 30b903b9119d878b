import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { registerUnsavedWork } from '../../../lib/unsaved-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks before a link, the back button or closing the tab loses unsaved work. `pending` is called at that moment. */
export function LeaveGuard({ pending }: { pending: () => boolean }) {
  const blocker = useBlocker({ shouldBlockFn: pending, enableBeforeUnload: pending, withResolver: true })
  useEffect(() => registerUnsavedWork(pending), [pending])
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onOpenChange={blocker.reset}
      title="Leave without saving?"
      description="Your changes to this workout are not saved yet."
      footer={
        <>
          <Button tone="danger" onClick={blocker.proceed}>
            Leave
          </Button>
          <Button tone="primary" onClick={blocker.reset}>
            Keep editing
          </Button>
        </>
      }
    />
  )
}
