import { type MouseEvent, useRef } from 'react'

/** Selects the text of a field that is entered by a press, as Tab does, so that a figure is replaced by typing. */
export function useSelectAll() {
  const isEntered = useRef(false)
  return {
    onPointerDown: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      isEntered.current = document.activeElement !== currentTarget
    },
    onMouseUp: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // Part of the text may have been selected with the press.
      if (isEntered.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
      isEntered.current = false
    },
  }
}
