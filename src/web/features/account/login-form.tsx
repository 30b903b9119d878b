import { Link, useNavigate } from '@tanstack/react-router'
import { authClient } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dismiss, toast } from '../../ui/toast-store.ts'
import { useFields } from './fields.ts'
import { providerSentence } from './provider-sentence.ts'

/** Email and password. The session's own change takes people on, so this ends with the provider's answer. */
export function LoginForm() {
  const navigate = useNavigate()
  const { errors, busy, onSubmit } = useFields(
    { email: 'Enter your email address.', password: 'Enter your password.' },
    async ({ email, password }) => {
      const client = authClient()
      const { error } = await client
        .then((opened) => opened.signInWithPassword({ email: email.trim(), password }))
        .catch((error: unknown) => ({ error }))
      if (!error) return dismiss()
      const unconfirmed = codeOf(error) === 'email_not_confirmed'
      const enterCode = () => navigate({ to: '/email-verification/set-password', state: { email: email.trim() } })
      toast({
        title: providerSentence(error),
        variant: 'destructive',
        ...(unconfirmed ? { action: { label: 'Enter the code', onSelect: () => void enterCode() } } : {}),
      })
    },
  )
  return (
    // Posting keeps a password out of the address where the page's script has not loaded yet.
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" tone="primary" busy={busy ? 'Signing in...' : undefined}>
          Login
        </Button>
        <Link to="/forgot-password" className="text-body underline decoration-edge underline-offset-4">
          Forgot password?
        </Link>
      </div>
    </form>
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
