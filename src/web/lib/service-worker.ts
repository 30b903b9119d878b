/**
 * Sends a message to the service worker of this page, if it has one: `take-over` lets a new version replace the one
 * that serves the page, `forget` deletes what was kept of the athlete.
 */
export function tellServiceWorker(message: 'take-over' | 'forget', worker = activeWorker()): void {
  worker?.postMessage(message)
}

function activeWorker(): ServiceWorker | null {
  // Missing on plain http, and on the server.
  return globalThis.navigator?.serviceWorker?.controller ?? null
}
