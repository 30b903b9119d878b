import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { neighbourOf } from '../../../ui/focus-neighbour.ts'
import { Menu } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { copyOrShow } from '../../workouts/share/copy-or-show.ts'
import type { AttachDialog } from '../attach-dialog.ts'
import { routeAddress, routeUrl } from '../route-address.ts'
import { DownloadRouteDialog } from './download-route-dialog.tsx'
import { RenameRouteDialog } from './rename-route-dialog.tsx'
import { useChangeRoute } from './use-change-route.ts'
import { useDeleteRoute } from './use-delete-route.ts'

/** The actions an athlete has on one of their routes. */
export function RouteMenu({ route, AttachDialog }: { route: Route; AttachDialog: AttachDialog }) {
  const { id, name, is_private } = route
  const remove = useDeleteRoute()
  const change = useChangeRoute()
  const [dialog, setDialog] = useState<'attach' | 'rename' | 'download'>()
  const place = useRef<HTMLDivElement>(null)
  const close = () => setDialog(undefined)
  const deleteAndMoveOn = async () => {
    const next = neighbourOf(place.current)
    if (await remove(route)) next?.focus()
  }
  const showOrHide = async () => {
    try {
      await change(id, { is_private: !is_private })
      toast(is_private ? madePublic : madePrivate)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Failed to change the route', description, variant: 'destructive' })
    }
  }
  return (
    <div ref={place}>
      <Menu
        label={`Actions for ${name}`}
        items={[
          { label: 'View', icon: <Eye />, href: routeAddress(id) },
          {
            label: 'Copy URL',
            icon: <Copy />,
            onSelect: () => void copyOrShow(routeUrl(location.origin, id), is_private ? ONLY_YOURS : undefined),
          },
          { label: 'Attach to a workout…', icon: <CalendarPlus />, onSelect: () => setDialog('attach') },
          { label: 'Rename', icon: <Pencil />, onSelect: () => setDialog('rename') },
          { label: 'Download', icon: <Download />, onSelect: () => setDialog('download') },
          {
            label: is_private ? 'Make public' : 'Make private',
            icon: is_private ? <Globe /> : <Lock />,
            onSelect: () => void showOrHide(),
          },
          { label: 'Delete', icon: <Trash />, tone: 'danger', onSelect: () => void deleteAndMoveOn() },
        ]}
      />
      {dialog === 'attach' && <AttachDialog route={route} onClose={close} />}
      {dialog === 'rename' && <RenameRouteDialog route={route} onClose={close} />}
      {dialog === 'download' && <DownloadRouteDialog route={route} onClose={close} />}
    </div>
  )
}

const ONLY_YOURS = 'The route is private: only you can open it.'
const madePrivate = { title: 'The route is private', description: 'Only you can open its link.' }
const madePublic = { title: 'The route is public', description: 'Anyone with its link can open it.' }
