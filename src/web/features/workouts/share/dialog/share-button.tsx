import Share from 'lucide-react/icons/share-2'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { Shared } from './share-dialog.tsx'

// Loaded when it is first opened: few visitors share a page, and QR codes have a script of their own.
const Dialog = lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })))
const Embed = lazy(() => import('./embed-field.tsx').then((file) => ({ default: file.EmbedField })))

/** Opens the address of a workout or a route in every form; `embedded` is a workout that other sites may show. */
export function ShareButton({ shared, embedded }: { shared: Shared; embedded?: { id: string; name: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share aria-hidden="true" />
        Share
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog shared={shared} onClose={() => setOpen(false)}>
            {embedded && <Embed workout={embedded} />}
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
