import { useEffect } from 'react'

/** Ignores files that are dropped beside an entry: the browser would open them instead of the calendar. */
export function useMissedFiles(): void {
  useEffect(() => {
    const control = new AbortController()
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(
        type,
        (event) => {
          // What an entry takes is answered already; a field for files takes its own.
          if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          event.dataTransfer.dropEffect = 'none'
        },
        { signal: control.signal },
      )
    return () => control.abort()
  }, [])
}
