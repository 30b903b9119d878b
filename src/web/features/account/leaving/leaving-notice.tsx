import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { leavingDay } from './leaving-day.ts'

/** Stands above every page of the dashboard while the account is to be deleted, and keeps it. */
export function LeavingNotice() {
  const { profile, refreshProfile } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!profile?.leaves_at) return null
  const keep = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call('delete /api/user/deletion', {})
      await refreshProfile()
      toast({ title: 'Your account stays', description: 'Nothing was deleted.' })
      // The button is gone: what comes next is the page.
      document.getElementById('content')?.focus()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mx-auto w-full max-w-[1180px] px-4.5 pt-6 md:px-10">
      <Notice
        title={`Your account will be deleted on ${leavingDay(profile.leaves_at, profile)}`}
        actions={
          <Button size="compact" busy={busy && 'Keeping...'} onClick={keep}>
            Keep my account
          </Button>
        }
      >
        Until then everything is as it was. Afterwards nothing can be brought back.
        {failure !== undefined && (
          <p role="alert" className="mt-2 text-danger">
            Failed to keep your account. {failure}
          </p>
        )}
      </Notice>
    </div>
  )
}
