import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Bookmark from 'lucide-react/icons/bookmark-plus'
import ClipboardCopy from 'lucide-react/icons/clipboard-copy'
import Copy from 'lucide-react/icons/copy-plus'
import Repeat from 'lucide-react/icons/repeat-2'
import Trash from 'lucide-react/icons/trash-2'
import { Button, IconButton } from '../../../ui/button.tsx'
import { copyEntries } from '../clipboard/use-clipboard.ts'
import { chosenCommands } from '../draft/chosen-commands.ts'
import { chosenIn } from '../draft/chosen-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/** How many entries are chosen, and what can be done with all of them. */
export function ChoiceBar({ builder }: { builder: BuilderState }) {
  const { choice, draft } = builder
  const count = choice.keys.length
  const chosen = chosenIn(draft.entries, choice.keys)
  const { shiftUp, shiftDown, duplicate, wrap, remove } = chosenCommands(builder)
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form.
        <div
          role="group"
          aria-label="Selected blocks"
          className="sticky bottom-[calc(var(--toast-room,0px)+0.5rem)] z-20 mt-3 flex flex-wrap items-center justify-between gap-x-2 rounded-panel border border-ink bg-raised px-2 py-1.5 shadow-3"
        >
          <p className="tabular ps-2 font-[540]">{count} selected</p>
          <div className="order-last flex w-full justify-between @min-[34rem]:order-none @min-[34rem]:w-auto">
            <IconButton label="Move up" icon={<ArrowUp />} disabled={!shiftUp} onClick={shiftUp} className={narrow} />
            <IconButton
              label="Move down"
              icon={<ArrowDown />}
              disabled={!shiftDown}
              onClick={shiftDown}
              className={narrow}
            />
            <IconButton label="Duplicate" icon={<Copy />} onClick={duplicate} className={narrow} />
            <IconButton
              label={wrap ? 'Put into a repeat' : 'Put into a repeat: for steps next to each other'}
              icon={<Repeat />}
              disabled={!wrap}
              onClick={wrap}
              className={narrow}
            />
            <IconButton
              label="Copy as text"
              icon={<ClipboardCopy />}
              onClick={() => void copyEntries(chosen, builder)}
              className={narrow}
            />
            <IconButton
              label="Save as block"
              icon={<Bookmark />}
              aria-haspopup="dialog"
              onClick={() => builder.showBlocks({ save: chosen })}
              className={narrow}
            />
            <IconButton label="Delete" icon={<Trash />} onClick={remove} className={narrow} />
          </div>
          <Button tone="quiet" size="compact" onClick={choice.end}>
            Done
          </Button>
        </div>
      )}
    </>
  )
}

// Seven of them side by side on a phone.
const narrow = 'max-sm:min-w-0 max-sm:flex-1'
