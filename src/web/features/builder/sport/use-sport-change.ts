import { useState } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import type { Draft } from '../draft/draft.ts'
import { type Held, movedTo } from './sport-change.ts'

/**
 * Moves the workout to another sport, and back. While nothing else is changed, every further sport starts from what
 * there was before, so that looking at another sport loses nothing.
 */
export function useSportChange(held: Held, reference: number | undefined, take: (held: Held) => void) {
  const [last, setLast] = useState<{ before: Held; reference: number | undefined; after: Draft; changes: string[] }>()
  const isFresh = last !== undefined && last.after.entries === held.draft.entries
  const origin = isFresh ? last : { before: held, reference }

  function undo() {
    if (!isFresh) return
    take({ draft: last.before.draft, details: { ...last.before.details } })
    setLast(undefined)
  }

  return {
    choose(sport: SportId) {
      if (sport === held.details.sport) return
      if (isFresh && sport === last.before.details.sport) return undo()
      const { held: moved, changes } = movedTo(origin.before, sport, origin.reference)
      take(moved)
      setLast({ ...origin, after: moved.draft, changes })
    },
    /** What the last change of the sport did, while it can be taken back. */
    changes: isFresh ? last.changes : [],
    undo,
  }
}
