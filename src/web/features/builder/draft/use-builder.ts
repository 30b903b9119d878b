import { useEffect, useId, useReducer, useRef, useState } from 'react'
import type { AthleteMetrics, Profile } from '#contracts/user.ts'
import { DEFAULT_SPORT, type SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { toast } from '../../../ui/toast-store.ts'
import { referenceFor } from '../../workouts/own-reference.ts'
import { type Draft, type DraftAction, draftOf, draftReducer } from './draft.ts'
import { canMove, type DraftStep, entryName, everyStep, isDraftGroup, neighbourOf, removedBy } from './draft-entries.ts'
import { distanceUnitOf } from './own-figures.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'

/** The state that the parts of the builder share: the draft, the open step, and the actions on them. */
export type BuilderState = {
  draft: Draft
  dispatch: (action: DraftAction) => void
  /** Undefined until one is chosen. */
  chosenSport: SportId | undefined
  /** What the steps are drawn and measured by: the chosen sport, or the default one. */
  sport: SportId
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
  /** Removes an entry at once; a toast can restore it. */
  remove: (key: string) => void
  /** Replaces the whole draft, with a toast that can undo that; `undo` reverts what else was changed. */
  reset: (how: 'reset' | 'clear', undo?: () => void) => void
  /** The unit of a new distance while the workout has none. */
  freshUnit: DistanceUnit
  /** The number of steps measured by distance. */
  distances: number
  rowId: (key: string) => string
  /** Whether entries can be locked for the next version. */
  canLock: boolean
  /** The last move, for screen readers. */
  announcement: string
}

export function useBuilder(
  { steps, locked }: { steps: StoredSteps; locked?: readonly number[] | undefined },
  chosenSport: SportId | undefined,
  profile: Profile | null,
): BuilderState {
  const id = useId()
  const [draft, dispatch] = useReducer(draftReducer, steps, (stored) => draftOf(stored, 0, locked))
  const [openKey, setOpenKey] = useState(() => everyStep(draft.entries)[0]?.key)
  const [announcement, setAnnouncement] = useState('')
  const rowId = (key: string) => `${id}-${key}`
  const focusAfter = useRef<string>(undefined)
  const holdInPlace = useScrollAnchor()
  const listed = everyStep(draft.entries)
  const sport = chosenSport ?? DEFAULT_SPORT
  const metrics = profile?.meta.athlete_metrics
  const freshUnit = distanceUnitOf(sport, metrics)

  const openAndFocus = (key: string | undefined) => {
    setOpenKey(key)
    focusAfter.current = key && rowId(key)
  }

  // Moves the focus when the focused element was removed, or when an entry was added.
  useEffect(() => {
    if (focusAfter.current) document.getElementById(focusAfter.current)?.focus()
    focusAfter.current = undefined
  })

  return {
    draft,
    dispatch,
    chosenSport,
    sport,
    metrics,
    reference: referenceFor(profile, sport, steps),
    open: listed.find(({ key }) => key === openKey),
    select: setOpenKey,
    toggle(key) {
      // The fields of the open step may be above this row, and close now.
      holdInPlace(rowId(key))
      setOpenKey(key === openKey ? undefined : key)
    },
    add(what, into) {
      const key = `entry-${draft.keys + (what === 'repeat' ? 2 : 1)}`
      dispatch(
        what === 'repeat' ? { type: 'add-repeat' } : { type: 'add-step', unit: freshUnit, ...(into && { into }) },
      )
      openAndFocus(key)
    },
    canMove: (key, by) => canMove(draft.entries, key, by),
    move(key, by) {
      dispatch({ type: 'move', key, by })
      setAnnouncement(`Moved ${by < 0 ? 'up' : 'down'}`)
      // A row that moves in the page loses the focus.
      focusAfter.current = document.activeElement?.id || rowId(key)
    },
    remove(key) {
      const removed = removedBy(draft.entries, key)
      if (!removed) return
      dispatch({ type: 'remove', key })
      openAndFocus(neighbourOf(draft.entries, key))
      const { entry } = removed
      toast({
        title: `Deleted ${entryName(entry)}`,
        action: {
          label: 'Undo',
          onSelect() {
            dispatch({ type: 'restore', removed })
            openAndFocus(isDraftGroup(entry) ? entry.steps[0]?.key : entry.key)
          },
        },
      })
    },
    reset(how, undo) {
      dispatch({ type: how })
      const action = {
        label: 'Undo',
        onSelect() {
          dispatch({ type: 'take', draft })
          openAndFocus(openKey)
          undo?.()
        },
      }
      toast({ title: how === 'reset' ? 'Changes taken back' : 'Workout cleared', action })
    },
    freshUnit,
    distances: listed.filter(({ step }) => step.duration.type === 'distance').length,
    rowId,
    canLock: locked !== undefined,
    announcement,
  }
}
