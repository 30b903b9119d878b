import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { isTemporary } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast-store.ts'

type Page = { data: readonly { id: string }[] }

/** One kind of what an athlete deletes from paged lists and can restore. */
export type Deletable<Answer> = {
  /** The cache key of its pages, and of all that a restoration changes. */
  everyPage: QueryKey
  everything: QueryKey
  remove: (id: string) => Promise<Answer>
  restore: (id: string) => Promise<unknown>
  says: {
    deleted: string
    /** The sentence under `deleted`. */
    gone: (answer: Answer) => string
    /** The sentence under 'Hmm, something went wrong'. */
    failed: string
    restored: string
    restorationFailed: string
  }
}

/** Deletes one of a kind and offers to restore it. Answers whether it was deleted. */
export function useDeletion<Answer>(kind: Deletable<Answer>): (id: string) => Promise<boolean> {
  const cache = useQueryClient()
  const { everyPage, says } = kind
  return async (id) => {
    let answer: Answer
    try {
      answer = await kind.remove(id)
    } catch {
      // Another tab may have deleted it: then the list that shows it is out of date.
      void cache.invalidateQueries({ queryKey: everyPage })
      toast({ title: 'Hmm, something went wrong', description: says.failed, variant: 'destructive' })
      return false
    }
    cache.setQueriesData<Page>({ queryKey: everyPage }, (page) => page && without(id, page))
    void cache.invalidateQueries({ queryKey: everyPage })
    toast({
      title: says.deleted,
      description: says.gone(answer),
      action: { label: 'Undo', onSelect: () => void restore(id, kind, cache) },
    })
    return true
  }
}

function without(id: string, page: Page): Page {
  return { ...page, data: page.data.filter((one) => one.id !== id) }
}

async function restore<Answer>(id: string, kind: Deletable<Answer>, cache: QueryClient) {
  const { says, everything } = kind
  try {
    await kind.restore(id)
    toast({ title: says.restored, description: 'It is back in your library, at its old link.' })
  } catch (error) {
    const description = error instanceof Error ? error.message : ''
    toast({
      title: says.restorationFailed,
      description,
      variant: 'destructive',
      // No page has another control that restores it.
      ...(isTemporary(error) && { action: { label: 'Try again', onSelect: () => void restore(id, kind, cache) } }),
    })
  }
  await cache.invalidateQueries({ queryKey: everything })
}
