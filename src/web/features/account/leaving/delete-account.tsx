import { useState } from 'react'
import type { Profile } from '#contracts/user.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { leavingDay } from './leaving-day.ts'

/** The button takes this place or the sentence that says when; the focus returns to whichever is there. */
const PLACE = 'delete-account'

/** Asks for the deletion of the account; once asked for, says when it comes. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const { refreshProfile } = useSession()
  const [asking, setAsking] = useState(false)
  const done = async () => {
    await refreshProfile()
    toast({ title: 'Your account will be deleted', description: 'We have sent you a letter that says when.' })
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-h4">Delete my account</h3>
      {profile.leaves_at ? (
        <p id={PLACE} tabIndex={-1} className="max-w-prose text-ink-2 outline-none">
          Your account will be deleted on {leavingDay(profile.leaves_at, profile)}. To keep it, press “Keep my account”
          at the top of this page.
        </p>
      ) : (
        <>
          <p className="max-w-prose text-ink-2">
            After 14 days, in which you can change your mind, nothing of yours is left here.
          </p>
          <div>
            <Button id={PLACE} tone="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </div>
        </>
      )}
      {asking && <DeleteAccountDialog email={profile.email} onDone={done} onClose={() => setAsking(false)} />}
    </div>
  )
}
