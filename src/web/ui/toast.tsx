import { lazy, Suspense, useSyncExternalStore } from 'react'
import { shownToasts, subscribe } from './toast-store.ts'

// Nobody who only reads a page pays for the drawing of toasts.
const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Where toasts appear; stands once, in the root of the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, shownToasts, none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}

const nothing: ReturnType<typeof shownToasts> = []
const none = () => nothing
