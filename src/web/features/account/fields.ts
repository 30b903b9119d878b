import { type FormEvent, useState } from 'react'

type Values<Name extends string> = Record<Name, string>

/**
 * A form of text fields: `required` has the sentence for each field that is left empty, '' where a field is optional. Errors are shown at
 * their fields, and the first one is focused; `busy` is true while the submission runs.
 */
export function useFields<const Name extends string>(
  required: Record<Name, string>,
  submit: (values: Values<Name>, showErrors: (errors: Partial<Values<Name>>) => void) => Promise<void>,
) {
  const [errors, setErrors] = useState<Partial<Values<Name>>>({})
  const [busy, setBusy] = useState(false)
  const names = Object.keys(required) as Name[]

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const showErrors = (found: Partial<Values<Name>>) => {
      setErrors(found)
      const first = names.find((name) => found[name])
      const field = first && form.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    }
    const written = new FormData(form)
    const values = Object.fromEntries(names.map((name) => [name, String(written.get(name) ?? '')])) as Values<Name>
    const empty = names.filter((name) => required[name] && values[name].trim() === '')
    showErrors(Object.fromEntries(empty.map((name) => [name, required[name]])) as Partial<Values<Name>>)
    if (empty.length > 0) return
    setBusy(true)
    await submit(values, showErrors).finally(() => setBusy(false))
  }
  return { errors, busy, onSubmit }
}
