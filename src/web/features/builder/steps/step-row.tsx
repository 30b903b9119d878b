import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { formatLength } from '../../../lib/format.ts'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { StepKey } from '../../workouts/chart/step-key.tsx'
import { stepDetails } from '../../workouts/step/step-details.ts'
import { shortTarget } from '../../workouts/step/target-words.ts'
import { type DraftStep, entryName } from '../draft/draft-entries.ts'
import type { BuilderDesk } from '../draft/use-builder.ts'
import { KeepToggle } from './keep-toggle.tsx'

/** One step as a line; pressed, its fields open. */
export function StepRow({
  desk,
  draftStep,
  panel,
  isInRepeat = false,
}: {
  desk: BuilderDesk
  draftStep: DraftStep
  panel?: ReactNode
  /** Steps of a repeat are kept with it. */
  isInRepeat?: boolean
}) {
  const { key, step, unread } = draftStep
  const open = desk.open?.key === key
  const sport = desk.sport ?? 'running'
  return (
    <li className="border-line border-b last:border-b-0">
      <div
        className={`flex items-center rounded-control transition-colors ${open ? 'bg-accent-wash inset-ring-[1.5px] inset-ring-ink' : 'hover:bg-surface'}`}
      >
        <button
          type="button"
          id={desk.rowId(key)}
          aria-expanded={open}
          onClick={() => desk.toggle(key)}
          className="grid min-h-12 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2 pl-3 text-left @min-[34rem]:grid-cols-[auto_minmax(0,1fr)_4.75rem_minmax(0,14rem)]"
        >
          <StepKey step={step} sport={sport} />
          <span data-step-name className="wide font-[540] [overflow-wrap:anywhere]">
            {entryName(draftStep)}
          </span>
          <span className="tabular text-right font-[540]">
            {unread === undefined ? (
              formatLength(step.duration)
            ) : (
              <span className="inline-flex items-center gap-1.5 text-danger">
                <CircleAlert aria-hidden="true" className="size-4" /> Not set
              </span>
            )}
          </span>
          <span className="tabular col-start-2 col-end-4 text-ink-2 text-small first-letter:uppercase @min-[34rem]:col-auto @min-[34rem]:text-right @min-[34rem]:text-body">
            <Unbroken>{askedOf(step, sport, desk.reference)}</Unbroken>
          </span>
        </button>
        {desk.keeps && !isInRepeat && <KeepToggle desk={desk} entry={draftStep} />}
        <Menu label={`Actions for ${entryName(draftStep)}`} items={moves(desk, key)} />
      </div>
      {open && panel && <div className="px-3 pt-4 pb-6">{panel}</div>}
    </li>
  )
}

/** The target and whatever else is asked; that a rest, or a step with details, has no target goes without saying. */
function askedOf(step: Step, sport: SportId, reference: number | undefined): string {
  const details = stepDetails(step, sport)
  const isOpen = !step.target || step.target.type === 'open'
  return [
    ...(isOpen && (details.length > 0 || step.intensity === 'rest') ? [] : [shortTarget(step, sport, reference)]),
    ...details,
  ].join(', ')
}

/** Up, down and out, for a step as for a repeat. */
export function moves(desk: BuilderDesk, key: string): MenuItem[] {
  return [
    { label: 'Move up', icon: <ArrowUp />, disabled: !desk.canMove(key, -1), onSelect: () => desk.move(key, -1) },
    { label: 'Move down', icon: <ArrowDown />, disabled: !desk.canMove(key, 1), onSelect: () => desk.move(key, 1) },
    { label: 'Delete', icon: <Trash />, tone: 'danger', onSelect: () => desk.remove(key) },
  ]
}
