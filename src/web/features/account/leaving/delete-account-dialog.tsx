import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useFields } from '../fields.ts'

/** Asks for the typed address, and for the password if the server wants it, before the account is marked for deletion. */
export function DeleteAccountDialog({
  email,
  onDone,
  onClose,
}: {
  email: string
  /** Called after the server took it, before the dialog closes. */
  onDone: () => Promise<void>
  onClose: () => void
}) {
  const form = useId()
  const [failure, setFailure] = useState<string>()
  const [asksPassword, setAsksPassword] = useState(false)
  const { errors, busy, onSubmit } = useFields(
    { confirmation: 'Type the address to confirm.', current_password: '' },
    async ({ confirmation, current_password }, showErrors) => {
      setFailure(undefined)
      try {
        await call('post /api/user/deletion', { confirmation, ...(current_password ? { current_password } : {}) })
      } catch (error) {
        const fields = error instanceof CallError ? error.fields : {}
        // At once, so that the new field is there for the focus.
        if (fields.current_password) flushSync(() => setAsksPassword(true))
        showErrors(fields)
        if (Object.keys(fields).length === 0) setFailure(error instanceof Error ? error.message : '')
        return
      }
      await onDone()
      onClose()
    },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="In 14 days your workouts, your calendar and everything else you have stored here are deleted for good. We send you a letter, and until then you can keep your account at any time."
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" type="submit" form={form} busy={busy && 'Asking...'}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-4 pt-1 pb-2">
        {failure !== undefined && (
          <Notice tone="danger" title="Failed to delete your account">
            {failure}
          </Notice>
        )}
        <TextField
          label="Your email address"
          name="confirmation"
          type="email"
          autoComplete="off"
          hint={`Type ${email} to confirm.`}
          error={errors.confirmation}
        />
        {asksPassword && (
          <TextField
            label="Current password"
            name="current_password"
            type="password"
            autoComplete="current-password"
            hint="If you do not know it, sign out and choose a new one by letter."
            error={errors.current_password}
          />
        )}
      </form>
    </Dialog>
  )
}
