import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { IconButton } from '../../../ui/button.tsx'
import type { BuilderState } from '../draft/use-builder.ts'

/** Undo and redo of every change in the builder. */
export function HistoryButtons({ builder }: { builder: BuilderState }) {
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo />}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!builder.canUndo}
        onClick={builder.undo}
      />
      <IconButton
        label="Redo"
        icon={<Redo />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={!builder.canRedo}
        onClick={builder.redo}
      />
    </>
  )
}
