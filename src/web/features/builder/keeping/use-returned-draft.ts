import { useState } from 'react'
import type { StoredSteps } from '#domain/workout/step.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { BuilderContent } from '../draft/builder-content.ts'
import { draftOf } from '../draft/draft.ts'
import { everyStep } from '../draft/draft-entries.ts'
import type { Details } from '../draft/save-workout.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import type { ShownText, TextState } from '../text-view/use-shown-text.ts'
import type { DraftOwner, KeptDraft } from './kept-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Base = { updatedAt: string | undefined; details: Details }

/** Keeps the work in the builder, and takes back what was kept; both are steps of the history. */
export function useReturnedDraft({
  builder,
  text,
  opened,
  owner,
  earlier,
  base,
  onBase,
  isUnsaved,
}: {
  builder: BuilderState
  text: TextState
  /** The workout without the work on it. */
  opened: Base & { steps: StoredSteps }
  owner: DraftOwner | undefined
  earlier: readonly DraftOwner[]
  /** The stored version that the work started from. */
  base: Base
  onBase: (base: Base) => void
  isUnsaved: boolean
}) {
  /** What to say of the work that is back; 'outdated' if the stored workout was changed after it began. */
  const [state, setState] = useState<'back' | 'outdated'>()
  const { draft, details, dispatch } = builder

  function show(content: BuilderContent, from: Base, shownText: ShownText | undefined) {
    // No key is given twice.
    const keys = Math.max(draft.keys, content.draft.keys)
    dispatch({ type: 'take', content: { ...content, draft: { ...content.draft, keys } } })
    builder.select(everyStep(content.draft.entries)[0]?.key)
    onBase(from)
    text.show(shownText)
  }

  function giveBack(kept: KeptDraft) {
    const from = { updatedAt: kept.base.updatedAt, details: kept.base.details }
    show(kept.content, from, kept.text)
    setState(from.updatedAt === opened.updatedAt ? 'back' : 'outdated')
  }

  const { drop } = useKeptDraft({
    ...{ owner, earlier, text, base, isUnsaved, onReturn: giveBack },
    content: { draft, details },
  })

  function discard() {
    const before = { content: { draft, details }, base, state, text: text.shown() }
    show({ draft: draftOf(opened.steps, draft.keys), details: opened.details }, opened, undefined)
    setState(undefined)
    const onSelect = () => {
      show(before.content, before.base, before.text)
      setState(before.state)
    }
    toast({ title: 'Unsaved changes discarded', action: { label: 'Undo', onSelect } })
  }

  return { state, discard, dismiss: () => setState(undefined), drop }
}
