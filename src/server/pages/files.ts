import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { isLookedAt, plainPage } from '../http/refusals/plain-page.ts'

/**
 * Mounts the built files: hashed ones cached forever, those of the root (favicon, robots.txt) for an hour, and the
 * service worker never, so that a new version is noticed.
 */
export function mountFiles(app: Hono, folder: string): void {
  const files = serveStatic({ root: folder, precompressed: true })
  // An old page may request a file of an earlier build; it needs no page as an answer.
  const gone = (context: Context) =>
    isLookedAt(context) ? plainPage(context, 404, 'There is no such file.') : context.text('Not Found', 404)
  app.get('/assets/*', cacheAs('public, max-age=31536000, immutable'), files, gone)
  const typed: MiddlewareHandler = async (context, next) => {
    await next()
    if (!context.res.ok) return
    // Captions, whose type the adapter does not know.
    if (context.req.path.endsWith('.vtt')) context.header('content-type', 'text/vtt; charset=utf-8')
    // Chat programs in browsers show it on their own pages.
    if (context.req.path === '/link-preview.png') context.header('cross-origin-resource-policy', 'cross-origin')
  }
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      app.get(
        `/${entry.name}`,
        typed,
        cacheAs(entry.name === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600'),
        files,
      )
}

/** Sets the cache header of a file that was found. serveStatic's own hook runs too late to add a header. */
function cacheAs(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.header('cache-control', cacheControl)
  }
}
