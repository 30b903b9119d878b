import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { compressPublic } from './compress-public.ts'
import { publicAddresses } from './public-addresses.ts'

/** What search engines and browsers ask a site for by fixed names: robots.txt, the site map and the manifest. */
export function mountForCrawlers(
  app: Hono,
  {
    publicUrl,
    listedRoutes,
    listedWorkouts,
    now,
  }: {
    publicUrl: string
    /** The ids of routes that their athletes have listed, at most so many, the newest first. */
    listedRoutes: (limit: number) => Promise<readonly string[]>
    /** The same of workouts. */
    listedWorkouts: (limit: number) => Promise<readonly string[]>
    now: () => Date
  },
): void {
  const siteMap = keptFor(KEPT_MS, now, async () => {
    const [routes, workouts] = await Promise.all([listedRoutes(MAX_LISTED), listedWorkouts(MAX_LISTED)])
    const saved = [...routes.map((id) => `/route/${id}`), ...workouts.map((id) => `/workout/${id}`)]
    const addresses = [...publicAddresses, ...saved]
    return siteMapOf(addresses.map((address) => publicUrl + address))
  })
  const cached = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', (context) => context.text(robotsOf(publicUrl), 200, cached))
  // Asked for anew every time, so that it names no workout that has become private.
  app.get('/sitemap.xml', etag(), compressPublic, async (context) =>
    context.body(await siteMap(), 200, {
      'cache-control': 'public, no-cache',
      'content-type': 'application/xml; charset=utf-8',
    }),
  )
  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(manifest), 200, { ...cached, 'content-type': 'application/manifest+json' }),
  )
}

/** A site map may have 50,000 addresses; a reader of ours gets the newest routes and the newest workouts. */
const MAX_LISTED = 5000

/** How long a site map is kept, so that strangers cannot ask the database for it over and over. */
const KEPT_MS = 60_000

// Pictures of shared workouts and routes are for the previews of links.
function robotsOf(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/workouts/*/picture.png',
    'Allow: /api/routes/*/picture.png',
    'Disallow: /api/',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function siteMapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const manifest = {
  id: '/',
  name: 'Pacewright',
  short_name: 'Pacewright',
  description: 'Plan, generate and share structured workouts for running, cycling and swimming.',
  start_url: '/dashboard/activity',
  scope: '/',
  display: 'standalone',
  background_color: '#fafaf7',
  theme_color: '#fafaf7',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}

/** Makes a value again only after some time. Requests at the same time share the work; a failure is not kept. */
function keptFor<Value>(milliseconds: number, now: () => Date, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    const at = now().getTime()
    if (kept && at < kept.until) return kept.value
    const value = make()
    kept = { value, until: at + milliseconds }
    value.catch(() => {
      kept = undefined
    })
    return value
  }
}
