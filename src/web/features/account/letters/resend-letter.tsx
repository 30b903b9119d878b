import { useState } from 'react'
import { authClient } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useFields } from '../fields.ts'
import { providerSentence } from '../provider-sentence.ts'

/** Sends the sign-up letter again; the message is the same whether or not the account exists. */
export function ResendLetter({ email }: { email?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const { errors, busy, onSubmit } = useFields({ address: 'Enter your email address.' }, async ({ address }) => {
    const { error } = await authClient()
      .then((client) => client.resend({ type: 'signup', email: address.trim() }))
      .catch((error: unknown) => ({ error }))
    if (error) return void toast({ title: providerSentence(error), variant: 'destructive' })
    setOpen(false)
    toast({
      title: 'Email sent',
      description: 'If this address waits for its confirmation, a new letter is under way.',
    })
  })
  if (!open)
    return (
      <p className="text-body text-ink-2">
        No letter? Look into the spam folder, or{' '}
        <button
          type="button"
          className="cursor-pointer font-[560] text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
          onClick={() => setOpen(true)}
        >
          send it again
        </button>
        .
      </p>
    )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Send the letter to"
        name="address"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errors.address}
      />
      <div>
        <Button type="submit" tone="surface" busy={busy ? 'Sending...' : undefined}>
          Send again
        </Button>
      </div>
    </form>
  )
}
