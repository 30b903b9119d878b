import Keyboard from 'lucide-react/icons/keyboard'
import { useEffect, useEffectEvent, useState } from 'react'
import { isInDialog, isTextField } from '../lib/key-target.ts'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type Shortcut = { does: string; keys: readonly string[] }

/** A button, and the key `?` outside text fields and dialogs, that opens the list of keys. */
export function KeySheet({
  shortcuts,
  isHere = () => true,
  className,
}: {
  shortcuts: readonly Shortcut[]
  /** Whether the keys work where the focus is. */
  isHere?: (target: EventTarget | null) => boolean
  className?: string
}) {
  const [open, setOpen] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (key !== '?' || isTextField(target) || isInDialog(target) || !isHere(target)) return
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
        className={className}
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
                <dd className="text-end">
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
