import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { everyDay } from '../queries.ts'
import { discardWaiting, saveWaiting, useWaitingCount } from './waiting-changes.ts'

/** How often saving is tried while a change waits, in milliseconds. */
const TRY_EVERY_MS = 10_000

/** Says how many changes of the calendar wait, tries to save them now and then, and lets the athlete give them up. */
export function WaitingNotice() {
  const cache = useQueryClient()
  const count = useWaitingCount()
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true)
  const waits = count > 0
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void saveWaiting(), TRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [waits])
  if (!waits) return null

  function discard() {
    discardWaiting()
    void cache.invalidateQueries({ queryKey: everyDay })
  }
  return (
    <Notice
      title={isOnline ? 'Not saved yet' : 'You are offline'}
      className="mb-6"
      actions={
        <>
          <Button onClick={() => void saveWaiting()}>Try to save now</Button>
          {isOnline && (
            <Button tone="quiet" onClick={discard}>
              Discard
            </Button>
          )}
        </>
      }
    >
      {count === 1 ? '1 change waits' : `${count} changes wait`}.{' '}
      {isOnline
        ? 'Saving is tried every ten seconds: keep this page open until then.'
        : 'What waits is saved as soon as there is a connection: keep this page open until then.'}
    </Notice>
  )
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnlineNow = () => onlineManager.isOnline()
