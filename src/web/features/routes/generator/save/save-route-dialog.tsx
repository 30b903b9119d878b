import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { MAX_ROUTE_NAME, NO_ROUTE_NAME } from '../../route-name.ts'

/** Asks for the name of the route. `proposal` is what the loop is called among the others. */
export function SaveRouteDialog({
  name,
  proposal,
  isSaving,
  onChange,
  onSave,
  onClose,
}: {
  name: string
  proposal: string | undefined
  isSaving: boolean
  onChange: (name: string) => void
  onSave: () => void
  onClose: () => void
}) {
  const [hasTried, setHasTried] = useState(false)
  const isBlank = name.trim() === ''
  return (
    <FormDialog
      title="Save Route"
      action="Save"
      disabled={isBlank}
      busy={isSaving && 'Saving...'}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField
        label="Route name"
        required
        autoComplete="off"
        maxLength={MAX_ROUTE_NAME}
        value={name}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // The browser sends no form whose button is disabled.
          if (event.key === 'Enter' && isBlank) setHasTried(true)
        }}
        error={hasTried && isBlank ? NO_ROUTE_NAME : undefined}
        hint={
          proposal &&
          proposal !== name.trim() && (
            <Button size="compact" className="mt-1" onClick={() => onChange(proposal)}>
              Use “{proposal}”
            </Button>
          )
        }
      />
    </FormDialog>
  )
}
