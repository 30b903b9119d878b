import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Loading } from '../../../ui/loading.tsx'
import type { BuilderState } from '../draft/use-builder.ts'
import type { TextState } from './use-shown-text.ts'

// The editor's script is large: it loads when the text is opened, and the builder does not wait for it.
const TextView = lazy(() => import('./text-view.tsx').then((file) => ({ default: file.TextView })))

/** The draft as text, once its editor is loaded. */
export function TextPane(props: { builder: BuilderState; text: TextState }) {
  return (
    <CatchBoundary getResetKey={() => 'text'} errorComponent={TextUnavailable}>
      <Suspense fallback={<Loading label="Loading text" />}>
        <TextView {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

function TextUnavailable() {
  return <p className="text-ink-2">The text could not be loaded. Reload the page to try again.</p>
}
