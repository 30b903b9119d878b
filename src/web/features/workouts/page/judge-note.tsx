import { CatchBoundary, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { JudgeInput } from '#domain/judge/reading/input.ts'
import { isJudgedByServer } from './cut-by-server.ts'

// The judge's script is larger than the rest of a workout's page: it loads on its own, and no page waits for it.
const JudgeWords = lazy(() => import('./judge-words.tsx').then((file) => ({ default: file.JudgeWords })))

/** The judge's verdict on a workout. It only informs: no action depends on it. A long workout is judged in the browser. */
export function JudgeNote({ judged, className }: { judged: JudgeInput; className?: string }) {
  const inBrowser = useHydrated()
  return (
    <section aria-label="What the judge says" className={className}>
      <CatchBoundary getResetKey={() => judged.steps.length} errorComponent={JudgeUnavailable}>
        <Suspense fallback={<JudgeLoading />}>
          {inBrowser || isJudgedByServer(judged.steps) ? <JudgeWords judged={judged} /> : <JudgeLoading />}
        </Suspense>
      </CatchBoundary>
      <p className="mt-3 text-small">
        <a href="/coaching" className="text-ink-2 underline underline-offset-3 hover:text-ink">
          How sessions are judged
        </a>
      </p>
    </section>
  )
}

function JudgeLoading() {
  return (
    <p role="status" className="text-ink-2 text-lead">
      Loading what the judge says
    </p>
  )
}

/** Shown when the judge's script could not be loaded; the rest of the page works without it. */
function JudgeUnavailable() {
  return <p className="text-ink-2">What the judge says could not be loaded. Reload the page to read it.</p>
}
