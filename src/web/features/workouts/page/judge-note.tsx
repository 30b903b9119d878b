import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { JudgeInput } from '#domain/judge/reading/input.ts'

// The judge weighs more than the rest of a workout's page: it comes by itself, and no page waits for it.
const JudgeWords = lazy(() => import('./judge-words.tsx').then((file) => ({ default: file.JudgeWords })))

/** What the judge says of a workout, in plain words: to be read, never a lock. */
export function JudgeNote({ judged, className }: { judged: JudgeInput; className?: string }) {
  return (
    <section aria-label="What the judge says" className={className}>
      <CatchBoundary getResetKey={() => judged.steps.length} errorComponent={Unheard}>
        <Suspense fallback={<Waiting />}>
          <JudgeWords judged={judged} />
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

function Waiting() {
  return (
    <p role="status" className="text-ink-2 text-lead">
      Loading what the judge says
    </p>
  )
}

/** The judge could not be fetched: the workout is all there without it. */
function Unheard() {
  return <p className="text-ink-2">What the judge says could not be loaded. Reload the page to read it.</p>
}
