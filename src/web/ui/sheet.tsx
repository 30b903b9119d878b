import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { allowStyles } from './nonce.ts'

/** A panel that slides in from the left, for menus on a phone. */
export function Sheet({
  open,
  onOpenChange,
  title,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}) {
  const focus = useDialogFocus({ toField: false })
  if (open) allowStyles()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-0 bottom-[var(--toast-room,0px)] left-0 z-40 flex w-[min(20rem,86vw)] animate-from-left flex-col overflow-y-auto rounded-r-sheet bg-raised shadow-3 outline-none"
        >
          <header className="flex min-h-16 items-center justify-between gap-3 pr-2 pl-4.5">
            <Radix.Title className="text-h4">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} className="ml-auto" />
            </Radix.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-col px-4.5 pb-4.5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
