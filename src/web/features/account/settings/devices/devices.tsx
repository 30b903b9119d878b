import { useState } from 'react'
import { signOutOn } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { providerSentence } from '../provider-sentence.ts'

/** Ends the sessions on other devices, or on all of them. */
export function Devices() {
  const [busy, setBusy] = useState<'others' | 'all'>()

  async function leave(devices: 'others' | 'all') {
    setBusy(devices)
    try {
      await signOutOn(devices)
      // With this device's session the page goes as well.
      if (devices === 'others') toast({ title: 'Signed out on all other devices' })
    } catch (error) {
      toast({ title: 'Failed to sign out', description: providerSentence(error), variant: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy === 'others' ? 'Signing out...' : undefined} onClick={() => void leave('others')}>
        Sign out on other devices
      </Button>
      <Button busy={busy === 'all' ? 'Signing out...' : undefined} onClick={() => void leave('all')}>
        Sign out everywhere
      </Button>
    </div>
  )
}
