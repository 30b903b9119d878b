import { useState } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import type { Draft } from '../draft/draft.ts'
import { type BuilderContent, changeSport } from './sport-change.ts'

/**
 * Changes the workout to another sport, and back. As long as nothing else changes, each further sport starts from the
 * original workout, so that trying out sports loses nothing.
 */
export function useSportChange(
  content: BuilderContent,
  reference: number | undefined,
  take: (content: BuilderContent) => void,
) {
  const [last, setLast] = useState<{
    before: BuilderContent
    reference: number | undefined
    after: Draft
    changes: string[]
  }>()
  const isFresh = last !== undefined && last.after.entries === content.draft.entries
  const origin = isFresh ? last : { before: content, reference }

  function undo() {
    if (!isFresh) return
    take({ draft: last.before.draft, details: { ...last.before.details } })
    setLast(undefined)
  }

  return {
    choose(sport: SportId) {
      if (sport === content.details.sport) return
      if (isFresh && sport === last.before.details.sport) return undo()
      const { content: moved, changes } = changeSport(origin.before, sport, origin.reference)
      take(moved)
      setLast({ ...origin, after: moved.draft, changes })
    },
    /** What the last change of the sport changed, as long as it can be undone. */
    changes: isFresh ? last.changes : [],
    undo,
  }
}
