import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { registerUnsavedWork } from '../../../lib/unsaved-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/**
 * Asks before a link, the back button or closing the tab leaves unsaved work. `pending` is called at that moment, `onLeave`
 * once the athlete chose to leave without it. `onBack` is called where Back leads to the step before on the same page, and
 * nothing is asked.
 */
export function LeaveGuard({
  pending,
  onLeave,
  onBack,
}: {
  pending: () => boolean
  onLeave: () => void
  onBack?: (() => void) | undefined
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || !onBack) return pending()
      onBack()
      return false
    },
    enableBeforeUnload: pending,
    withResolver: true,
  })
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
          <Button
            tone="danger"
            onClick={() => {
              onLeave()
              blocker.proceed()
            }}
          >
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
