import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'
import { call } from '../../lib/api.ts'
import { formatTotals, targetLabel } from '../../lib/format.ts'
import { preferencesOf } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { Figure } from '../../ui/heading.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { toast } from '../../ui/toast-store.ts'
import { DayNotice } from '../calendar/day-notice.tsx'
import { useDayOfAddress } from '../calendar/day-of-address.ts'
import { usePlanningSaved } from '../calendar/use-planning-saved.ts'
import { ownHeart } from '../workouts/own-heart.ts'
import { BuilderViews } from './builder-views.tsx'
import { EditableProfile } from './chart/editable-profile.tsx'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { type Draft, draftOf, isChanged, storedOf } from './draft/draft.ts'
import { everyStep } from './draft/draft-entries.ts'
import { foreignTargets } from './draft/foreign-targets.ts'
import { type Details, hasSwimDetails } from './draft/save-workout.ts'
import { useBuilder } from './draft/use-builder.ts'
import { DraftLoad, DraftVerdict, DraftZoneTimes } from './draft-figures.tsx'
import { ownersFor } from './keeping/owners.ts'
import { ReturnedNotice } from './keeping/returned-notice.tsx'
import { useReturnedDraft } from './keeping/use-returned-draft.ts'
import { useChoiceKeys } from './keys/use-choice-keys.ts'
import { useChoicePresses } from './keys/use-choice-presses.ts'
import { useEntryKeys } from './keys/use-entry-keys.ts'
import { useHistoryKeys } from './keys/use-history-keys.ts'
import { useLoadAhead } from './load-ahead.ts'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { LeaveGuard } from './saving/leave-guard.tsx'
import { SaveDialog } from './saving/save-dialog.tsx'
import { type SavedWorkout, useSaving } from './saving/use-saving.tsx'
import { useSportChange } from './sport/use-sport-change.ts'
import { WorkoutFields } from './sport/workout-fields.tsx'
import { useShownText } from './text-view/use-shown-text.ts'
import { BuilderTitle } from './title/builder-title.tsx'
import { proposeName } from './title/proposed-name.ts'

/** The workout that the builder opens; a new one has neither steps nor name. */
export type Opened = {
  id?: string
  /** Of a stored workout: the version that is changed. */
  updatedAt?: string
  name: string
  sport?: SportId | undefined
  type?: WorkoutType | undefined
  steps: StoredSteps
  /** The pool of a swim. */
  poolLength?: Pool | null | undefined
  /** For a generated workout: the places of the entries that are locked. */
  locked?: readonly number[]
}

/** The workout builder: the profile, the list of steps, and the open step's fields beside or beneath the list. */
export function Builder({
  opened,
  unsaved = false,
  isWritten = false,
  notice,
  actions,
  onSaved,
  onCancel,
  onBack,
}: {
  opened: Opened
  /** Whether leaving loses work even before anything was changed. */
  unsaved?: boolean
  /** Whether its athlete spelled its lengths out. */
  isWritten?: boolean
  /** A notice above the title. */
  notice?: (draft: Draft) => ReactNode
  /** Further actions on the draft, beneath its profile. */
  actions?: (draft: Draft, sport: SportId | undefined) => ReactNode
  /** Called instead of going to the saved workout's page. */
  onSaved?: (workout: SavedWorkout) => void
  /** Called by Reset all, instead of clearing the draft. */
  onCancel?: () => void
  /** Called by the browser's Back, where it leads to the step before on the same page. */
  onBack?: (draft: Draft) => void
}) {
  const { profile } = useSession()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const builder = useBuilder(opened, detailsOf(opened), profile)
  const { draft, details, base, dispatch, reference, zones, sport } = builder
  const sportChange = useSportChange({ draft, details }, reference, (content) => dispatch({ type: 'take', content }))
  useHistoryKeys(builder)
  useEntryKeys(builder)
  useChoiceKeys(builder)
  useChoicePresses(builder)
  useClipboard(builder)
  useLoadAhead()
  const steps = useMemo(() => storedOf(draft), [draft])
  const { distances } = preferencesOf(profile)
  const totals = useMemo(() => formatTotals(steps, sport, reference, distances), [steps, sport, reference, distances])
  const changed = useMemo(() => isChanged(draft), [draft])
  const renamed = JSON.stringify(details) !== JSON.stringify(base.details)
  const heart = useMemo(() => ownHeart(profile), [profile])
  const text = useShownText()
  const isUnsaved = changed || renamed || unsaved || text.unread !== undefined || builder.line.trim() !== ''
  const returned = useReturnedDraft({
    builder,
    text,
    opened: { updatedAt: opened.updatedAt, steps: opened.steps, details: detailsOf(opened) },
    ...ownersFor(profile?.id, { id: opened.id, isGenerated: unsaved }),
    isUnsaved,
  })
  const day = useDayOfAddress()
  const planSaved = usePlanningSaved()
  const saved = useRef(false)
  const { save, saving, conflict, dismissConflict } = useSaving(
    { id: opened.id, updatedAt: undefined, ...base, isGenerated: unsaved },
    (workout) => {
      saved.current = true
      returned.drop()
      if (onSaved) return onSaved(workout)
      if (day && workout.id) return void planSaved(workout.id, day)
      if (workout.id) void navigate({ to: '/dashboard/workout/$id', params: { id: workout.id }, replace: true })
      else void navigate({ to: '/dashboard/workout-library', replace: true })
    },
  )

  /** Replaces the draft by the stored version, as a step of the history. */
  async function takeStored() {
    if (!opened.id) return
    const stored = await call('get /api/workouts/{id}', { id: opened.id }).catch(() => undefined)
    if (!stored) return void toast(loadFailed)
    const details = detailsOf({ ...stored, type: stored.type ?? undefined })
    const base = { updatedAt: stored.updated_at, details }
    dispatch({ type: 'take', content: { draft: draftOf(stored.steps, draft.keys), details, base } })
    dismissConflict()
    setAsking(false)
  }

  /** Discards steps, sport and name: back to where the workout was requested, or to a blank builder. */
  function clear() {
    if (onCancel) return onCancel()
    if (opened.id) return void navigate({ to: '/dashboard/workout-builder' })
    text.show(undefined)
    builder.clear(detailsOf(opened))
  }

  return (
    <PageFrame>
      {returned.state && (
        <ReturnedNotice
          isOutdated={returned.state === 'outdated'}
          onDiscard={returned.discard}
          onDismiss={returned.dismiss}
        />
      )}
      {day && <DayNotice day={day} />}
      {notice?.(draft)}
      <BuilderTitle
        builder={builder}
        isUpdate={opened.id !== undefined}
        isChanged={changed}
        onClear={clear}
        onSave={() => setAsking(true)}
      />
      <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-3">
        <Figure label="Time" value={totals.time} />
        <Figure label="Distance" value={totals.distance ?? '–'} />
        <Figure label="Steps" value={everyStep(draft.entries).length} />
        {details.sport && <DraftLoad {...{ steps, sport, reference, heart, zones }} />}
      </dl>
      <EditableProfile builder={builder} steps={steps} />
      {actions?.(draft, details.sport)}
      <WorkoutFields builder={builder} sportChange={sportChange} />
      <div className="mt-8">
        <BuilderViews builder={builder} text={text} />
      </div>
      {details.sport && (
        <div className="mt-12 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <DraftVerdict
            sport={sport}
            type={details.type}
            steps={steps}
            reference={reference}
            poolLength={details.poolLength}
            isWritten={isWritten}
            isChanged={changed}
          />
          <DraftZoneTimes {...{ steps, sport, reference, heart, zones }} />
        </div>
      )}
      <p className="sr-only" role="status">
        {builder.announcement}
      </p>
      {asking && !conflict && (
        <SaveDialog
          details={details}
          onChange={(changed, field) => dispatch({ type: 'details', details: changed, ...(field && { field }) })}
          proposal={details.sport && proposeName(steps, details.sport, details.type, reference)}
          sportChange={sportChange}
          isUpdate={opened.id !== undefined}
          isSaving={saving}
          foreignTargets={foreignTargets(draft.entries, details.sport).map((type) => targetLabel[type])}
          losesSwimDetails={details.sport !== undefined && !sportOf(details.sport).inPool && hasSwimDetails(steps)}
          unread={text.unread}
          line={builder.line}
          onSave={() => save(details, draft)}
          onClose={() => setAsking(false)}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          isBusy={saving}
          onOverwrite={() => save(details, draft, 'overwrite')}
          onTakeTheirs={takeStored}
          onSaveAsNew={() => save(details, draft, 'as-new')}
          onClose={dismissConflict}
        />
      )}
      <LeaveGuard
        pending={() => !saved.current && isUnsaved}
        onLeave={returned.drop}
        onBack={onBack && (() => onBack(draft))}
      />
    </PageFrame>
  )
}

const loadFailed = {
  title: 'Error!',
  description: 'There was an error loading this workout. Please try again.',
  variant: 'destructive',
} as const

function detailsOf({ name, sport, type, poolLength }: Opened): Details {
  return { name, sport, type, poolLength }
}
