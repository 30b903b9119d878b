import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { cacheKeyOf, isKeptAnswer } from './kept-answers.ts'
import { offlinePage } from './offline-page.ts'

// Keeps what the calendar needs without a connection: its page, its files, and the answers of the API that it was last
// drawn from. With a connection, pages and answers always come from the server.

declare const self: ServiceWorkerGlobalScope
/** The addresses of the files that the calendar and a workout's page need. The build fills them in. */
declare const CALENDAR_FILES: readonly string[]

const CALENDAR = '/dashboard/activity'
const FOURTEEN_DAYS_IN_SECONDS = 14 * 24 * 60 * 60

const files = new CacheFirst({
  cacheName: 'files',
  // The name of a file belongs to one content. Files of earlier builds stay for tabs that are still open.
  plugins: [new ExpirationPlugin({ maxEntries: 400 })],
})

const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [
    {
      cacheKeyWillBeUsed: async () => CALENDAR,
      cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
    },
  ],
})

const answers = new NetworkFirst({
  cacheName: 'answers',
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request) },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: FOURTEEN_DAYS_IN_SECONDS }),
  ],
})

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([fetchInto(pages, event, CALENDAR), ...CALENDAR_FILES.map((file) => fetchInto(files, event, file))]),
  )
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  // A new version waits until the athlete asks for it, so that it interrupts nothing.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  // The athlete signed out.
  if (event.data === 'forget')
    event.waitUntil(Promise.all([caches.delete(pages.cacheName), caches.delete(answers.cacheName)]))
})

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
registerRoute(({ request, sameOrigin }) => sameOrigin && isKeptAnswer(request), answers)
registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === CALENDAR, pages)
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage(CALENDAR) : Response.error()))

/** Fetches a file or page into the cache of a strategy. */
function fetchInto(strategy: Strategy, event: ExtendableEvent, path: string): Promise<unknown> {
  return Promise.all(strategy.handleAll({ event, request: new Request(path) }))
}
