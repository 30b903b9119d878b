import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { memo, type ReactNode } from 'react'
import { formatDuration } from '#domain/units/duration.ts'
import { MAX_REPEAT_COUNT } from '#domain/workout/stored-entry.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { type DraftGroup, entryName, storedEntries } from '../draft/draft-entries.ts'
import { MIN_REPEATS } from '../draft/repeat-count.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { DragHandle, DropMark } from '../drag/drag-marks.tsx'
import { useDrag } from '../drag/use-drag.ts'
import { ChoiceMark } from './choice-mark.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { LockToggle } from './lock-toggle.tsx'
import { isSameRow } from './same-row.ts'
import { StepRow } from './step-row.tsx'
import { useSelectAll } from './use-select-all.ts'

/** A repeat: its count above its steps, beside a bracket. */
export const GroupRow = memo(Row, (before, after) =>
  isSameRow({ ...before, entry: before.group }, { ...after, entry: after.group }),
)

function Row({ builder, group, panel }: { builder: BuilderState; group: DraftGroup; panel?: ReactNode }) {
  const { key, count, typedCount, steps } = group
  const { sport, choice } = builder
  const isChosen = choice.isChosen(group)
  const { seconds, secondsEstimated } = totalsOf(storedEntries([group]), sport, builder.reference)
  const head = useDrag(builder, { key, part: 'head' })
  const selectAll = useSelectAll()
  const foot = useDrag(builder, { key, part: 'foot' })
  const setCount = (typed: string) => builder.dispatch({ type: 'count', key, typed })
  const addRepeats = (more: -1 | 1) => {
    setCount(String(count + more))
    builder.dispatch({ type: 'settle-count', key })
  }
  return (
    <li className="relative border-line border-b py-2 ps-4 last:border-b-0">
      <span
        aria-hidden="true"
        className="absolute inset-y-3 start-0.5 w-2 border-[1.5px] border-ink border-e-0 forced-colors:border-[CanvasText]"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a row of a list. */}
      <div
        ref={head.rowRef}
        id={builder.rowId(key)}
        data-entry={key}
        role="group"
        aria-label={entryName(group)}
        tabIndex={-1}
        className={`relative flex min-h-12 flex-wrap items-center gap-x-1 rounded-control ${isChosen ? 'bg-sunken' : ''}`}
      >
        <DropMark over={head.over} />
        <DragHandle handleRef={head.handleRef} />
        {choice.keys.length > 0 && (
          <button
            type="button"
            data-choice=""
            {...{ role: 'checkbox', 'aria-checked': isChosen }}
            aria-label={entryName(group)}
            className="grid size-10 place-items-center max-sm:-ms-1"
          >
            <ChoiceMark chosen={isChosen} />
          </button>
        )}
        <label className="flex items-baseline gap-0.5 text-h3">
          <span className="sr-only">Repeat count</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typedCount ?? count}
            onChange={(event) => setCount(event.target.value)}
            onBlur={() => builder.dispatch({ type: 'settle-count', key })}
            style={{ width: `${Math.max(2, String(typedCount ?? count).length) + 1.2}ch` }}
            {...selectAll}
            className="tabular h-10 rounded-control border border-edge bg-surface px-1 text-center"
          />
          <span aria-hidden="true">×</span>
        </label>
        <span className="tabular ms-2 text-ink-2">
          {secondsEstimated && '≈ '}
          {formatDuration(seconds)}
          <span className="max-sm:sr-only"> in all</span>
        </span>
        <div className="ms-auto flex">
          <IconButton
            label="One repeat fewer"
            icon={<Minus />}
            disabled={count <= MIN_REPEATS}
            onClick={() => addRepeats(-1)}
          />
          <IconButton
            label="One repeat more"
            icon={<Plus />}
            disabled={count >= MAX_REPEAT_COUNT}
            onClick={() => addRepeats(1)}
          />
          {builder.canLock && <LockToggle builder={builder} entry={group} />}
          <EntryMenu builder={builder} entry={group} />
        </div>
      </div>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.key} builder={builder} draftStep={step} panel={panel} group={group} />
        ))}
      </ol>
      <div ref={foot.rowRef} className="relative">
        <DropMark over={foot.over} />
        <Button tone="quiet" size="compact" onClick={() => builder.latest().add('step', { by: key, side: 'last' })}>
          <Plus aria-hidden="true" className="size-4" /> Add step to repeat
        </Button>
      </div>
    </li>
  )
}
