import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWideScreen } from '../../ui/wide-screen.ts'
import { entryName } from './draft/draft-entries.ts'
import type { BuilderState } from './draft/use-builder.ts'
import { HistoryButtons } from './steps/history-buttons.tsx'
import { StepList } from './steps/step-list.tsx'
import { StepPanel } from './steps/step-panel.tsx'
import { TargetDialog } from './target/target-dialog.tsx'
import { TextPane } from './text-view/text-pane.tsx'
import { unreadSentence } from './text-view/unread-sentence.ts'
import type { TextState } from './text-view/use-shown-text.ts'

/** The steps as blocks and as text, in tabs. On a wide screen the text stands beside the blocks. */
export function BuilderViews({ builder, text }: { builder: BuilderState; text: TextState }) {
  const { open } = builder
  const wide = useWideScreen()
  const [view, setView] = useState<View>('blocks')
  // Shown here and not with the step's fields, which are drawn anew when the window turns wide or narrow.
  const [aiming, setAiming] = useState<string>()
  const panel = open && (
    <StepPanel key={open.key} builder={builder} draftStep={open} onAim={() => setAiming(open.key)} />
  )
  const isBeside = wide && view === 'blocks'
  return (
    <Tabs
      label="View"
      value={view}
      onChange={setView}
      items={[
        { value: 'blocks', label: 'Blocks' },
        { value: 'text', label: wide ? 'Blocks and text' : 'Text' },
      ]}
    >
      {text.unread && view === 'blocks' && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-small">
          {unreadSentence(text.unread)}
          <Button size="compact" tone="quiet" onClick={() => setView('text')}>
            Open the text
          </Button>
        </p>
      )}
      <div className="grid gap-x-10 gap-y-8 min-[72rem]:grid-cols-[minmax(0,1fr)_25rem]">
        {(wide || view === 'blocks') && <StepList builder={builder} panel={isBeside ? undefined : panel} />}
        {view === 'text' && (
          <div>
            {!wide && (
              <div className="mb-3 flex items-center justify-between border-ink border-b-[1.5px] pb-1">
                <h2 className="text-h3">Text</h2>
                <div className="flex">
                  <HistoryButtons builder={builder} />
                </div>
              </div>
            )}
            <TextPane builder={builder} text={text} />
          </div>
        )}
        {isBeside && (
          <aside aria-label="Step" className="sticky top-6 min-w-0 self-start">
            <h2 className="mb-4 border-ink border-b-[1.5px] pb-2 text-h3 [overflow-wrap:anywhere]">
              {open ? entryName(open) : 'No step chosen'}
            </h2>
            {panel ?? <p className="text-ink-2">Choose a step in the list or in the profile to change it.</p>}
          </aside>
        )}
      </div>
      {open && open.key === aiming && (
        <TargetDialog
          step={open.step}
          sport={builder.chosenSport}
          metrics={builder.metrics}
          reference={builder.reference}
          zones={builder.zones}
          onClose={() => setAiming(undefined)}
          onSet={(target, effort) => {
            builder.dispatch({ type: 'target', key: open.key, target, effort })
            setAiming(undefined)
          }}
        />
      )}
    </Tabs>
  )
}

type View = 'blocks' | 'text'
