import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type BuilderContent, isSameContent } from '../draft/builder-content.ts'
import type { TextState } from '../text-view/use-shown-text.ts'
import { type DraftOwner, forgetDraft, type KeptDraft, keepDraft, keptDraft } from './kept-draft.ts'

type Base = KeptDraft['base']

/**
 * Keeps the unsaved work of the builder in the browser, shortly after each change and when the page is left, and gives back
 * what was kept when the builder opens. `drop` forgets it for good.
 */
export function useKeptDraft({
  owner,
  earlier,
  content,
  text,
  line,
  base,
  isUnsaved,
  onReturn,
}: {
  /** Undefined while nobody is signed in. */
  owner: DraftOwner | undefined
  /** Where unsaved work may lie that belongs here now; undefined if what was kept is not given back. */
  earlier: readonly DraftOwner[]
  content: BuilderContent
  text: TextState
  /** What is typed into the line below the steps. */
  line: string
  base: Base
  isUnsaved: boolean
  onReturn: (kept: KeptDraft) => void
}): { drop: () => void } {
  const [isReady, setIsReady] = useState(false)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDropped = useRef(false)

  const write = useEffectEvent(() => {
    clearTimeout(pending.current)
    pending.current = undefined
    if (owner && isUnsaved && !isDropped.current)
      keepDraft(owner, {
        keptAt: Date.now(),
        base,
        content,
        ...(text.unread && { text: text.shown() }),
        ...(line && { line }),
      })
  })
  const writeIfPending = useEffectEvent(() => {
    if (pending.current !== undefined) write()
  })

  const giveBack = useEffectEvent(() => {
    for (const from of earlier) {
      const kept = keptDraft(from, Date.now())
      if (!kept) continue
      if (from.workout !== owner?.workout) forgetDraft(from)
      if (!isSameContent(kept.content, content) || kept.text || kept.line) onReturn(kept)
      break
    }
    setIsReady(true)
  })

  // Before the work is seen, so that whoever sees it and leaves at once finds it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each athlete.
  useLayoutEffect(() => giveBack(), [owner?.athlete])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is kept.
  useEffect(() => {
    if (!isReady || !owner || isDropped.current) return
    if (!isUnsaved) {
      clearTimeout(pending.current)
      pending.current = undefined
      return forgetDraft(owner)
    }
    pending.current ??= setTimeout(() => write(), WRITE_DELAY_MS)
  }, [isReady, isUnsaved, content.draft, content.details, base, text.shown(), line])

  useEffect(() => {
    const onHide = () => writeIfPending()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      writeIfPending()
    }
  }, [])

  function drop() {
    isDropped.current = true
    clearTimeout(pending.current)
    pending.current = undefined
    if (owner) forgetDraft(owner)
  }

  return { drop }
}

// Long enough that typing writes once, short enough that a crash loses little.
const WRITE_DELAY_MS = 400
