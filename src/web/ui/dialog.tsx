import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { allowStyles } from './nonce.ts'

/** A modal dialog; on a phone it slides up from the bottom. Escape, the cross and the backdrop close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  children?: ReactNode
}) {
  const focus = useDialogFocus()
  if (open) allowStyles()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-[var(--toast-room,0px)] z-40 flex max-h-[calc(92dvh-var(--toast-room,0px))] animate-lift flex-col rounded-t-sheet bg-raised pb-[env(safe-area-inset-bottom)] shadow-3 outline-none sm:inset-auto sm:top-[calc(50%-var(--toast-room,0px)/2)] sm:left-1/2 sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-fade sm:rounded-dialog"
        >
          <header className="flex items-start gap-3 px-4.5 pt-4 pb-2 sm:px-6 sm:pt-5">
            <div className="min-w-0 flex-1 pt-2">
              <Radix.Title className="text-h3 [overflow-wrap:anywhere]">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} className="-mr-2" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4.5 py-2 sm:px-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 px-4.5 pt-3 pb-4.5 max-sm:[&>*]:flex-1 sm:px-6 sm:pb-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
