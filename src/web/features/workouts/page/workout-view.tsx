import { type ReactNode, useMemo } from 'react'
import type { HeartRates } from '#domain/load/heart.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { writtenReference } from '#domain/workout/written-reference.ts'
import type { OutputOf } from '../../../lib/api.ts'
import { formatDay, formatPool, formatTotals } from '../../../lib/format.ts'
import { Figure } from '../../../ui/heading.tsx'
import { ProfileChart } from '../chart/profile-chart.tsx'
import { thresholdLabel } from '../chart/threshold-label.ts'
import { DownloadButtons } from '../download/download-buttons.tsx'
import { CopyUrl } from '../share/copy-url.tsx'
import { ShareButton } from '../share/dialog/share-button.tsx'
import { PrintButton } from '../share/print-button.tsx'
import { SportMark } from '../sport-mark.tsx'
import { JudgeNote } from './judge-note.tsx'
import { LoadFigures } from './load-figures.tsx'
import { StepsTable } from './steps-table.tsx'
import { ZoneTimes } from './zone-times.tsx'

/** A workout in full: its author, its profile, its figures and its steps. */
export function WorkoutView({
  workout,
  reference: own,
  heart,
  distances,
  zones,
  actions,
  ofAuthor,
}: {
  workout: OutputOf<'get /api/workouts/{id}'>
  /** The reader's own reference value for the sport, where it is known. */
  reference?: number | undefined
  /** The reader's own heart rates, where they are known. */
  heart?: HeartRates | undefined
  /** How the reader wants to read its total; as it was written if that is not known. */
  distances?: ShownDistances
  /** The reader's own bounds of the sport's zones, where they have some. */
  zones?: OwnZones | undefined
  actions?: ReactNode
  /** What its athlete says about it. */
  ofAuthor?: ReactNode
}) {
  const { id, is_private, name, sport, type, steps, poolLength, user, updated_at } = workout
  const written = useMemo(() => writtenReference(steps, sport, own), [steps, sport, own])
  const reference = written ?? own
  const measured = { steps, sport, reference, heart, zones }
  const judged = useMemo(
    () => ({ sport, type, steps, reference, poolLength }),
    [sport, type, steps, reference, poolLength],
  )
  const { time, distance, metres } = formatTotals(steps, sport, reference, distances)
  return (
    <article className="pt-8 pb-16 md:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 gutter">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-body text-ink-2">Workout</h1>
          <h2 className="mt-2 text-page [overflow-wrap:anywhere]">{name}</h2>
          <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
            <SportMark sport={sport} />
            <span>
              {sportOf(sport).label}
              {type && `, ${workoutTypeLabel[type]}`}
              {poolLength && `, ${formatPool(poolLength)}`}
            </span>
          </p>
          <p className="mt-1 text-ink-2">
            By: <span className="font-[540] text-ink">{user.full_name}</span>,{' '}
            <time dateTime={updated_at}>{formatDay(updated_at)}</time>
          </p>
          {written !== undefined && <p className="mt-1 text-ink-2">Written for {thresholdLabel(sport, written)}</p>}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label="Time" value={time} />
          {distance && metres > 0 && <Figure label="Distance" value={distance} />}
          <LoadFigures {...measured} />
        </dl>
      </header>
      <div className="mt-8">
        <ProfileChart steps={steps} sport={sport} size="hero" reference={reference} zones={zones} bleed />
      </div>
      <div className="mt-6 flex flex-wrap items-end gap-3 gutter print:hidden">
        <DownloadButtons workout={workout} figures={{ reference, thresholdHeartRate: heart?.threshold }} />
        <ShareButton shared={{ what: 'workout', name, path: `/workout/${id}`, is_private }} embedded={{ id, name }} />
        <CopyUrl />
        <PrintButton />
        {actions}
      </div>
      <div className="gutter mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div>
          <JudgeNote judged={judged} className="mb-10 print:hidden" />
          <StepsTable {...measured} />
        </div>
        <div className="grid gap-12">
          <ZoneTimes {...measured} />
          {ofAuthor}
        </div>
      </div>
    </article>
  )
}
