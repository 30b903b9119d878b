import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useFields } from '../fields.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { browserTimezone } from '../timezone.ts'
import { signUp } from './sign-up.ts'
import { useSignIn } from './use-sign-in.ts'

/** The form for name, email and password. */
export function SignupForm() {
  const navigate = useNavigate()
  const signIn = useSignIn()
  const { errors, busy, onSubmit } = useFields(
    {
      full_name: 'Enter your name.',
      email: 'Enter your email address.',
      password: 'Choose a password.',
    },
    async (written, showErrors) => {
      const email = written.email.trim()
      try {
        const next = await signUp({ ...written, email, timezone: browserTimezone() })
        if (next === 'sign-in') return void (await signIn({ email, password: written.password }))
      } catch (error) {
        const refused = error instanceof CallError && error.said
        const unanswered = error instanceof CallError && error.status === 0
        toast({
          title: refused ? error.message : 'An error occurred',
          ...(unanswered && { description: error.message }),
          variant: 'destructive',
        })
        if (refused) showErrors(error.fields)
        return
      }
      await navigate({ to: '/email-verification/set-password', state: { email } })
    },
  )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField label="Name" name="full_name" autoComplete="name" error={errors.full_name} />
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <NewPasswordField label="Password" error={errors.password} />
      <div>
        <Button type="submit" tone="primary" busy={busy ? 'Signing up...' : undefined}>
          Signup
        </Button>
      </div>
    </form>
  )
}
