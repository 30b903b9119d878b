import { useEffect, useId, useReducer, useRef, useState } from 'react'
import type { AthleteMetrics, Profile } from '#contracts/user.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { toast } from '../../../ui/toast-store.ts'
import { referenceFor } from '../../workouts/own-reference.ts'
import { type Draft, type DraftAction, draftOf, draftReducer } from './draft.ts'
import { canMove, type DraftStep, entryName, everyStep, isDraftGroup, neighbourOf, removedBy } from './draft-entries.ts'
import { useHeldPlace } from './held-place.ts'
import { distanceUnitOf } from './own-figures.ts'

/** What the parts of the builder share: the draft, the open step, and what can be done with them. */
export type BuilderDesk = {
  draft: Draft
  dispatch: (action: DraftAction) => void
  sport: SportId | undefined
  metrics: AthleteMetrics | undefined
  /** The athlete's own reference value for the sport, where it is known. */
  reference: number | undefined
  /** The step whose fields are open. */
  open: DraftStep | undefined
  toggle: (key: string) => void
  select: (key: string | undefined) => void
  add: (what: 'step' | 'repeat', into?: string) => void
  canMove: (key: string, by: -1 | 1) => boolean
  move: (key: string, by: -1 | 1) => void
  /** Takes an entry out at once; a toast puts it back. */
  remove: (key: string) => void
  /** Swaps the whole draft, with a toast that swaps it back; `undo` takes back what was done beside it. */
  reset: (how: 'reset' | 'clear', undo?: () => void) => void
  /** What a distance is given while the workout has none. */
  freshUnit: DistanceUnit
  /** How many steps are measured by distance. */
  distances: number
  rowId: (key: string) => string
  /** Whether entries can be kept for a next version. */
  keeps: boolean
  /** What was done, for those who cannot see it. */
  announcement: string
}

export function useBuilderDesk(
  { steps, kept }: { steps: StoredSteps; kept?: readonly number[] | undefined },
  sport: SportId | undefined,
  profile: Profile | null,
): BuilderDesk {
  const id = useId()
  const [draft, dispatch] = useReducer(draftReducer, steps, (stored) => draftOf(stored, 0, kept))
  const [openKey, setOpenKey] = useState(() => everyStep(draft.entries)[0]?.key)
  const [announcement, setAnnouncement] = useState('')
  const rowId = (key: string) => `${id}-${key}`
  const focusAfter = useRef<string>(undefined)
  const holdInPlace = useHeldPlace()
  const listed = everyStep(draft.entries)
  const metrics = profile?.meta.athlete_metrics
  const freshUnit = distanceUnitOf(sport, metrics)

  // Where the keyboard goes when the element it was on is gone, or something new has come.
  useEffect(() => {
    if (focusAfter.current) document.getElementById(focusAfter.current)?.focus()
    focusAfter.current = undefined
  })

  return {
    draft,
    dispatch,
    sport,
    metrics,
    reference: referenceFor(profile, sport ?? 'running', steps),
    open: listed.find(({ key }) => key === openKey),
    select: setOpenKey,
    toggle(key) {
      // The fields of the step that was open may stand above, and close.
      holdInPlace(rowId(key))
      setOpenKey(key === openKey ? undefined : key)
    },
    add(what, into) {
      const key = `entry-${draft.keys + (what === 'repeat' ? 2 : 1)}`
      dispatch(
        what === 'repeat' ? { type: 'add-repeat' } : { type: 'add-step', unit: freshUnit, ...(into && { into }) },
      )
      setOpenKey(key)
      focusAfter.current = rowId(key)
    },
    canMove: (key, by) => canMove(draft.entries, key, by),
    move(key, by) {
      dispatch({ type: 'move', key, by })
      setAnnouncement(`Moved ${by < 0 ? 'up' : 'down'}`)
      // Moving a row in the page takes the keyboard's focus from what is in it.
      focusAfter.current = document.activeElement?.id || rowId(key)
    },
    remove(key) {
      const removed = removedBy(draft.entries, key)
      if (!removed) return
      const neighbour = neighbourOf(draft.entries, key)
      dispatch({ type: 'remove', key })
      setOpenKey(neighbour)
      focusAfter.current = neighbour ? rowId(neighbour) : undefined
      const { entry } = removed
      toast({
        title: `Deleted ${entryName(entry)}`,
        action: {
          label: 'Undo',
          onSelect() {
            dispatch({ type: 'restore', removed })
            setOpenKey(isDraftGroup(entry) ? entry.steps[0]?.key : entry.key)
          },
        },
      })
    },
    reset(how, undo) {
      dispatch({ type: how })
      const action = {
        label: 'Undo',
        onSelect() {
          dispatch({ type: 'replace', draft })
          undo?.()
        },
      }
      toast({ title: how === 'reset' ? 'Changes taken back' : 'Workout cleared', action })
    },
    freshUnit,
    distances: listed.filter(({ step }) => step.duration.type === 'distance').length,
    rowId,
    keeps: kept !== undefined,
    announcement,
  }
}
