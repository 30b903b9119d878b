import { useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { MAX_ROUTE_NAME, NO_ROUTE_NAME } from '../route-name.ts'
import { useChangeRoute } from './use-change-route.ts'

/** Gives a route another name. */
export function RenameRouteDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const change = useChangeRoute()
  const [name, setName] = useState(route.name)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const rename = async () => {
    if (name.trim() === '') return setError(NO_ROUTE_NAME)
    setBusy(true)
    try {
      if (name.trim() !== route.name) await change(route.id, { name })
      onClose()
      toast({ title: 'Route renamed', description: name.trim() })
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title="Rename the route"
      action="Rename"
      busy={busy && 'Saving...'}
      onSubmit={() => void rename()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={MAX_ROUTE_NAME}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}
