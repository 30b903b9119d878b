import { useNavigate } from '@tanstack/react-router'
import { NO_ANSWER } from '../../../lib/call-error.ts'
import { authClient } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useFields } from '../fields.ts'
import { hashOf } from './reset-arrival.ts'

/** Takes the six digits of a letter, for people who read it on another device. It continues as the letter's link does. */
export function CodeForm({ type, email }: { type: 'signup' | 'recovery'; email?: string | undefined }) {
  const navigate = useNavigate()
  const { errors, busy, onSubmit } = useFields(
    { email: 'Enter your email address.', code: 'Enter the six digits of the letter.' },
    async (written, showErrors) => {
      const token = written.code.replaceAll(/\D/g, '')
      if (token.length < 6) return showErrors({ code: 'Enter the six digits of the letter.' })
      const { data, error } = await authClient()
        .then((client) => client.verifyOtp({ type, email: written.email.trim(), token }))
        .catch((error: unknown) => ({ data: { session: null }, error }))
      if (error || !data.session) return showErrors({ code: refusalOf(error) })
      await navigate({ to: '/reset-password', hash: hashOf(data.session, type) })
    },
  )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <h2 className="text-h3">Or type the code</h2>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errors.email}
      />
      <TextField
        label="Code"
        hint="Six digits, in the same letter."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={errors.code}
      />
      <div>
        <Button type="submit" tone="ink" busy={busy ? 'Checking...' : undefined}>
          Confirm
        </Button>
      </div>
    </form>
  )
}

function refusalOf(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  if (status === 429) return 'Too many tries. Wait a minute and try again.'
  if (status >= 400 && status < 500) return 'This code does not work. Look for a newer letter, or ask for one.'
  return NO_ANSWER
}
