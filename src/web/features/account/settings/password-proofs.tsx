import { TextField } from '../../../ui/field.tsx'

/** What the auth provider asks for before it takes a new password. */
export type Proofs = { current_password?: boolean; nonce?: boolean }

/** The proof that is missing after a refusal; none if one was wrong, because its field is shown already. */
export function proofAfter(fields: Partial<Record<string, string>>, nonce: string): keyof Proofs | undefined {
  if (fields.nonce) return nonce ? undefined : 'nonce'
  return fields.current_password ? 'current_password' : undefined
}

/** The fields of the proofs that were asked for. */
export function PasswordProofs({
  asked,
  errors,
}: {
  asked: Proofs
  errors: Partial<Record<'current_password' | 'nonce', string>>
}) {
  return (
    <>
      {asked.current_password && (
        <TextField
          label="Current password"
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={errors.current_password}
        />
      )}
      {asked.nonce && (
        <TextField
          label="Code"
          name="nonce"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="You signed in more than a day ago, so we sent a code to your address."
          error={errors.nonce}
        />
      )}
    </>
  )
}
