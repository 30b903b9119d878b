import { lazy, Suspense } from 'react'
import type { DownloadDialog } from './download-dialog.tsx'

// Loaded when it is first opened: few visitors download a file.
const Dialog = lazy(() => import('./download-dialog.tsx').then((file) => ({ default: file.DownloadDialog })))

/** The download dialog; nothing while no format is chosen. */
export function Downloads(parts: Parameters<typeof DownloadDialog>[0]) {
  if (parts.chosen === undefined) return null
  return (
    <Suspense fallback={null}>
      <Dialog {...parts} />
    </Suspense>
  )
}
