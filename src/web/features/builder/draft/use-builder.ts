import { useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { AthleteMetrics, Profile } from '#contracts/user.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { DEFAULT_SPORT, type SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatCount } from '#domain/units/words.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { toast } from '../../../ui/toast-store.ts'
import { referenceFor } from '../../workouts/own-reference.ts'
import { ownZones } from '../../workouts/own-zones.ts'
import { type Base, isHandle } from './builder-content.ts'
import { type BuilderAction, builderReducer } from './builder-history.ts'
import { type Draft, draftOf, draftReducer, nextKey } from './draft.ts'
import {
  canMove,
  changedStep,
  type DraftEntry,
  type DraftStep,
  entryName,
  everyStep,
  isDraftGroup,
  neighbourOf,
  removedBy,
} from './draft-entries.ts'
import { historyOf } from './history.ts'
import { distanceUnitOf } from './own-figures.ts'
import { firstStep, type Place } from './place-entries.ts'
import type { Details } from './save-workout.ts'
import { type Choice, useChoice } from './use-choice.ts'
import { type Latest, useLatest } from './use-latest.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'

/**
 * The state that the parts of the builder share: the draft, the open step, and the actions on them. Rows are drawn only
 * when what they show changes, so their handlers act on `latest()`.
 */
export type BuilderState = Latest<{
  draft: Draft
  /** Sport, type and name. */
  details: Details
  /** The stored version that they started from. */
  base: Base
  /** Changes the draft or the details, as a step of the history. */
  dispatch: (action: BuilderAction) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Whether the handle of a bar in the profile is changing its step. */
  isPulling: boolean
  /** Undefined until one is chosen. */
  chosenSport: SportId | undefined
  /** What the steps are drawn and measured by: the chosen sport, or the default one. */
  sport: SportId
  metrics: AthleteMetrics | undefined
  /** The athlete's own reference value for the sport, where it is known. */
  reference: number | undefined
  /** The athlete's own bounds of the sport's zones, where they have some. */
  zones: OwnZones | undefined
  /** The step whose fields are open. */
  open: DraftStep | undefined
  toggle: (key: string) => void
  select: (key: string | undefined) => void
  add: (what: 'step' | 'repeat', at?: Place) => void
  /**
   * Changes the list, focuses the entry with the key (or only if the focused control can have it no longer), opens it if
   * it is new, and says what was done.
   */
  edit: (action: BuilderAction, key: string, said: string, focus?: 'always' | 'if-lost') => void
  /** Changes the draft, opens and focuses the step with the key, and shows a toast that can undo the change. */
  editWithUndo: (action: BuilderAction, key: string | undefined, title: string) => void
  /** What is typed into the line below the steps and not added yet. */
  line: string
  setLine: (typed: string) => void
  /** The entries that are chosen together. */
  choice: Choice
  /** The dialog of the athlete's own blocks that is shown. */
  blocks: BlocksDialog | undefined
  showBlocks: (dialog: BlocksDialog | undefined) => void
  canMove: (key: string, by: -1 | 1) => boolean
  move: (key: string, by: -1 | 1) => void
  /** Removes an entry at once; a toast can restore it. */
  remove: (key: string) => void
  /** Restores the original entries, with a toast that can undo that. */
  reset: () => void
  /** Replaces the whole draft with one step, and the details, with a toast that can undo that. */
  clear: (details: Details) => void
  /** The unit of a new distance while the workout has none. */
  freshUnit: DistanceUnit
  /** The number of steps measured by distance. */
  distances: number
  rowId: (key: string) => string
  /** Whether entries can be locked for the next version. */
  canLock: boolean
  /** The last move, for screen readers. */
  announcement: string
}>

/** The dialog that inserts one of the athlete's own blocks, or the one that saves entries as a block. */
type BlocksDialog = 'insert' | { save: readonly DraftEntry[] }

export function useBuilder(
  { steps, locked, updatedAt }: { steps: StoredSteps; locked?: readonly number[] | undefined; updatedAt?: string },
  openedDetails: Details,
  profile: Profile | null,
): BuilderState {
  const id = useId()
  const opened = { updatedAt, details: openedDetails }
  const [history, dispatch] = useReducer(builderReducer, steps, (stored) =>
    historyOf({ draft: draftOf(stored, 0, locked), details: openedDetails, base: opened }),
  )
  const { present: content, past, future } = history
  const { draft, details, base = opened } = content
  const chosenSport = details.sport
  const [openKey, setOpenKey] = useState(() => everyStep(draft.entries)[0]?.key)
  const [announcement, setAnnouncement] = useState('')
  const choice = useChoice(draft.entries)
  const [blocks, showBlocks] = useState<BlocksDialog>()
  const [line, setLine] = useState('')
  const rowId = (key: string) => `${id}-${key}`
  const focusAfter = useRef<string>(undefined)
  const focusIfLost = useRef<string>(undefined)
  const holdInPlace = useScrollAnchor()
  const listed = everyStep(draft.entries)
  const sport = chosenSport ?? DEFAULT_SPORT
  const metrics = profile?.meta.athlete_metrics
  const reference = useMemo(() => referenceFor(profile, sport, steps), [profile, sport, steps])
  const zones = useMemo(() => ownZones(profile, sport), [profile, sport])
  const freshUnit = distanceUnitOf(sport, metrics)

  const openAndFocus = (key: string | undefined) => {
    setOpenKey(key)
    focusAfter.current = key && rowId(key)
  }

  // Moves the focus when the focused element was removed or disabled, or when an entry was added. It runs with the change:
  // a passive effect of the page before may run after a key was pressed, when the rows have not moved yet.
  useLayoutEffect(() => {
    const id = focusAfter.current ?? (isFocusLost() ? focusIfLost.current : undefined)
    if (id) document.getElementById(id)?.focus()
    focusAfter.current = undefined
    focusIfLost.current = undefined
  })

  /** Goes one step back or forward, and opens the step that this changed. */
  const travel = (type: 'undo' | 'redo') => {
    const { present, past, future } = builderReducer(history, { type })
    const key = changedStep(draft.entries, present.draft.entries, openKey)
    dispatch({ type })
    setOpenKey(key)
    focusIfLost.current = key && rowId(key)
    const left = type === 'undo' ? past.length : future.length
    setAnnouncement(`${type === 'undo' ? 'Undone' : 'Redone'}. ${formatCount(left, 'change')} left to ${type}.`)
  }

  /** Replaces the whole draft, with a toast that can undo that. */
  const startOver = (action: BuilderAction, title: string) => {
    dispatch(action)
    const onSelect = () => {
      dispatch({ type: 'take', content })
      openAndFocus(openKey)
    }
    toast({ title, action: { label: 'Undo', onSelect } })
  }

  return useLatest({
    draft,
    details,
    base,
    dispatch,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isPulling: isHandle(history.field),
    chosenSport,
    sport,
    metrics,
    reference,
    zones,
    open: listed.find(({ key }) => key === openKey),
    select: setOpenKey,
    toggle(key) {
      // The fields of the open step may be above this row, and close now.
      holdInPlace(rowId(key))
      setOpenKey(key === openKey ? undefined : key)
    },
    edit(action, key, said, focus = 'always') {
      dispatch(action)
      // The fields of a new step open; those of an entry that was there stay as they are.
      const { entries } = builderReducer(history, action).present.draft
      if (key === nextKey(draft)) setOpenKey(firstStep(entries, key))
      if (focus === 'always') focusAfter.current = rowId(key)
      else focusIfLost.current = document.activeElement?.id || rowId(key)
      setAnnouncement(said)
    },
    editWithUndo(action, key, title) {
      startOver(action, title)
      openAndFocus(key)
    },
    line,
    setLine,
    choice,
    blocks,
    showBlocks,
    add(what, at) {
      const key = `entry-${draft.keys + (what === 'repeat' ? 2 : 1)}`
      dispatch(what === 'repeat' ? { type: 'add-repeat' } : { type: 'add-step', unit: freshUnit, at })
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
    reset: () => startOver({ type: 'reset' }, 'Changes taken back'),
    clear: (cleared) =>
      startOver(
        { type: 'take', content: { draft: draftReducer(draft, { type: 'clear' }), details: cleared } },
        'Workout cleared',
      ),
    freshUnit,
    distances: listed.filter(({ step }) => step.duration.type === 'distance').length,
    rowId,
    canLock: locked !== undefined,
    announcement,
  })
}

/** Whether the focused element was removed or disabled. */
function isFocusLost(): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || focused.matches(':disabled')
}
