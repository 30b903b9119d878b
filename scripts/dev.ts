import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Render } from '#server/pages/pages.ts'
import { runServer } from '#server/process/run.ts'
import type { StartedPages } from '#server/process/start.ts'

// `npm run dev`: the server on its one port, with Vite inside it. A screen changes while it is looked at; the server,
// the contracts and the domain restart the process, which `node --watch-path` does.
process.env.NODE_ENV ??= 'development'

await runServer({ environment: process.env, loadPages: loadVitePages })

/** Loads pages that Vite renders from source. Its updates use the server's own port. */
async function loadVitePages(http: Server): Promise<StartedPages> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
  return {
    render: renderOf(vite),
    // Vite's client looks for the restarted server from a worker made of a blob.
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
