import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks before signing out with unsaved work on the page. */
export function SignOutDialog({ onStay, onSignOut }: { onStay: () => void; onSignOut: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title="Sign out with unsaved changes?"
      description="They stay in this browser, and are back when you sign in here again."
      footer={
        <>
          <Button tone="danger" onClick={onSignOut}>
            Sign out
          </Button>
          <Button tone="primary" onClick={onStay}>
            Keep editing
          </Button>
        </>
      }
    />
  )
}
