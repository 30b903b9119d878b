import Share from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { CopyUrl } from '../copy-url.tsx'
import { QrCode } from './qr-code.tsx'

export type Shared = {
  what: 'workout' | 'route'
  name: string
  /** The path of its public page. */
  path: string
  is_private: boolean
}

/** The address of a workout or a route in every form that can be handed on; `children` are more of them. */
export function ShareDialog({
  shared,
  children,
  onClose,
}: {
  shared: Shared
  children?: ReactNode
  onClose: () => void
}) {
  const { what, name, path, is_private } = shared
  const url = location.origin + path
  return (
    <Dialog open onOpenChange={onClose} title={`Share ${name}`}>
      <div className="grid gap-5 pb-4">
        {is_private && (
          <Notice title={`This ${what} is private`}>
            Only you can open it. Whoever else follows this address is told that there is no such {what}.
          </Notice>
        )}
        <TextField label="Address" readOnly value={url} onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-3">
          <CopyUrl />
          {typeof navigator.share === 'function' && (
            <Button onClick={() => void shareByDevice({ title: name, url })}>
              <Share aria-hidden="true" />
              Send to an app
            </Button>
          )}
        </div>
        <QrCode url={url} name={name} />
        {!is_private && children}
      </div>
    </Dialog>
  )
}

async function shareByDevice(content: ShareData): Promise<void> {
  try {
    await navigator.share(content)
  } catch (error) {
    // Whoever closes the device's own sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({
      title: 'Your device could not share it',
      description: 'Copy the address instead.',
      variant: 'destructive',
    })
  }
}
