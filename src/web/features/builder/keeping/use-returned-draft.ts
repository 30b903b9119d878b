import { useState } from 'react'
import type { StoredSteps } from '#domain/workout/step.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { Base, BuilderContent } from '../draft/builder-content.ts'
import { draftOf } from '../draft/draft.ts'
import { everyStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import type { ShownText, TextState } from '../text-view/use-shown-text.ts'
import type { DraftOwner, KeptDraft } from './kept-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** Keeps the work in the builder, and takes back what was kept; both are steps of the history. */
export function useReturnedDraft({
  builder,
  text,
  opened,
  owner,
  earlier,
  isUnsaved,
}: {
  builder: BuilderState
  text: TextState
  /** The workout without the work on it. */
  opened: Base & { steps: StoredSteps }
  owner: DraftOwner | undefined
  earlier: readonly DraftOwner[]
  isUnsaved: boolean
}) {
  /** What to say of the work that is back; 'outdated' if the stored workout was changed after it began. */
  const [state, setState] = useState<'back' | 'outdated'>()
  const { draft, details, base, dispatch, line, setLine } = builder

  function show(content: BuilderContent, shownText: ShownText | undefined) {
    // No key is given twice.
    const keys = Math.max(draft.keys, content.draft.keys)
    dispatch({ type: 'take', content: { ...content, draft: { ...content.draft, keys } } })
    builder.select(everyStep(content.draft.entries)[0]?.key)
    text.show(shownText)
  }

  function giveBack(kept: KeptDraft) {
    const from = { updatedAt: kept.base.updatedAt, details: kept.base.details }
    show({ ...kept.content, base: from }, kept.text)
    setLine(kept.line ?? '')
    setState(from.updatedAt === opened.updatedAt ? 'back' : 'outdated')
  }

  const { drop } = useKeptDraft({
    ...{ owner, earlier, text, line, base, isUnsaved, onReturn: giveBack },
    content: { draft, details },
  })

  function discard() {
    const before = { content: { draft, details, base }, state, text: text.shown() }
    const { updatedAt } = opened
    const content = { draft: draftOf(opened.steps, draft.keys), details: opened.details }
    show({ ...content, base: { updatedAt, details: opened.details } }, undefined)
    setLine('')
    setState(undefined)
    const onSelect = () => {
      show(before.content, before.text)
      setLine(line)
      setState(before.state)
    }
    toast({ title: 'Unsaved changes discarded', action: { label: 'Undo', onSelect } })
  }

  return { state, discard, dismiss: () => setState(undefined), drop }
}
