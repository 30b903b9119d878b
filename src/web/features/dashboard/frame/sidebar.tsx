import { ACTIVITY } from '../../../lib/next-address.ts'
import { useSession } from '../../../lib/session.ts'
import { Logo } from '../../site/frame/logo.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { MenuList } from './menu-list.tsx'

/** The menu at the left on wide screens. */
export function Sidebar({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { profile } = useSession()
  return (
    <aside className="sticky top-0 hidden h-[calc(100dvh-var(--toast-room,0px))] w-72 flex-none flex-col overflow-y-auto border-line border-e md:flex">
      <div className="px-6 pt-5 pb-6">
        <Logo to={ACTIVITY} />
      </div>
      <MenuList role={profile?.role} />
      <div className="mt-auto p-6 pb-5">
        <MenuFooter onSignOut={onSignOut} />
      </div>
    </aside>
  )
}
