import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { ACTIVITY } from '../../../lib/next-address.ts'
import { useSession } from '../../../lib/session.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Logo } from '../../site/frame/logo.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { MenuList } from './menu-list.tsx'

/** The header of the dashboard on small screens, and the menu that it opens. */
export function PhoneBar({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { profile } = useSession()
  const [open, setOpen] = useState(false)
  const signOut = () => {
    setOpen(false)
    return onSignOut()
  }
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between border-line border-b bg-bg pe-2 ps-4.5 md:hidden">
      <Logo to={ACTIVITY} />
      <IconButton label="Open menu" icon={<MenuIcon aria-hidden="true" />} onClick={() => setOpen(true)} />
      <Dialog look="sheet" open={open} onOpenChange={setOpen} title="Menu">
        <div className="-mx-4.5">
          <MenuList role={profile?.role} onGo={() => setOpen(false)} />
        </div>
        <div className="mt-auto pt-8">
          <MenuFooter onSignOut={signOut} onGo={() => setOpen(false)} />
        </div>
      </Dialog>
    </header>
  )
}
