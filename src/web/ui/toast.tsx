import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { watchPresses } from './last-pressed.ts'
import { PlainToast } from './plain-toast.tsx'
import { dismissFailures, type ShownToast, shownToasts, subscribe } from './toast-store.ts'

type Drawing = ComponentType<{ toasts: readonly ShownToast[] }>

/** Shows the toasts; used once, in the root of the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, shownToasts, none)
  const [drawing, setDrawing] = useState<{ List: Drawing } | 'plain'>()

  useEffect(watchPresses, [])

  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && dismissFailures()), [router])

  // Every toast fetches the script again: after a failure offline, the browser may be online for the next one.
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

/** Fetches the script of toasts ahead, for pages whose messages must show without a network. */
export function prepareToasts(): void {
  loadToastList().catch(() => undefined)
}

// Loaded on demand: most pages show no toast.
const loadToastList = () => import('./toast-list.tsx')

const nothing: ReturnType<typeof shownToasts> = []
const none = () => nothing
