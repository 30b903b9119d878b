import { TextField } from '../../../ui/field.tsx'

/** What the auth provider asks for before it takes a new password. */
export type Proofs = { current_password?: boolean; nonce?: boolean }

type Sentences = Partial<Record<string, string>>

/**
 * What a refusal asks for: the fields to show, and the sentences by them. The embedded provider takes the current password
 * in place of a code; a foreign one takes the code alone.
 */
export function proofsAfter(
  { nonce, ...others }: Sentences,
  typed: string,
  accounts: 'embedded' | 'external',
): { asked: Proofs; sentences: Sentences } {
  if (nonce === undefined)
    return { asked: others.current_password ? { current_password: true } : {}, sentences: others }
  // A code that was typed is wrong, and its field is shown already.
  if (typed || accounts === 'external') return { asked: { nonce: true }, sentences: { ...others, nonce } }
  return { asked: { current_password: true, nonce: true }, sentences: { ...others, current_password: nonce } }
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
          hint={asked.nonce && 'Or leave it empty, and enter the code instead.'}
          error={errors.current_password}
        />
      )}
      {asked.nonce && (
        <TextField
          label="Code"
          name="nonce"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="We sent it to your address."
          error={errors.nonce}
        />
      )}
    </>
  )
}
