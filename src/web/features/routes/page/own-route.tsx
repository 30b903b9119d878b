import { useNavigate } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { RenameRouteDialog } from '../library/rename-route-dialog.tsx'
import { useChangeRoute } from '../library/use-change-route.ts'
import { useDeleteRoute } from '../library/use-delete-route.ts'

/** What its athlete does with a route: says who may see what of it, renames and deletes it. */
export function OwnRoute({ route }: { route: Route }) {
  const { id, is_private, is_listed, hides_ends } = route
  const change = useChangeRoute()
  const [renaming, setRenaming] = useState(false)
  const set = async (changed: Parameters<typeof change>[1]) => {
    try {
      await change(id, changed)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: 'Failed to change the route', description, variant: 'destructive' })
    }
  }
  return (
    <section aria-labelledby="own-route">
      <h2 id="own-route" className="border-ink border-b-[1.5px] pb-2 text-label">
        Who sees this route
      </h2>
      <div className="grid justify-items-start gap-1 py-2">
        <Switch label="Only I can open it" checked={is_private} onChange={(to) => void set({ is_private: to })} />
        {!is_private && (
          <>
            <Switch
              label="Search engines may list it"
              checked={is_listed}
              onChange={(to) => void set({ is_listed: to })}
            />
            <Switch
              label="Hide its first and last 200 m from others"
              checked={hides_ends}
              onChange={(to) => void set({ hides_ends: to })}
            />
          </>
        )}
      </div>
      <p className="text-ink-2 text-small">{whoSees(route)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setRenaming(true)}>
          <Pencil aria-hidden="true" />
          Rename
        </Button>
        <DeleteRoute id={id} />
      </div>
      {renaming && <RenameRouteDialog route={route} onClose={() => setRenaming(false)} />}
    </section>
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

function whoSees({ is_private, is_listed, hides_ends }: Route): string {
  if (is_private) return 'Its link works for you alone.'
  const who = is_listed ? 'Everybody can find and open it' : 'Everybody who has its link can open it'
  return `${who}${hides_ends ? ', without its first and last 200 m' : ''}.`
}
