import { useRef, useState } from 'react'
import type { Remark } from '#domain/text/step/remarks.ts'

/** A text, what it stands for (the steps that were last read from it, and the sport, as JSON), and what cannot be read. */
export type ShownText = { text: string; meaning: string; errors: Remark[] }

/** The text of the builder, which stays while its view is closed: a line that cannot be read is not lost. */
export type TextState = {
  shown: () => ShownText | undefined
  show: (text: ShownText | undefined) => void
  /** The first line that cannot be read yet. */
  unread: Remark | undefined
}

export function useShownText(): TextState {
  const shown = useRef<ShownText>(undefined)
  const [unread, setUnread] = useState<Remark>()
  return {
    shown: () => shown.current,
    show: (text) => {
      shown.current = text
      setUnread(text?.errors[0])
    },
    unread,
  }
}
