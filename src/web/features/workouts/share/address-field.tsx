import { TextField } from '../../../ui/field.tsx'

/** An address to copy by hand. */
export function AddressField({ address }: { address: string }) {
  return (
    <TextField
      label="Copy this address"
      className="w-full max-w-md"
      readOnly
      autoFocus
      value={address}
      onFocus={(event) => event.target.select()}
    />
  )
}
