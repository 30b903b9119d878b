import History from 'lucide-react/icons/history'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { changeSentence } from './change-sentence.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { useHistory } from './use-history.ts'

/** Undo and redo, each named for the change that it concerns, and the list of the last changes. */
export function HistoryButtons({ timeZone }: { timeZone: string | undefined }) {
  const [open, setOpen] = useState(false)
  const { undo, redo, go } = useHistory()
  return (
    <>
      <IconButton
        label={undo ? `Undo: ${changeSentence(undo)}` : 'Undo'}
        icon={<Undo />}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!undo}
        onClick={() => go('undo')}
      />
      <IconButton
        label={redo ? `Redo: ${changeSentence(redo)}` : 'Redo'}
        icon={<Redo />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={!redo}
        onClick={() => go('redo')}
      />
      <IconButton
        label="Changes of your calendar"
        icon={<History />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <HistoryDialog timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  )
}
