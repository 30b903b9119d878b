import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { allowStyles } from './nonce.ts'

/**
 * A modal dialog; on a phone it slides up from the bottom. As a `sheet`, for a menu on a phone, it slides in from the
 * left. Escape, the cross and the backdrop close it.
 */
export function Dialog({
  open,
  onOpenChange,
  look = 'dialog',
  title,
  description,
  footer,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  look?: keyof typeof looks
  title: ReactNode
  description?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  children?: ReactNode
}) {
  const focus = useDialogFocus({ open, toField: look === 'dialog' })
  const classes = looks[look]
  if (open) allowStyles()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed bottom-[var(--toast-room,0px)] z-40 flex flex-col bg-raised shadow-3 outline-none ${classes.panel}`}
        >
          <header className={`flex gap-3 ${classes.header}`}>
            <div className="min-w-0 flex-1">
              <Radix.Title className={classes.title}>{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} className="-me-2" />
            </Radix.Close>
          </header>
          <div className={`min-h-0 flex-1 px-4.5 ${classes.body}`}>{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 px-4.5 pt-3 pb-4.5 max-sm:[&>*]:flex-auto sm:px-6 sm:pb-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const looks = {
  dialog: {
    panel:
      'inset-x-0 max-h-[calc(92dvh-var(--toast-room,0px))] animate-lift rounded-t-sheet pb-[env(safe-area-inset-bottom)] sm:inset-auto sm:top-[calc(50%-var(--toast-room,0px)/2)] sm:start-1/2 sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-fade sm:rounded-dialog',
    header: 'items-start px-4.5 pt-4 pb-2 sm:px-6 sm:pt-5',
    title: 'pt-2 text-h3 [overflow-wrap:anywhere]',
    body: 'overflow-y-auto py-2 sm:px-6',
  },
  sheet: {
    panel: 'top-0 start-0 w-[min(20rem,86vw)] animate-from-left overflow-y-auto rounded-e-sheet',
    header: 'min-h-16 items-center pe-4 ps-4.5',
    title: 'text-h4',
    body: 'flex flex-col pb-4.5',
  },
} as const
