import type { CSSProperties } from 'react'

/** The classes of the element that holds the toasts. */
export const toastBox = 'fixed z-50 w-[calc(100vw-2.25rem)] max-w-105 outline-none'

/** The style of toasts that lie in a strip at the bottom of the window. */
export const stripStyle: CSSProperties = {
  inset: 'auto 0 0',
  width: 'auto',
  maxWidth: 'none',
  padding: '0.5rem 1.125rem max(0.5rem, env(safe-area-inset-bottom))',
  background: 'var(--color-bg)',
}

/** The custom property for the space that dialogs and the page leave free at the bottom of the window. */
const ROOM = '--toast-room'

/** Makes dialogs and the page end above a strip, until the returned function is called. */
export function leaveRoomFor(strip: HTMLElement): () => void {
  document.documentElement.style.setProperty(ROOM, `${strip.offsetHeight}px`)
  return () => document.documentElement.style.removeProperty(ROOM)
}
