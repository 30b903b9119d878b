import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// Zod compiles its schemas where it may. The policy of pages forbids that, and the browser would report each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Start's own entry also contains the calls of server functions, which no page makes: 5 kB of gzipped script.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
