import { useSite } from '../../lib/site.ts'
import { TextField } from '../../ui/field.tsx'

/** A password to be chosen, with how long it has to be where this server says so. */
export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const { passwordMinLength } = useSite()
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint={passwordMinLength && `At least ${passwordMinLength} characters.`}
      error={error}
    />
  )
}
