import { useState } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import type { BuilderContent } from '../draft/builder-content.ts'
import type { Draft } from '../draft/draft.ts'
import { changeSport } from './sport-change.ts'

export type SportChange = {
  choose: (sport: SportId) => void
  /** Messages about what the change of sport changed; empty once it cannot be undone. */
  changes: readonly string[]
  undo: () => void
}

/**
 * Changes the workout to another sport, and back. As long as nothing else changes, each further sport starts from the
 * original workout, so that trying out sports loses nothing.
 */
export function useSportChange(
  content: BuilderContent,
  reference: number | undefined,
  take: (content: BuilderContent) => void,
): SportChange {
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
    choose(sport) {
      if (sport === content.details.sport) return
      if (isFresh && sport === last.before.details.sport) return undo()
      const { content: moved, changes } = changeSport(origin.before, sport, origin.reference)
      take(moved)
      setLast({ ...origin, after: moved.draft, changes })
    },
    changes: isFresh ? last.changes : [],
    undo,
  }
}
