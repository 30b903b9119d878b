import { useNavigate } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { WhoSees } from '../../workouts/share/owner/who-sees.tsx'
import { RenameRouteDialog } from '../library/rename-route-dialog.tsx'
import { useChangeRoute } from '../library/use-change-route.ts'
import { useDeleteRoute } from '../library/use-delete-route.ts'

/** What its athlete does with a route: says who may see what of it, renames and deletes it. */
export function OwnRoute({ route }: { route: Route }) {
  const { id, hides_ends } = route
  const change = useChangeRoute()
  const [renaming, setRenaming] = useState(false)
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
        <Button onClick={() => setRenaming(true)}>
          <Pencil aria-hidden="true" />
          Rename
        </Button>
        <DeleteRoute id={id} />
      </div>
      {renaming && <RenameRouteDialog route={route} onClose={() => setRenaming(false)} />}
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
