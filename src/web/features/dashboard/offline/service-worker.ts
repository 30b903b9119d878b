import { tellServiceWorker } from '../../../lib/service-worker.ts'

const ADDRESS = '/service-worker.js'
/** How often an open page looks for a new version, in milliseconds. */
const LOOK_EVERY_MS = 60 * 60 * 1000

let newVersion: ServiceWorker | undefined
let registering: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Registers the service worker, once. Resolves when it serves this page; never where a browser has none. */
export function registerServiceWorker(): Promise<void> {
  registering ??= register()
  return registering
}

/** Whether a new version waits to be taken over. */
export const newVersionWaits = () => newVersion !== undefined

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the new version take over, and loads the page again. */
export function takeOver(): void {
  if (!newVersion) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tellServiceWorker('take-over', newVersion)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // The development server builds none, and browsers offer none on plain http.
  if (!import.meta.env.PROD || !serviceWorker) return new Promise(() => undefined)
  const registration = await serviceWorker.register(ADDRESS)
  const noteWaiting = () => {
    if (!registration.waiting || !serviceWorker.controller) return
    newVersion = registration.waiting
    for (const listener of listeners) listener()
  }
  noteWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', noteWaiting),
  )
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS)
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}
