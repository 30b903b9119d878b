import Keyboard from 'lucide-react/icons/keyboard'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTextField } from '../../../lib/key-target.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isAmongEntries } from './key-target.ts'

/** A button, and the key `?` while the focus is among the steps, that opens the list of keys. */
export function ShortcutSheet() {
  const [open, setOpen] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || isTextField(event.target) || !isAmongEntries(event.target)) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <IconButton
        label="Keyboard shortcuts"
        icon={<Keyboard />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Keyboard shortcuts"
          description="Outside text fields. On a Mac, Ctrl is ⌘ and Alt is ⌥."
        >
          {/* It holds no control, and the keyboard has to scroll it. */}
          <dl tabIndex={0} aria-label="Keys and what they do" className="pb-4">
            {shortcuts.map(({ does, keys }) => (
              <div key={does} className="flex items-baseline justify-between gap-4 border-line border-b py-2">
                <dt>{does}</dt>
                <dd className="text-right">
                  {keys.map((key, at) => (
                    <span key={key}>
                      {at > 0 && ' or '}
                      <kbd className="whitespace-nowrap font-[540]">{key}</kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}

const shortcuts: readonly { does: string; keys: readonly string[] }[] = [
  { does: 'Undo', keys: ['Ctrl+Z'] },
  { does: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { does: 'Move up, also into or out of a repeat', keys: ['Alt+↑'] },
  { does: 'Move down, also into or out of a repeat', keys: ['Alt+↓'] },
  { does: 'Duplicate', keys: ['Ctrl+D'] },
  { does: 'Insert a step below', keys: ['Ctrl+Enter'] },
  { does: 'Insert a step above', keys: ['Ctrl+Shift+Enter'] },
  { does: 'Type steps as text', keys: ['/'] },
  { does: 'Repeat this step', keys: ['Ctrl+G'] },
  { does: 'Remove the repeat, keep its steps', keys: ['Ctrl+Shift+G'] },
  { does: 'Delete', keys: ['Delete'] },
  { does: 'Select several, from the focused block', keys: ['Shift+↑', 'Shift+↓'] },
  { does: 'Select all', keys: ['Ctrl+A'] },
  { does: 'Select up to a block; one more', keys: ['Shift+click', 'Ctrl+click'] },
  { does: 'End the selection', keys: ['Escape'] },
  { does: 'Copy, cut as text', keys: ['Ctrl+C', 'Ctrl+X'] },
  { does: 'Paste lines of text below', keys: ['Ctrl+V'] },
  { does: 'In the chart: change length or intensity; by five', keys: ['Arrows', 'Shift+arrows'] },
  { does: 'This list', keys: ['?'] },
]
