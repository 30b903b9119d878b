import { useNavigate } from '@tanstack/react-router'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { WhoSees } from '../../workouts/share/owner/who-sees.tsx'
import type { AttachDialog } from '../attach-dialog.ts'
import { RenameRouteDialog } from '../library/rename-route-dialog.tsx'
import { useChangeRoute } from '../library/use-change-route.ts'
import { useDeleteRoute } from '../library/use-delete-route.ts'

/** What its athlete does with a route: says who may see what of it, attaches it to a workout, renames and deletes it. */
export function OwnRoute({ route, AttachDialog }: { route: Route; AttachDialog: AttachDialog }) {
  const { id, hides_ends } = route
  const change = useChangeRoute()
  const [dialog, setDialog] = useState<'attach' | 'rename'>()
  const close = () => setDialog(undefined)
  const hideEnds = async (hides: boolean) => {
    try {
      await change(id, { hides_ends: hides })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Failed to change the route', description, variant: 'destructive' })
    }
  }
  return (
    <div>
      <WhoSees
        what="route"
        value={route}
        onChange={(changed) => change(id, changed)}
        without={hides_ends ? ', without its first and last 200 m' : ''}
        more={
          <Switch
            label="Hide its first and last 200 m from others"
            checked={hides_ends}
            onChange={(to) => void hideEnds(to)}
          />
        }
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setDialog('attach')}>
          <CalendarPlus aria-hidden="true" />
          Attach to a workout
        </Button>
        <Button onClick={() => setDialog('rename')}>
          <Pencil aria-hidden="true" />
          Rename
        </Button>
        <DeleteRoute id={id} />
      </div>
      {dialog === 'attach' && <AttachDialog route={route} onClose={close} />}
      {dialog === 'rename' && <RenameRouteDialog route={route} onClose={close} />}
    </div>
  )
}

function DeleteRoute({ id }: { id: string }) {
  const navigate = useNavigate()
  const remove = useDeleteRoute()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      tone="danger"
      busy={busy && 'Deleting...'}
      onClick={async () => {
        setBusy(true)
        const gone = await remove({ id })
        setBusy(false)
        if (gone) await navigate({ to: '/dashboard/route-library', replace: true })
      }}
    >
      <Trash aria-hidden="true" />
      Delete
    </Button>
  )
}
