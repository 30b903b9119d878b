import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { messageOf } from './default-error.tsx'

/** Shown when the whole page threw an error. */
export function GlobalError({ error }: ErrorComponentProps) {
  return (
    <main id="content" className="gutter grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <h1 className="text-page">Something went wrong</h1>
      <p role="alert" className="max-w-xl text-ink-2 text-lead [overflow-wrap:anywhere]">
        {messageOf(error)}
      </p>
      <Button tone="primary" className="mt-3" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </main>
  )
}
