import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Render } from '#server/pages/pages.ts'
import { runServer } from '#server/process/run.ts'
import type { StartedPages } from '#server/process/start.ts'

// `npm run dev`: the server with Vite inside it, on one port. A changed page is replaced in the browser; a change of the
// server, the contracts or the domain restarts the process (`node --watch-path`).
process.env.NODE_ENV ??= 'development'

await runServer({ environment: process.env, loadPages: loadVitePages })

/** Loads pages that Vite renders from source. Its updates use the server's own port. */
async function loadVitePages(http: Server): Promise<StartedPages> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
  return {
    render: renderOf(vite),
    // Vite's client waits for the restarted server in a worker that it starts from a blob.
    allow: { worker: "'self' blob:" },
    before: vite.middlewares,
    close: () => vite.close(),
  }
}

function renderOf(vite: ViteDevServer): Render {
  return async (request, options) => {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in.')
    const { default: entry } = await ssr.runner.import('virtual:tanstack-start-server-entry')
    return entry.fetch(request, options)
  }
}
