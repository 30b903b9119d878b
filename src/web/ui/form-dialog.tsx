import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** A dialog of fields that Enter or its main button sends. */
export function FormDialog({
  title,
  description,
  action,
  disabled = false,
  busy = false,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  description?: string
  /** What the main button says. */
  action: string
  disabled?: boolean
  /** What the main button says while the fields are sent. */
  busy?: string | false
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={formId} disabled={disabled} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 pt-1 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          // React's events reach the form around the dialog, too.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
