import { useSyncExternalStore } from 'react'

/** Whether the window is wide enough for a step's fields beside the list. */
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
