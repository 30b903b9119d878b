import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOutOn } from '../../../../lib/session.ts'
import { useSite } from '../../../../lib/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { providerSentence } from '../../provider-sentence.ts'
import { SessionList } from './session-list.tsx'
import { sessionsQuery } from './sessions-query.ts'

/** Lists the devices, and signs out on all others or on all. A foreign auth provider lists none. */
export function Devices({ timeZone }: { timeZone: string }) {
  const { accounts } = useSite()
  const cache = useQueryClient()
  const [busy, setBusy] = useState<'others' | 'all'>()

  async function leave(devices: 'others' | 'all') {
    setBusy(devices)
    try {
      await signOutOn(devices)
      // With this device's session the page goes as well.
      if (devices === 'all') return
      toast({ title: 'Signed out on all other devices' })
      await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    } catch (error) {
      toast({ title: 'Failed to sign out', description: providerSentence(error), variant: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="grid gap-5">
      {accounts === 'embedded' && <SessionList timeZone={timeZone} />}
      <div className="flex flex-wrap gap-3">
        {accounts === 'embedded' && (
          <Button busy={busy === 'others' ? 'Signing out...' : undefined} onClick={() => void leave('others')}>
            Sign out on other devices
          </Button>
        )}
        <Button busy={busy === 'all' ? 'Signing out...' : undefined} onClick={() => void leave('all')}>
          Sign out everywhere
        </Button>
      </div>
    </div>
  )
}
