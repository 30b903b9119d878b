import { useSite } from '../../lib/site.ts'
import { TextField } from '../../ui/field.tsx'

/** The field for a new password, with its least length where the server states one. */
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
