import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '#contracts/user.ts'
import { call } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { authClient, useSession } from '../../../lib/session.ts'
import { useSite } from '../../../lib/site.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useFields } from '../fields.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { providerSentence } from '../provider-sentence.ts'
import { PasswordProofs, type Proofs, proofsAfter } from './password-proofs.tsx'
import { PendingEmail, usePendingEmail } from './pending-email.tsx'
import { timeZones } from './time-zones.ts'

/** Name, address, password and time zone, saved together. A blank name or address changes nothing. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const { refreshProfile } = useSession()
  const { accounts } = useSite()
  const pending = usePendingEmail(profile.email)
  const [timezone, setTimezone] = useState(profile.timezone)
  const [failure, setFailure] = useState<string>()
  const [proofs, setProofs] = useState<Proofs>({})
  // The fields of a saved form start anew, from what was saved.
  const [saves, setSaves] = useState(0)

  const { errors, busy, onSubmit } = useFields(
    { full_name: '', email: '', password: '', current_password: '', nonce: '' },
    async (written, showErrors) => {
      const { full_name, email, password, current_password, nonce } = written
      setFailure(undefined)
      try {
        await call('put /api/user', {
          // What was not edited here may have been changed in another tab; left blank it changes nothing.
          full_name: full_name === profile.full_name ? '' : full_name,
          email: email === profile.email ? '' : email,
          ...(timezone === profile.timezone ? {} : { timezone }),
          ...(password ? { password } : {}),
          ...(password && current_password ? { current_password } : {}),
          ...(password && nonce ? { nonce } : {}),
        })
      } catch (error) {
        const fields = error instanceof CallError ? error.fields : {}
        const { asked, sentences } = proofsAfter(fields, nonce, accounts)
        const unsent = asked.nonce && !nonce ? await sendCode() : undefined
        // At once, so that the new field is there for the focus.
        flushSync(() => setProofs({ ...proofs, ...asked }))
        showErrors(sentences)
        setFailure([error instanceof Error ? error.message : '', unsent].filter(Boolean).join(' '))
        return
      }
      setProofs({})
      toast({ title: 'Account updated', description: 'Your account has been updated successfully' })
      await Promise.all([refreshProfile(), pending.refetch()])
      setSaves((before) => before + 1)
    },
  )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {failure !== undefined && (
        <Notice tone="danger" title="Failed to update account">
          {failure}
        </Notice>
      )}
      {pending.data && <PendingEmail from={profile.email} to={pending.data} />}
      <div key={saves} className="grid gap-5 sm:grid-cols-2">
        <TextField
          key={profile.full_name}
          label="Full name"
          name="full_name"
          autoComplete="name"
          defaultValue={profile.full_name}
          error={errors.full_name}
        />
        <TextField
          key={profile.email}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={profile.email}
          hint="A new address is confirmed by a link in each of two letters: one to the old address, one to the new."
          error={errors.email}
        />
        <NewPasswordField label="New password" error={errors.password} />
        <SelectField
          label="Time zone"
          name="timezone"
          options={timeZones(profile.timezone)}
          value={timezone}
          onChange={setTimezone}
          hint="Your calendar's today is the day it is there."
        />
        <PasswordProofs asked={proofs} errors={errors} />
      </div>
      <div>
        <Button type="submit" tone="primary" busy={busy ? 'Saving...' : undefined}>
          Save
        </Button>
      </div>
    </form>
  )
}

/** Has a code sent that proves who asks for a new password; answers what went wrong, if anything did. */
async function sendCode(): Promise<string | undefined> {
  const { error } = await (await authClient()).reauthenticate()
  return error ? `The code could not be sent. ${providerSentence(error)}` : undefined
}
