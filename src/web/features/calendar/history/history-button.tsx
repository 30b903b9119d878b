import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { useHistoryKeys } from './use-history.ts'

/** The button of the list of changes; the newest is undone and redone by keys, too. */
export function HistoryButton({ timeZone }: { timeZone: string | undefined }) {
  const [open, setOpen] = useState(false)
  useHistoryKeys()
  return (
    <>
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
