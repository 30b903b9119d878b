import { type ChangeEvent, useState } from 'react'

/** A text field while it is typed in: its text, and the value that it had when it was entered. */
type Typing<Value> = { text: string; from: Value }

/**
 * Keeps the text of a field as it is typed until the field is left; then it shows its value again. `onType` is also given
 * the value that the field had when the typing began.
 */
export function useTyping<Value>(value: Value, onType: (text: string, from: Value) => void) {
  const [typing, setTyping] = useState<Typing<Value>>()
  return {
    typing,
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const text = event.target.value
        const from = typing ? typing.from : value
        setTyping({ text, from })
        onType(text, from)
      },
      onBlur: () => setTyping(undefined),
    },
  }
}
