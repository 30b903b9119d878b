import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { forgetDraft, keptDraft } from './kept-draft.ts'
import { GENERATED } from './owners.ts'

/** Says that a generated workout of an earlier visit was not saved, and leads to it. */
export function KeptWorkoutNotice({ athlete, className = '' }: { athlete: string; className?: string }) {
  const owner = { athlete, workout: GENERATED }
  const [kept, setKept] = useState(() => keptDraft(owner, Date.now()))
  if (!kept) return null

  function discard() {
    forgetDraft(owner)
    setKept(undefined)
  }

  const name = kept.content.details.name.trim()
  return (
    <Notice
      className={className}
      title="A workout was not saved yet"
      actions={
        <>
          <ButtonLink size="compact" to="/dashboard/workout-builder">
            Open it in the builder
          </ButtonLink>
          <Button size="compact" tone="quiet" onClick={discard}>
            Discard it
          </Button>
        </>
      }
    >
      {name ? `“${name}”` : 'What you generated last'} was kept in this browser when you left.
    </Notice>
  )
}
