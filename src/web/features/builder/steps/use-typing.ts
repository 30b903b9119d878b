import { type ChangeEvent, useState } from 'react'

/**
 * Keeps the text of a field as it is typed until the field is left; then the field shows `text`, that of its value. A text
 * that the field no longer has, because of an undo, is not shown. `onType` is also given the value that the field had when
 * the typing began.
 */
export function useTyping<Value>({
  value,
  text,
  isRead,
  onType,
}: {
  value: Value
  text: string
  /** Whether what was typed is what the field has now; `from` is the value when the typing began. */
  isRead: (typed: string, from: Value) => boolean
  onType: (typed: string, from: Value) => void
}) {
  const [typing, setTyping] = useState<{ text: string; from: Value }>()
  return {
    shown: typing && isRead(typing.text, typing.from) ? typing.text : text,
    /** The value that the field had when it was entered. */
    from: typing ? typing.from : value,
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const from = typing ? typing.from : value
        setTyping({ text: event.target.value, from })
        onType(event.target.value, from)
      },
      onBlur: () => setTyping(undefined),
    },
  }
}
