import { serve } from '@hono/node-server'
import { createApp } from './app.ts'

process.env.NODE_ENV ??= 'production'
const built = await import(new URL('../../dist/server/server.js', import.meta.url).href)
const port = Number(process.env.PORT ?? 3000)
const app = createApp({
  site: {
    publicUrl: `http://localhost:${port}`,
    authUrl: '/auth/v1',
    authKey: '',
    billing: 'sandbox',
    supportEmail: '',
    maker: { name: 'Pacewright', url: '' },
    version: '0.1.0',
  },
  render: built.default.fetch,
  files: new URL('../../dist/client', import.meta.url).pathname,
})
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://localhost:${port}`))
