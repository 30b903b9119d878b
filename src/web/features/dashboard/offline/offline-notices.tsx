import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../../lib/session.ts'
import { hasUnsavedWork } from '../../../lib/unsaved-work.ts'
import { usePreferences } from '../../../lib/use-preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { keepWeeksReadable } from '../../calendar/offline/keep-weeks.ts'
import { newVersionWaits, registerServiceWorker, subscribeToNewVersion, takeOver } from './service-worker.ts'

/** Stands above every page of the dashboard without a connection, and when a new version of the product is ready. */
export function OfflineNotices() {
  useOfflineCopy()
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  const hasNewVersion = useSyncExternalStore(subscribeToNewVersion, newVersionWaits)
  // Drawn again on every page, so that it is not shown over an edit.
  useLocation()
  const offersNewVersion = hasNewVersion && isOnline && !hasUnsavedWork()
  if (isOnline && !offersNewVersion) return null
  return (
    <div className="mx-auto grid w-full max-w-[1180px] gap-4 px-4.5 pt-6 md:px-10 print:hidden">
      {!isOnline && (
        <Notice title="No connection">
          Your calendar shows this week and the next as they were last loaded. Changes of the calendar wait for the
          connection.
        </Notice>
      )}
      {offersNewVersion && (
        <Notice
          title="A new version is ready"
          actions={
            <Button size="compact" onClick={takeOver}>
              Load it
            </Button>
          }
        >
          The page is loaded again, and stays where it is.
        </Notice>
      )}
    </div>
  )
}

/** Keeps this week and the next readable without a connection, once a page that is open. */
function useOfflineCopy() {
  const cache = useQueryClient()
  const { user, profile } = useSession()
  const { week_start: weekStart } = usePreferences()
  const athleteId = user?.id
  const timezone = profile?.timezone
  useEffect(() => {
    if (athleteId === undefined || !navigator.onLine) return
    let left = false
    registerServiceWorker()
      .then(() => (left ? undefined : keepWeeksReadable(cache, timezone, weekStart)))
      // Without the copy everything works as before.
      .catch((error: unknown) => console.warn('No copy is kept for the time without a connection', error))
    return () => {
      left = true
    }
  }, [cache, athleteId, timezone, weekStart])
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
