import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { browserFetch, call, type OutputOf } from '../../../lib/api.ts'

export type Block = OutputOf<'post /api/blocks'>

type NewBlock = Pick<Block, 'name' | 'sport' | 'steps'>

/** The athlete's own blocks, by name. */
export const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: async ({ signal }) => {
    const blocks = await call('get /api/blocks', {}, browserFetch, signal)
    return blocks.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { sensitivity: 'base' }))
  },
})

/** The changes of the athlete's own blocks. Each throws the server's refusal. */
export function useBlockChanges() {
  const cache = useQueryClient()
  const afterwards = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change
    } finally {
      // After a failure too: another tab may have changed them.
      void cache.invalidateQueries({ queryKey: blocksQuery.queryKey })
    }
  }
  const replace = (id: string, block: NewBlock) => afterwards(call('put /api/blocks/{id}', { id, ...contentOf(block) }))
  return {
    save: (block: NewBlock) => afterwards(call('post /api/blocks', contentOf(block))),
    /** Saves it in place of the block with its name. */
    async saveInPlace(block: NewBlock) {
      const blocks = await cache.fetchQuery({ ...blocksQuery, staleTime: 0 })
      const namesake = blocks.find(({ name }) => fold(name) === fold(block.name.trim()))
      return namesake ? replace(namesake.id, block) : afterwards(call('post /api/blocks', contentOf(block)))
    },
    rename: (block: Block, name: string) => replace(block.id, { ...block, name }),
    async remove({ id }: Block) {
      await afterwards(call('delete /api/blocks/{id}', { id }))
      cache.setQueryData(blocksQuery.queryKey, (blocks) => blocks?.filter((block) => block.id !== id))
    },
  }
}

function contentOf({ name, sport, steps }: NewBlock): NewBlock {
  return { name, sport, steps }
}

// As the server compares names.
const fold = (name: string) => name.normalize('NFKC').toLowerCase()
