import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/** Mounts the built files: hashed ones for ever, those of the root (favicon, robots.txt) for an hour. */
export function mountFiles(app: Hono, folder: string): void {
  const from = (cacheControl: string) =>
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, context) => context.header('cache-control', cacheControl),
    })
  app.get('/assets/*', from('public, max-age=31536000, immutable'))
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) app.get(`/${entry.name}`, from('public, max-age=3600'))
}
