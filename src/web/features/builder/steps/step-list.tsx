import Bookmark from 'lucide-react/icons/bookmark'
import Plus from 'lucide-react/icons/plus'
import Repeat from 'lucide-react/icons/repeat-2'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { BlockDialogs } from '../blocks/block-dialogs.tsx'
import { isDraftGroup } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { ShortcutSheet } from '../keys/shortcut-sheet.tsx'
import { QuickLine } from '../quick-line/quick-line.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { GroupRow } from './group-row.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { StepRow } from './step-row.tsx'

/** The steps of the draft in order, and the buttons that add more. `panel` holds the open step's fields, shown under its row. */
export function StepList({ builder, panel }: { builder: BuilderState; panel?: ReactNode }) {
  const { entries } = builder.draft
  // Which rows are chosen is easier to see without fields between them.
  const shownPanel = builder.choice.keys.length > 0 ? undefined : panel
  return (
    // A container query, because at some window widths the step’s fields stand beside the list and narrow it.
    // While some are selected, what gets the focus scrolls above the bar for them.
    <section
      aria-label="Steps"
      data-entries=""
      className={`@container ${builder.choice.keys.length > 0 ? '[&_[data-entry]]:scroll-mb-28' : ''}`}
    >
      <div className="mb-1 flex items-center justify-between border-ink border-b-[1.5px] pb-1">
        <h2 className="text-h3">Steps</h2>
        <div className="flex">
          <HistoryButtons builder={builder} />
          <ShortcutSheet />
        </div>
      </div>
      <ol>
        {entries.map((entry) =>
          isDraftGroup(entry) ? (
            <GroupRow key={entry.key} builder={builder} group={entry} panel={shownPanel} />
          ) : (
            <StepRow key={entry.key} builder={builder} draftStep={entry} panel={shownPanel} />
          ),
        )}
      </ol>
      <ChoiceBar builder={builder} />
      {entries.length === 0 && <p className="py-5 text-ink-2">No steps yet. Add one, or a repeat.</p>}
      <QuickLine builder={builder} />
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => builder.add('step')}
          className="wide flex min-h-13 w-full @min-[34rem]:w-auto @min-[34rem]:flex-1 items-center gap-3 border border-edge border-b-[1.5px] border-b-ink border-dashed px-4 text-start font-[540] transition-colors [border-bottom-style:solid] hover:bg-surface"
        >
          <Plus aria-hidden="true" /> Add step
        </button>
        <Button onClick={() => builder.add('repeat')} className="min-h-13 flex-1 @min-[34rem]:flex-none">
          <Repeat aria-hidden="true" /> Add repeat group
        </Button>
        <Button
          onClick={() => builder.showBlocks('insert')}
          aria-haspopup="dialog"
          className="min-h-13 flex-1 @min-[34rem]:flex-none"
        >
          <Bookmark aria-hidden="true" /> Insert block
        </Button>
      </div>
      <BlockDialogs builder={builder} />
    </section>
  )
}
