import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// Start's own entry also contains the calls of server functions, which no page makes: 5 kB of gzipped script.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
