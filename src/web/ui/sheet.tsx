import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { allowStyles } from './nonce.ts'

/** A panel that slides in from an edge: menus on a phone. */
export function Sheet({
  side,
  open,
  onOpenChange,
  title,
  titleHidden = false,
  children,
}: {
  side: 'left' | 'top'
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  titleHidden?: boolean
  children: ReactNode
}) {
  if (open) allowStyles()
  const edge =
    side === 'left'
      ? 'inset-y-0 left-0 w-[min(20rem,86vw)] animate-from-left rounded-r-sheet'
      : 'inset-x-0 top-0 max-h-dvh animate-from-top rounded-b-sheet'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          className={`fixed z-40 flex flex-col overflow-y-auto bg-raised shadow-3 outline-none ${edge}`}
        >
          <header className="flex min-h-16 items-center justify-between gap-3 pr-2 pl-4.5">
            <Radix.Title className={titleHidden ? 'sr-only' : 'text-h4'}>{title}</Radix.Title>
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
