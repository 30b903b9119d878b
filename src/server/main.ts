import { fileURLToPath } from 'node:url'
import { runServer } from './process/run.ts'

// React reads it when loadPages imports it. Without it pages are rendered by React's development build, at half the speed.
process.env.NODE_ENV ??= 'production'

await runServer({
  environment: process.env,
  loadPages: async () => {
    const built = await import(new URL('../../dist/server/server.js', import.meta.url).href)
    return { render: built.default.fetch, files: fileURLToPath(new URL('../../dist/client', import.meta.url)) }
  },
})
