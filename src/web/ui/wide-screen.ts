import { useSyncExternalStore } from 'react'

/** Whether the window is wide enough for a table beside the menu, or for two columns. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

const WIDE = '(min-width: 72rem)'
