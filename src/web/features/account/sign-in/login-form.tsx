import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useFields } from '../fields.ts'
import { useSignIn } from './use-sign-in.ts'

/** The form for email and password. */
export function LoginForm() {
  const signIn = useSignIn()
  const { errors, busy, onSubmit } = useFields(
    { email: 'Enter your email address.', password: 'Enter your password.' },
    async ({ email, password }, showErrors) => {
      const refusal = await signIn({ email: email.trim(), password })
      if (refusal) showErrors({ password: refusal })
    },
  )
  return (
    // With `post`, a form sent before the page's script has loaded does not write the password into the URL.
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
