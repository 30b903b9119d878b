import CircleAlert from 'lucide-react/icons/circle-alert'
import { memo, type ReactNode } from 'react'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { formatLength } from '../../../lib/format.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { StepKey } from '../../workouts/chart/step-key.tsx'
import { stepDetails } from '../../workouts/step/step-details.ts'
import { shortTarget } from '../../workouts/step/target-words.ts'
import { type DraftGroup, type DraftStep, entryName, type TypedDetail } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { DragHandle, DropMark } from '../drag/drag-marks.tsx'
import { useDrag } from '../drag/use-drag.ts'
import { ChoiceMark } from './choice-mark.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { LockToggle } from './lock-toggle.tsx'
import { isSameRow } from './same-row.ts'

/** One step as a row; pressing it opens its fields. */
export const StepRow = memo(Row, (before, after) =>
  isSameRow({ ...before, entry: before.draftStep }, { ...after, entry: after.draftStep }),
)

function Row({
  builder,
  draftStep,
  panel,
  group,
}: {
  builder: BuilderState
  draftStep: DraftStep
  panel?: ReactNode
  /** The repeat that the step stands in, which has a lock and can be chosen as a whole. */
  group?: DraftGroup
}) {
  const { key, step, unread, unreadDetails } = draftStep
  const open = builder.open?.key === key
  const { sport, choice } = builder
  const isChoosing = choice.keys.length > 0
  const isChosen = choice.isChosen(draftStep, group)
  const drag = useDrag(builder, { key, part: 'step' })
  return (
    <li className="border-line border-b last:border-b-0">
      <div
        ref={drag.rowRef}
        data-entry={key}
        className={`relative flex items-center rounded-control transition-colors ${rowLook(open && !isChoosing, isChosen)}`}
      >
        <DropMark over={drag.over} />
        <DragHandle handleRef={drag.handleRef} />
        <button
          type="button"
          id={builder.rowId(key)}
          data-choice=""
          {...(isChoosing ? { role: 'checkbox', 'aria-checked': isChosen } : { 'aria-expanded': open })}
          onClick={() => builder.latest().toggle(key)}
          className="grid min-h-12 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2 ps-3 text-start sm:ps-1 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)_4.75rem_minmax(0,14rem)]"
        >
          <span className="flex items-center gap-3">
            {isChoosing && <ChoiceMark chosen={isChosen} />}
            <StepKey step={step} sport={sport} />
          </span>
          <span data-step-name className="wide font-[540] [overflow-wrap:anywhere]">
            {entryName(draftStep)}
          </span>
          <span className="tabular text-end font-[540]">
            {unread === undefined ? (
              formatLength(step.duration)
            ) : (
              <span className="inline-flex items-center gap-1.5 text-danger">
                <CircleAlert aria-hidden="true" className="size-4" /> Not set
              </span>
            )}
          </span>
          <span className="tabular col-start-2 col-end-4 text-ink-2 text-small first-letter:uppercase @min-[34rem]:col-auto @min-[34rem]:text-end @min-[34rem]:text-body">
            {unreadDetails ? (
              <span className="inline-flex items-center gap-1.5 text-danger">
                <CircleAlert aria-hidden="true" className="size-4" />
                {unsetName[firstOf(unreadDetails)]} not set
              </span>
            ) : (
              <Unbroken>{askedOf(step, sport, builder.reference, builder.zones)}</Unbroken>
            )}
          </span>
        </button>
        {builder.canLock && !group && <LockToggle builder={builder} entry={draftStep} />}
        <EntryMenu builder={builder} entry={draftStep} />
      </div>
      {open && panel && <div className="px-3 pt-4 pb-6">{panel}</div>}
    </li>
  )
}

const unsetName: Record<TypedDetail, string> = { target: 'Target', cadence: 'Cadence', sendOff: 'Send-off' }

function firstOf(unread: Partial<Record<TypedDetail, string>>): TypedDetail {
  return (['target', 'cadence', 'sendOff'] as const).find((field) => unread[field] !== undefined) ?? 'target'
}

function rowLook(isOpen: boolean, isChosen: boolean): string {
  if (isOpen) return 'bg-accent-wash inset-ring-[1.5px] inset-ring-ink'
  return isChosen ? 'bg-sunken' : 'hover:bg-surface'
}

/** The target or the effort, and the details. A rest, or a step with details, is not said to be open. */
function askedOf(step: Step, sport: SportId, reference: number | undefined, zones: OwnZones | undefined): string {
  const details = stepDetails(step, sport)
  const isOpen = (!step.target || step.target.type === 'open') && step.effort === undefined
  return [
    ...(isOpen && (details.length > 0 || step.intensity === 'rest')
      ? []
      : [shortTarget(step, sport, reference, zones)]),
    ...details,
  ].join(', ')
}
