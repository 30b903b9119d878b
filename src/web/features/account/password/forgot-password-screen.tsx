import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountFrame } from '../account-frame.tsx'
import { useFields } from '../fields.ts'
import { CodeForm } from '../letters/code-form.tsx'

const SENT = 'If an account exists with this email, a reset password email has been sent.'

/** Requests an email for choosing a new password. The message does not reveal who has an account. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  const { errors, busy, onSubmit } = useFields({ email: 'Enter your email address.' }, async (written, showErrors) => {
    const email = written.email.trim()
    try {
      await call('post /api/user/forgot-password', { email })
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {}
      if (fields.email) return showErrors({ email: fields.email })
      toast({ title: 'Error', description: 'Failed to send reset password email', variant: 'destructive' })
      if (error instanceof CallError) showErrors({ email: error.message })
      return
    }
    setSentTo(email)
    toast({ title: 'Reset password email sent', description: SENT })
  })

  if (sentTo !== undefined)
    return (
      <AccountFrame title="Check your email" lead={SENT}>
        <div className="grid gap-8">
          <CodeForm type="recovery" email={sentTo} />
          <div>
            <Button tone="quiet" onClick={() => setSentTo(undefined)}>
              Try another address
            </Button>
          </div>
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Forgot password?" lead="Enter the email of your account. We send a link that sets a new one.">
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="primary" busy={busy ? 'Sending...' : undefined}>
            Send Reset Email
          </Button>
          <ButtonLink to="/login" tone="quiet">
            Login
          </ButtonLink>
        </div>
      </form>
    </AccountFrame>
  )
}
