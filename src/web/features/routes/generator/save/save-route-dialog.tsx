import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { NAME_MISSING } from './route-to-save.ts'

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
        maxLength={MAX_NAME_CHARACTERS}
        value={name}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // The browser sends no form whose button is disabled.
          if (event.key === 'Enter' && isBlank) setHasTried(true)
        }}
        error={hasTried && isBlank ? NAME_MISSING : undefined}
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

const MAX_NAME_CHARACTERS = 50
