import { useEffect, useEffectEvent, useState } from 'react'

/** After the last letter that was typed. */
const SEARCH_AFTER_MS = 250

/**
 * A field whose text becomes the search of the address a moment after the last letter. Where a link changes the address
 * instead, the field shows the new search.
 */
export function useSearchField(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const [isAhead, setAhead] = useState(false)
  const isReached = typed.trim() === search
  if (isAhead && isReached) setAhead(false)
  const go = useEffectEvent(() => onSearch(typed.trim()))
  useEffect(() => {
    if (!isAhead) return
    // What is typed in the meantime starts the wait again.
    const timer = setTimeout(go, typed === '' ? 0 : SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAhead, typed])
  return {
    value: isAhead || isReached ? typed : search,
    onChange(text: string) {
      setTyped(text)
      setAhead(true)
    },
  }
}
