import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Site } from '#contracts/page-request.ts'
import { mountPages, type Render } from './pages/pages.ts'

export type AppParts = { site: Site; render?: Render; files?: string }

/** The whole product as one Hono app: a line a room. */
export function createApp({ site, render, files }: AppParts): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ alive: true }))
  if (files) app.use('/assets/*', serveStatic({ root: files, precompressed: true }))
  if (render) mountPages(app, { render, site, visitorOf: async () => null })
  return app
}
