import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Shown instead of a part of a page that threw an error. */
export function DefaultError({ error }: ErrorComponentProps) {
  const [shown, setShown] = useState(false)
  return (
    <div role="alert" className="gutter max-w-3xl py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="text-h4">Something went wrong!</strong>
        <Button size="compact" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide Error' : 'Show Error'}
        </Button>
      </div>
      {shown && (
        <pre className="mt-4 overflow-x-auto rounded-control border border-edge bg-sunken p-3 font-mono text-danger text-small">
          {messageOf(error)}
        </pre>
      )}
    </div>
  )
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unexpected error occurred'
}
