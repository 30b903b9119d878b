import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { PlainToast } from './plain-toast.tsx'
import { dismissFailures, type ShownToast, shownToasts, subscribe } from './toast-store.ts'

type Drawing = ComponentType<{ toasts: readonly ShownToast[] }>

/** Where toasts appear; stands once, in the root of the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, shownToasts, none)
  const [drawing, setDrawing] = useState<{ List: Drawing } | 'plain'>()

  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && dismissFailures()), [router])

  // Every toast asks again: whoever was offline for the first may be back for the next.
  useEffect(() => {
    if (toasts.length === 0) return
    loadToastList().then(
      ({ ToastList }) => setDrawing({ List: ToastList }),
      () => setDrawing((known) => known ?? 'plain'),
    )
  }, [toasts])

  if (toasts.length === 0 || !drawing) return null
  if (drawing === 'plain') return <PlainToast toasts={toasts} />
  return <drawing.List toasts={toasts} />
}

/** Fetches the drawing of toasts ahead of the first, for pages whose messages must come without a network. */
export function prepareToasts(): void {
  loadToastList().catch(() => undefined)
}

// Nobody who only reads a page pays for the drawing of toasts.
const loadToastList = () => import('./toast-list.tsx')

const nothing: ReturnType<typeof shownToasts> = []
const none = () => nothing
