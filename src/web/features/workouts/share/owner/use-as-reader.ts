import { useEffect, useState } from 'react'
import { useSession } from '../../../../lib/session.ts'

/** What a public page knows of its workout or route as the signed-in athlete sees it. */
type AsReader<Item> = Item | 'loading' | 'failed' | undefined

/**
 * Reads what a public page shows again, for the athlete who is signed in: the server drew the page for everybody.
 * Undefined for a signed-out visitor. `read` must stay the same function.
 */
export function useAsReader<Item>(
  id: string,
  read: (id: string) => Promise<Item>,
): [AsReader<Item>, (item: Item) => void] {
  const { status } = useSession()
  const [found, setFound] = useState<AsReader<Item>>('loading')
  useEffect(() => {
    if (status !== 'signed-in') return
    let isShown = true
    const show = (answer: AsReader<Item>) => {
      if (isShown) setFound(() => answer)
    }
    read(id).then(show, () => show('failed'))
    return () => {
      isShown = false
    }
  }, [status, id, read])
  const known = status === 'signed-out' ? undefined : found
  return [known, (item) => setFound(() => item)]
}
